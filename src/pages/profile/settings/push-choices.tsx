import { chakra } from '@chakra-ui/react';
import { NOTIFICATION_KINDS } from '#contract/notification/schema.ts';
import { type PushSettings, QUIET_AT_NIGHT } from '#contract/push/settings.ts';
import * as pushTexts from '#texts/push.ts';
import { Tick } from './tick.tsx';

const pad = (part: number) => String(part).padStart(2, '0');

/** Not offered, because the server sends no notifications about cooks yet. */
const OFFERED = NOTIFICATION_KINDS.filter((kind) => kind !== 'cooks');

interface Props {
  settings: PushSettings;
  change: (next: Partial<PushSettings>) => void;
}

/** Kinds of notifications and quiet hours. */
export function PushChoices({ settings: { kinds, quiet }, change }: Props) {
  const turnKind = (kind: (typeof NOTIFICATION_KINDS)[number], on: boolean) =>
    change({
      kinds: NOTIFICATION_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))),
    });
  return (
    <>
      <chakra.fieldset border="0" p="0" m="0" minW="0">
        <chakra.legend textStyle="small" color="ink.muted" p="0">
          {pushTexts.whatAbout}
        </chakra.legend>
        {OFFERED.map((kind) => (
          <Tick
            key={kind}
            isOn={kinds.includes(kind)}
            turn={(on) => turnKind(kind, on)}
            label={pushTexts.KINDS[kind]}
          />
        ))}
      </chakra.fieldset>
      <Tick
        isOn={quiet !== null}
        turn={(on) => change({ quiet: on ? QUIET_AT_NIGHT : null })}
        label={pushTexts.quietHours}
      />
      {quiet && (
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          <Time
            label={pushTexts.from}
            minutes={quiet.from}
            change={(from) => change({ quiet: { ...quiet, from } })}
          />
          <Time
            label={pushTexts.until}
            minutes={quiet.to}
            change={(to) => change({ quiet: { ...quiet, to } })}
          />
          <chakra.p flexBasis="100%" textStyle="small" color="ink.muted">
            {pushTexts.quietHint}
          </chakra.p>
        </chakra.div>
      )}
    </>
  );
}

function Time(props: { label: string; minutes: number; change: (minutes: number) => void }) {
  return (
    <chakra.label
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      minH="tap"
    >
      <chakra.span minW="2.75rem">{props.label}</chakra.span>
      <TimeInput
        type="time"
        value={toTime(props.minutes)}
        onChange={({ currentTarget }) => {
          const minutes = toMinutes(currentTarget.value);
          // The value is empty while the user is typing.
          if (minutes !== undefined) props.change(minutes);
        }}
      />
    </chakra.label>
  );
}

const TimeInput = chakra('input', {
  base: {
    display: 'block',
    minHeight: 'tap',
    paddingInline: '3',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'paper',
    color: 'ink',
    font: 'inherit',
  },
});

/** Formats minutes after midnight for a time input: "22:05". */
function toTime(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Minutes after midnight, or undefined if the input has no time. */
function toMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
