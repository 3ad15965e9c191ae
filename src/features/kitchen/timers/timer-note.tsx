import * as timerTexts from '../../../../texts/en/timers.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './timers.module.css';

/** What no browser can do, said while a timer runs. */
export function TimerNote() {
  return <p className={joinClasses(text.small, styles.note)}>{timerTexts.keepOpen}</p>;
}
