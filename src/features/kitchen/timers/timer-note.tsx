import { useState } from 'react';
import * as timerTexts from '../../../../texts/en/timers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './timers.module.css';

/** What no browser can do, said while a timer runs; and the one more thing that it can, for those who want it. */
export function TimerNote() {
  const [permission, setPermission] = useState(readPermission);
  return (
    <p className={joinClasses(text.small, styles.note)}>
      {timerTexts.keepOpen}
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

function readPermission(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}
