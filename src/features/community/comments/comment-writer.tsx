import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import * as commentTexts from '../../../../texts/en/comments.ts';
import { CommentBox } from './comment-box.tsx';
import { useCommentDraft } from './comment-draft.ts';
import {
  addComment,
  type RefusedComment,
  sendCommentAgain,
  updateComment,
} from './comment-writes.ts';

interface Edited {
  id: string;
  content: string;
}

interface Props {
  postId: string;
  title: string;
  userId: string;
  /** A refused comment whose text is to come back into the box; what was being typed waits beneath it. */
  mended: RefusedComment | undefined;
  /** A comment of one's own that is being changed, likewise. */
  edited: Edited | undefined;
  end: () => void;
}

/** The box with its draft, or with a comment that is being mended or changed. */
export function CommentWriter({ postId, title, userId, mended, edited, end }: Props) {
  const draft = useCommentDraft(userId, postId);
  const [words, setWords] = useState({ of: '', text: '' });
  const box = useRef<HTMLTextAreaElement>(null);
  const taken = mended ?? edited;
  const id = taken?.id;

  useEffect(() => {
    if (id !== undefined) box.current?.focus();
  }, [id]);

  if (taken) {
    const text = words.of === taken.id ? words.text : taken.content;
    return (
      <>
        <chakra.p textStyle="small" color="ink.muted" pb="1.5">
          {mended ? commentTexts.refusedText : commentTexts.editedText}
        </chakra.p>
        <CommentBox
          key={taken.id}
          text={text}
          type={(typed) => setWords({ of: taken.id, text: typed })}
          box={box}
          cancel={end}
          send={async (content) => {
            const failure = mended
              ? await sendCommentAgain(mended, content)
              : await updateComment(postId, title, { id: taken.id, content });
            if (!failure) end();
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
