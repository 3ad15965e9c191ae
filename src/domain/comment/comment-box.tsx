import { chakra } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import { COMMENT_MAX } from '#contract/post/limits.ts';
import { CommentContent } from '#contract/post/text.ts';
import { useBusy } from '#platform/busy.ts';
import * as actionTexts from '#texts/actions.ts';
import * as commentTexts from '#texts/comments.ts';
import { Button } from '#ui/button/button.tsx';
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
export function CommentBox({ text, type, send, box, cancel }: Props) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isFull = text.length >= COMMENT_MAX;
  const isReady = v.is(CommentContent, text) && !isSending;
  useBusy(hasVisible(text));

  const submit = async () => {
    if (isSending) return;
    const { issues } = v.safeParse(CommentContent, text);
    if (issues) {
      setFailure(issues[0].message);
      box.current?.focus();
      return;
    }
    setSending(true);
    setFailure(await send(text));
    setSending(false);
    box.current?.focus();
  };

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <chakra.div display="flex" alignItems="end" gap="3">
        <Area
          ref={box}
          aria-label={commentTexts.addAComment}
          placeholder={commentTexts.addAComment}
          aria-describedby={`${id}count ${id}failure`}
          aria-invalid={failure !== undefined || text.length > COMMENT_MAX ? true : undefined}
          rows={1}
          dir="auto"
          enterKeyHint="enter"
          value={text}
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
          aria-label={actionTexts.send}
          aria-disabled={!isReady}
          className={styles.send}
        >
          <SendHorizontal aria-hidden size={22} />
        </Button>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" px="1">
        <chakra.p
          id={`${id}count`}
          textStyle="small"
          fontVariantNumeric="tabular-nums"
          color={isFull ? 'chilli' : 'ink.muted'}
        >
          {`${text.length} / ${COMMENT_MAX}`}
        </chakra.p>
        <chakra.p id={`${id}failure`} role="alert" textStyle="small" color="chilli">
          {failure}
        </chakra.p>
        {cancel && (
          <Button variant="quiet" size="sm" className={styles.post} onClick={cancel}>
            {actionTexts.cancel}
          </Button>
        )}
      </chakra.div>
      <chakra.p srOnly role="status">
        {toCountWords(text.length)}
      </chakra.p>
    </chakra.form>
  );
}

const Area = chakra('textarea', {
  base: {
    flex: '1',
    minW: '0',
    minH: '54px',
    maxH: '11rem',
    px: '4',
    py: '3',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'bg',
    color: 'ink',
    textStyle: 'body',
    resize: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: 'chilli' },
  },
});
