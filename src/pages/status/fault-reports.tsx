import { refuseFaultReports, useFaultRecord } from '#platform/fault-record.ts';
import { locale } from '#texts/language.ts';
import * as statusTexts from '#texts/status.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './fault-reports.module.css';

/** The error reports that this device has sent, with a checkbox that turns them off. */
export function FaultReports() {
  const { isRefused, sent } = useFaultRecord();
  return (
    <section id="fault-reports" aria-labelledby="fault-reports-title" className={styles.reports}>
      <h2 id="fault-reports-title" className={text.h2}>
        {statusTexts.faultsHeading}
      </h2>
      <p>{statusTexts.whatIsReported}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={!isRefused}
          onChange={({ currentTarget }) => refuseFaultReports(!currentTarget.checked)}
        />
        {statusTexts.sendFaults}
      </label>
      {sent.length === 0 ? (
        <p className={styles.none}>{statusTexts.noFaultsSent}</p>
      ) : (
        <>
          <h3 className={joinClasses(text.body, styles.heading)}>{statusTexts.sentLately}</h3>
          <ul className={styles.sent}>
            {sent.map(({ at, message, page }) => (
              <li key={at}>
                <time dateTime={new Date(at).toISOString()}>{toTime(at)}</time>
                <span>{` · ${page}`}</span>
                <code translate="no">{message}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function toTime(at: number): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
