import { useState } from 'react';
import * as timerTexts from '../../../../texts/en/timers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './timers.module.css';
import { useTimers } from './timers-now.ts';

/** Said while a timer runs: what rings once the app is closed; and the one more thing that can be done about it. */
export function TimerNote() {
  const [permission, setPermission] = useState(readPermission);
  const [isAsked, setAsked] = useState(false);
  const { areSent } = useTimers();
  return (
    <>
      <button
        type="button"
        aria-expanded={isAsked}
        className={joinClasses(text.small, styles.ask)}
        onClick={() => setAsked(!isAsked)}
      >
        {timerTexts.ifClosed}
      </button>
      <p className={joinClasses(text.small, styles.note)}>
        <span>{toNote(permission, areSent)}</span>
        {permission === 'default' && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void Notification.requestPermission().then(setPermission)}
          >
            {timerTexts.notifyMe}
          </Button>
        )}
      </p>
    </>
  );
}

function toNote(permission: NotificationPermission, areSent: boolean): string {
  if (permission === 'granted' && 'PushManager' in globalThis) {
    return areSent ? timerTexts.sentWhenClosed : timerTexts.notSentYet;
  }
  return needsHomeScreen() ? timerTexts.keepOpenOrInstall : timerTexts.keepOpen;
}

/** iOS alone has `standalone`, and notifications only for what stands on the home screen. */
function needsHomeScreen(): boolean {
  return !('Notification' in globalThis) && Reflect.get(navigator, 'standalone') === false;
}

function readPermission(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}
