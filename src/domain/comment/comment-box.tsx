import { SendHorizontal } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import { COMMENT_MAX } from '#contract/post/limits.ts';
import { CommentContent } from '#contract/post/text.ts';
import { useBusy } from '#platform/busy.ts';
import * as appTexts from '#texts/app.ts';
import * as commentTexts from '#texts/comment.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './comment-box.module.css';
import { toCountWords } from './comment-count.ts';

interface Props {
  text: string;
  type: (text: string) => void;
  /** Resolves with the error message, or with undefined on success. */
  send: (text: string) => Promise<string | undefined>;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Cancels a reply, an edit or the correction of a refused comment. */
  cancel?: (() => void) | undefined;
}

/** The field for a comment of at most 1000 characters, with a counter. A blank comment is not sent. */
export function CommentBox({ text: typed, type, send, box, cancel }: Props) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isFull = typed.length >= COMMENT_MAX;
  const isReady = v.is(CommentContent, typed) && !isSending;
  useBusy(hasVisible(typed));

  const submit = async () => {
    if (isSending) return;
    const { issues } = v.safeParse(CommentContent, typed);
    if (issues) {
      setFailure(issues[0].message);
      box.current?.focus();
      return;
    }
    setSending(true);
    setFailure(await send(typed));
    setSending(false);
    box.current?.focus();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className={styles.form}
    >
      <div className={styles.line}>
        <textarea
          ref={box}
          className={joinClasses(text.body, styles.field)}
          aria-label={commentTexts.addAComment}
          placeholder={commentTexts.addAComment}
          aria-describedby={`${id}count ${id}failure`}
          aria-invalid={failure !== undefined || typed.length > COMMENT_MAX ? true : undefined}
          rows={1}
          dir="auto"
          enterKeyHint="enter"
          value={typed}
          onChange={(event) => {
            setFailure(undefined);
            type(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void submit();
          }}
        />
        <Button
          type="submit"
          variant="flame"
          aria-label={appTexts.send}
          aria-disabled={!isReady}
          className={styles.send}
        >
          <SendHorizontal size={22} />
        </Button>
      </div>
      <div className={styles.under}>
        <p
          id={`${id}count`}
          className={joinClasses(text.small, styles.count, isFull && styles.full)}
        >
          {`${typed.length} / ${COMMENT_MAX}`}
        </p>
        <p id={`${id}failure`} role="alert" className={joinClasses(text.small, styles.failure)}>
          {failure}
        </p>
        {cancel && (
          <Button variant="quiet" size="sm" className={styles.post} onClick={cancel}>
            {appTexts.cancel}
          </Button>
        )}
      </div>
      <p role="status" className={text.srOnly}>
        {toCountWords(typed.length)}
      </p>
    </form>
  );
}
