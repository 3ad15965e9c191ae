import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type RefusedComment, sendCommentAgain } from '#domain/comment/comment-writes.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { RefusedActions } from './refused-actions.tsx';
import { copyText } from './share-page.ts';

interface Props {
  comment: RefusedComment;
  /** Puts the text back into the box. */
  edit?: () => void;
}

/** The reason why a comment was refused, with its actions. */
export function RefusedNote({ comment, edit }: Props) {
  const { content, reason, isPostMissing } = comment;
  const copy = async () => {
    const isCopied = await copyText(content);
    showNotice(
      isCopied
        ? { kind: 'success', text: postTexts.textCopied }
        : { kind: 'error', text: postTexts.textNotCopied },
    );
  };
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p display="flex" gap="2" color="chilli" fontWeight="600" textStyle="small">
        <chakra.span flexShrink="0" pt="0.5">
          <CircleAlert size={16} />
        </chakra.span>
        <span>{reason}</span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isPostMissing ? (
          <Button size="sm" onClick={() => void copy()}>
            {appTexts.copyText}
          </Button>
        ) : (
          edit && (
            <Button size="sm" onClick={edit}>
              {appTexts.edit}
            </Button>
          )
        )}
        <RefusedActions
          row={comment.row}
          sendAgain={isPostMissing ? undefined : () => sendCommentAgain(comment)}
        />
      </chakra.div>
    </chakra.div>
  );
}
