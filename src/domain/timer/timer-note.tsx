import { X } from 'lucide-react';
import { useState } from 'react';
import { needsHomeScreen } from '#platform/needs-home-screen.ts';
import { saveSettings } from '#platform/settings.ts';
import * as appTexts from '#texts/app.ts';
import * as timerTexts from '#texts/timer.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './timers.module.css';
import { useTimers } from './timers-now.ts';

/** Shows if a timer can ring after the app is closed, with a button that allows notifications. */
export function TimerNote() {
  const [permission, setPermission] = useState(readPermission);
  const { areSent } = useTimers();
  return (
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
  );
}

/** The note with a button that dismisses it for good. Shown with the first timer. */
export function FirstTimerNote() {
  return (
    <div className={styles.panel}>
      <TimerNote />
      <IconButton
        aria-label={appTexts.dismiss}
        onClick={() => saveSettings({ isTimerNoteRead: true })}
      >
        <X size={22} />
      </IconButton>
    </div>
  );
}

function toNote(permission: NotificationPermission, areSent: boolean): string {
  if (permission === 'granted' && 'PushManager' in globalThis) {
    return areSent ? timerTexts.sentWhenClosed : timerTexts.notSentYet;
  }
  return needsHomeScreen() ? timerTexts.keepOpenOrInstall : timerTexts.keepOpen;
}

function readPermission(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}
