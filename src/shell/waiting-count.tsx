import { CircleAlert, Hourglass } from 'lucide-react';
import { createPortal } from 'react-dom';
import { UnreadCount } from '#domain/notification/bell.tsx';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import { useWaitingPlace } from '#domain/outbox/waiting-place.tsx';
import { toOutcomeText } from '#domain/outbox/words.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../ui/theme/text.module.css';
import styles from './waiting-count.module.css';

export interface WaitingProps {
  /** At the profile tab of the bottom bar, in the top bar, or in the slot of a page without a bottom bar. */
  place: 'bar' | 'top' | 'page' | 'bare';
}

/** Number of unsent writes, and in the bars the number of unread notifications. */
export function Waiting({ place }: WaitingProps) {
  return (
    <>
      {(place === 'top' || place === 'bar') && <UnreadCount place={place} />}
      <WaitingCount place={place} />
    </>
  );
}

/** Numbers of waiting and refused writes on a button that opens the outbox. */
function WaitingCount({ place }: WaitingProps) {
  const counts = useOutboxCounts();
  const inPage = useWaitingPlace();
  const { waiting, refused } = counts;
  if (waiting + refused === 0) return null;
  const parts = [
    {
      count: waiting,
      tone: 'butter',
      look: styles.butter,
      Icon: Hourglass,
      words: ` ${outboxTexts.countWaiting}`,
      rest: ` ${outboxTexts.forSending}`,
    },
    {
      count: refused,
      tone: 'chilli',
      look: styles.chilli,
      Icon: CircleAlert,
      words: ` ${toOutcomeText(counts)}`,
      rest: '',
    },
  ].filter(({ count }) => count > 0);
  const isCorner = place === 'bar';
  const isOnPage = place === 'page' || place === 'bare';
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={showOutbox}
      className={joinClasses(
        isCorner ? styles.corner : styles.pills,
        isOnPage && !inPage && styles.floating,
        place === 'page' && styles.onPhones,
      )}
    >
      {parts.map(({ count, tone, look, Icon, words, rest }, at) => (
        <span
          key={tone}
          className={joinClasses(
            isCorner ? text.micro : text.small,
            styles.part,
            isCorner ? styles.disc : styles.pill,
            look,
          )}
        >
          {!isCorner && <Icon size={16} />}
          <span>{count}</span>
          <span className={isCorner ? text.srOnly : styles.words}>{words}</span>
          <span className={text.srOnly}>{at < parts.length - 1 ? `${rest},` : rest}</span>
        </span>
      ))}
    </button>
  );
  return isOnPage && inPage ? createPortal(button, inPage) : button;
}
