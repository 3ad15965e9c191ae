import { canSendAgain, isTargetMissing, toRefusedSentence } from '#domain/outbox/refusals.ts';
import { isTyped, toEditPath, toWholeText } from '#domain/outbox/words.ts';
import type { OutboxItem } from '#offline/outbox/items.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyText } from '#ui/copy-text.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import styles from './refused.module.css';
import { decideOrNotify, useDiscard } from './use-discard.ts';

interface Props {
  item: OutboxItem;
  refused: OutboxRow;
  /** Names the content that the member loses by discarding it. */
  loss: string;
  /** Id of the element that names the write. */
  titleId: string;
  close: () => void;
  decided: () => void;
}

/** The reason of a refusal and its actions. Only the member discards a write. */
export function Refused({ item: { row }, refused, loss, titleId, close, decided }: Props) {
  const { ask, ...question } = useDiscard(row, decided);
  const isMissing = isTargetMissing(refused);
  const edit = isMissing ? undefined : toEditPath(row);

  const sendAgain = () =>
    decideOrNotify(async (decisions) => {
      await decisions.sendAgain(refused);
      decided();
    });
  // A confirmation is needed only for written text: a tap is easily repeated.
  const discard = isTyped(row) ? ask : question.discard;

  return (
    <>
      <p className={styles.reason}>{toRefusedSentence(refused)}</p>
      <div className={styles.actions}>
        {edit && (
          <ButtonLink size="sm" {...edit} aria-describedby={titleId} onClick={close}>
            {appTexts.edit}
          </ButtonLink>
        )}
        {isMissing && <CopyText text={toWholeText(row)} />}
        {canSendAgain(refused) && (
          <Button
            size="sm"
            variant="outline"
            aria-describedby={titleId}
            onClick={() => void sendAgain()}
          >
            {appTexts.tryAgain}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          className={styles.discard}
          aria-describedby={titleId}
          onClick={() => void discard()}
        >
          {appTexts.discard}
        </Button>
      </div>
      <DiscardQuestion {...question} loss={loss} />
    </>
  );
}
