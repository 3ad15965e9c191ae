import { chakra } from '@chakra-ui/react';
import { refuseFaultReports, useFaultRecord } from '#platform/fault-record.ts';
import * as faultTexts from '#texts/faults.ts';
import styles from './fault-reports.module.css';

/** The error reports that this device has sent, with a checkbox that turns them off. */
export function FaultReports() {
  const { isRefused, sent } = useFaultRecord();
  return (
    <chakra.section
      id="fault-reports"
      aria-labelledby="fault-reports-title"
      p="5"
      display="grid"
      gap="3"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.h2 id="fault-reports-title" textStyle="h2">
        {faultTexts.heading}
      </chakra.h2>
      <p>{faultTexts.what}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={!isRefused}
          onChange={({ currentTarget }) => refuseFaultReports(!currentTarget.checked)}
        />
        {faultTexts.send}
      </label>
      {sent.length === 0 ? (
        <chakra.p color="ink.muted">{faultTexts.none}</chakra.p>
      ) : (
        <>
          <chakra.h3 textStyle="body" fontWeight="700">
            {faultTexts.sentLately}
          </chakra.h3>
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
    </chakra.section>
  );
}

function toTime(at: number): string {
  return new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
