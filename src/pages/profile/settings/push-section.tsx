import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { NOTIFICATION_KINDS } from '#contract/notification/schema.ts';
import { type PushSettings, QUIET_AT_NIGHT } from '#contract/push/settings.ts';
import { useMe } from '#domain/account/me.ts';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import { askToPush, canPush, readPushPermission, registerPush } from '#domain/push/push.ts';
import { needsHomeScreen } from '#platform/needs-home-screen.ts';
import * as pushTexts from '#texts/push.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { PushChoices } from './push-choices.tsx';
import { Tick } from './tick.tsx';

/** Defaults: all kinds, but not at night. */
const NEVER_CHOSEN: PushSettings = {
  on: false,
  kinds: [...NOTIFICATION_KINDS],
  quiet: QUIET_AT_NIGHT,
  timeZone: 'UTC',
};

/** Push notification settings. The browser's permission is requested only on a tap. */
export function PushSection({ user }: { user: CurrentUser }) {
  const known = useMe()?.pushSettings ?? user.pushSettings ?? NEVER_CHOSEN;
  const [chosen, setChosen] = useState<PushSettings>();
  const settings = chosen ?? known;
  // Consecutive taps build on each other, even while the device is still storing the first change.
  const latest = useRef(settings);
  const change = async (next: Partial<PushSettings>) => {
    latest.current = { ...latest.current, ...next };
    setChosen(latest.current);
    if (await save(latest.current)) return;
    latest.current = known;
    setChosen(undefined);
  };
  const [permission, setPermission] = useState(readPushPermission);
  const allow = async () => {
    const answer = await askToPush();
    setPermission(answer);
    if (answer === 'granted') void registerPush();
    return answer === 'granted';
  };
  const turn = async (on: boolean) => {
    if (on && !(await allow())) return;
    await change({ on });
  };
  return (
    <chakra.section
      display="grid"
      gap="3"
      px="min(1.25rem, 6vw)"
      py="4.5"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.h2 textStyle="body" fontWeight="700">
        {pushTexts.title}
      </chakra.h2>
      {(canPush() || settings.on) && (
        <Tick isOn={settings.on} turn={(on) => void turn(on)} label={pushTexts.notifyMe} />
      )}
      <chakra.p textStyle="small" color="ink.muted">
        {pushTexts.hint}
      </chakra.p>
      <Here settings={settings} permission={permission} allow={() => void allow()} />
      {settings.on && <PushChoices settings={settings} change={(next) => void change(next)} />}
    </chakra.section>
  );
}

interface HereProps {
  settings: PushSettings;
  permission: NotificationPermission;
  allow: () => void;
}

/** State of notifications on this device. */
function Here({ settings, permission, allow }: HereProps) {
  if (!canPush()) {
    return <p>{needsHomeScreen() ? pushTexts.needsHomeScreen : pushTexts.notPossible}</p>;
  }
  if (permission === 'denied') return <p role="status">{pushTexts.blockedHere}</p>;
  if (permission === 'granted' || !settings.on) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {pushTexts.notAllowedHere}
      <Button variant="outline" size="sm" onClick={allow}>
        {pushTexts.allowHere}
      </Button>
    </chakra.div>
  );
}

/**
 * Submits the settings with the device's time zone. Returns false and shows a notice if they could neither be stored
 * nor sent.
 */
async function save(settings: PushSettings): Promise<boolean> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    await submit([{ command: { op: 'push-settings.set', settings: { ...settings, timeZone } } }]);
    return true;
  } catch (error) {
    showNotice({ kind: 'error', text: toOurText(error) ?? pushTexts.notChanged });
    return false;
  }
}
