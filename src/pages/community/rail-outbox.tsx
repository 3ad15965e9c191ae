import { CircleAlert, Hourglass } from 'lucide-react';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import { toOutcomeText } from '#domain/outbox/words.ts';
import { type OutboxCounts } from '#offline/outbox/items.ts';
import * as feedTexts from '#texts/feed.ts';
import * as postTexts from '#texts/post.ts';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/button/chip.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './rail-outbox.module.css';

/** Number of the viewer's unsent or refused writes, with a button that opens the outbox. */
export function RailOutbox() {
  const counts = useOutboxCounts();
  const { waiting, refused } = counts;
  if (waiting + refused === 0) return null;
  const Icon = waiting > 0 ? Hourglass : CircleAlert;
  const title = waiting > 0 ? feedTexts.waitingToSend : postTexts.refused;
  return (
    <section aria-label={title} className={styles.outbox}>
      <div className={styles.head}>
        <h2 className={text.cardTitle}>{title}</h2>
        <Badge tone={waiting > 0 ? 'butter' : 'chilli'}>
          <Icon size={16} />
          <span>{waiting || refused}</span>
        </Badge>
      </div>
      <p className={styles.hint}>{toHint(counts)}</p>
      <Button variant="outline" className={styles.open} onClick={showOutbox}>
        {feedTexts.openOutbox}
      </Button>
    </section>
  );
}

function toHint(counts: OutboxCounts): string {
  const { waiting, refused } = counts;
  if (waiting === 0) return feedTexts.needsYourDecision(refused);
  const goes = feedTexts.goesOutOnline(waiting);
  return refused === 0 ? goes : feedTexts.waitingAndRefused(goes, refused, toOutcomeText(counts));
}
