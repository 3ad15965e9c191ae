import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { askToDiscard } from '../../../data/outbox/opening.ts';
import { Button } from '../../../ui/button.tsx';
import { showNotice } from '../../../ui/notice/notices.ts';
import { type RefusedComment, sendCommentAgain } from '../comments/comment-writes.ts';
import { copyText } from './share-page.ts';

interface Props {
  comment: RefusedComment;
  /** Puts its text back in the box. */
  mend?: () => void;
}

/** Why a comment was refused, and what can be done about it. */
export function RefusedNote({ comment, mend }: Props) {
  const { content, reason, isPostGone } = comment;
  const copy = async () => {
    const isCopied = await copyText(content);
    showNotice(
      isCopied
        ? { kind: 'success', text: postCardTexts.textCopied }
        : { kind: 'error', text: postCardTexts.textNotCopied },
    );
  };
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p display="flex" gap="2" color="chilli" fontWeight="600" textStyle="small">
        <chakra.span flexShrink="0" pt="0.5">
          <CircleAlert aria-hidden size={16} />
        </chakra.span>
        <span>{reason}</span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isPostGone ? (
          <Button size="sm" onClick={() => void copy()}>
            {actionTexts.copyText}
          </Button>
        ) : (
          <>
            {mend && (
              <Button size="sm" onClick={mend}>
                {actionTexts.edit}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              onClick={() => void sendCommentAgain(comment).then(tellFailure)}
            >
              {actionTexts.tryAgain}
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          size="sm"
          color="chilli"
          aria-haspopup="dialog"
          onClick={() => askToDiscard(comment.row.key)}
        >
          {actionTexts.discard}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function tellFailure(text: string | undefined): void {
  if (text) showNotice({ kind: 'error', text });
}
