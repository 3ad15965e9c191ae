import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import * as commentTexts from '../../../../texts/en/comments.ts';
import { CommentBox } from './comment-box.tsx';
import { useCommentDraft } from './comment-draft.ts';
import { addComment, type RefusedComment, sendCommentAgain } from './comment-writes.ts';

interface Props {
  postId: string;
  title: string;
  userId: string;
  /** A refused comment whose text is to come back into the box; what was being typed waits beneath it. */
  mended: RefusedComment | undefined;
  endMending: () => void;
}

/** The box with its draft, or with a refused comment that is being mended. */
export function CommentWriter({ postId, title, userId, mended, endMending }: Props) {
  const draft = useCommentDraft(userId, postId);
  const [words, setWords] = useState({ of: '', text: '' });
  const box = useRef<HTMLTextAreaElement>(null);
  const id = mended?.id;

  useEffect(() => {
    if (id !== undefined) box.current?.focus();
  }, [id]);

  if (mended) {
    const text = words.of === mended.id ? words.text : mended.content;
    return (
      <>
        <chakra.p textStyle="small" color="ink.muted" pb="1.5">
          {commentTexts.refusedText}
        </chakra.p>
        <CommentBox
          key={mended.id}
          text={text}
          type={(typed) => setWords({ of: mended.id, text: typed })}
          box={box}
          cancel={endMending}
          send={async (content) => {
            const failure = await sendCommentAgain(mended, content);
            if (!failure) endMending();
            return failure;
          }}
        />
      </>
    );
  }
  return (
    <CommentBox
      text={draft.text}
      type={draft.type}
      box={box}
      send={async (content) => {
        await draft.settle();
        const failure = await addComment(postId, title, content);
        if (!failure) draft.clear();
        return failure;
      }}
    />
  );
}
