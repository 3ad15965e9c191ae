import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { saveSettings, useSettings } from '#platform/settings.ts';
import * as settingsTexts from '#texts/settings.ts';
import * as statusTexts from '#texts/status.ts';
import { readAppearance, saveAppearance } from '#ui/appearance.ts';
import { LinkRow } from './settings-row.tsx';

const UNITS = [
  { value: undefined, label: settingsTexts.asWritten },
  { value: 'metric', label: settingsTexts.metric },
  { value: 'us', label: settingsTexts.us },
] as const;
const APPEARANCES = [
  { value: 'system', label: settingsTexts.asTheSystem },
  { value: 'light', label: settingsTexts.light },
  { value: 'dark', label: settingsTexts.dark },
] as const;

/** Settings stored on this device, for members and visitors. */
export function DeviceSettings() {
  const { units } = useSettings();
  const [appearance, setAppearance] = useState(readAppearance);
  return (
    <chakra.section
      display="grid"
      gap="4"
      px="min(1.25rem, 6vw)"
      py="4.5"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.h2 textStyle="body" fontWeight="700">
        {settingsTexts.thisDevice}
      </chakra.h2>
      <Choice
        label={settingsTexts.amounts}
        options={UNITS}
        chosen={units}
        choose={(value) => saveSettings({ units: value })}
      />
      <Choice
        label={settingsTexts.appearance}
        options={APPEARANCES}
        chosen={appearance}
        choose={(value) => {
          saveAppearance(value);
          setAppearance(value);
        }}
      />
      <chakra.div display="grid" mb="-1.5">
        <LinkRow to={pagePaths.storage}>{settingsTexts.keptOnThisDevice}</LinkRow>
        <LinkRow to={pagePaths.status} hash="fault-reports">
          {statusTexts.faultsHeading}
        </LinkRow>
      </chakra.div>
    </chakra.section>
  );
}

interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  choose: (value: Value) => void;
}

function Choice<Value extends string | undefined>(props: ChoiceProps<Value>) {
  const id = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="small" color="ink.muted" p="0" mb="1.5">
        {props.label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {props.options.map(({ value, label }) => (
          <Option key={label}>
            <input
              type="radio"
              name={id}
              checked={props.chosen === value}
              onChange={() => props.choose(value)}
            />
            <span>{label}</span>
          </Option>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Option = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'tap',
    paddingInline: 'min(16px, 5vw)',
    borderRadius: 'full',
    border: '1.5px solid {colors.control}',
    fontWeight: '600',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    '& input': { position: 'absolute', opacity: '0', width: '1px', height: '1px' },
    '&:has(:checked)': { backgroundColor: 'inverse', color: 'onInverse', borderColor: 'inverse' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.mark}', outlineOffset: '2px' },
  },
});
