import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import * as commentTexts from '#texts/comment.ts';
import { CommentBox } from './comment-box.tsx';
import { useCommentDraft } from './comment-draft.ts';
import {
  addComment,
  type RefusedComment,
  sendCommentAgain,
  updateComment,
} from './comment-writes.ts';

/** The comment being replied to. */
interface Answered {
  id: string;
  author: string;
}

interface Edited {
  id: string;
  content: string;
}

interface Props {
  postId: string;
  title: string;
  userId: string;
  /** A refused comment to correct in the box. The draft is hidden until then. */
  refused: RefusedComment | undefined;
  /** The viewer's own comment to edit, likewise. */
  edited: Edited | undefined;
  answered: Answered | undefined;
  /** Called if the restored draft replies to this comment. */
  reply: (commentId: string) => void;
  end: () => void;
}

/** The comment box, either with the draft or with a comment being corrected or edited. */
export function CommentWriter(props: Props) {
  const { postId, title, userId, refused, edited, answered, reply, end } = props;
  const draft = useCommentDraft(userId, postId, answered?.id, reply);
  const { isFromDraft } = draft;
  const [words, setWords] = useState({ of: '', text: '' });
  const box = useRef<HTMLTextAreaElement>(null);
  const taken = refused ?? edited;
  const id = taken?.id ?? answered?.id;

  useEffect(() => {
    // A restored reply does not take the focus: the user has not asked for the box.
    if (!isFromDraft(id) && id !== undefined) box.current?.focus();
  }, [id, isFromDraft]);

  if (taken) {
    const text = words.of === taken.id ? words.text : taken.content;
    return (
      <>
        <chakra.p textStyle="small" color="ink.muted" pb="1.5">
          {refused ? commentTexts.refusedText : commentTexts.editedText}
        </chakra.p>
        <CommentBox
          key={taken.id}
          text={text}
          type={(typed) => setWords({ of: taken.id, text: typed })}
          box={box}
          cancel={end}
          send={async (content) => {
            const failure = refused
              ? await sendCommentAgain(refused, content)
              : await updateComment(postId, title, { id: taken.id, content });
            if (!failure) end();
            return failure;
          }}
        />
      </>
    );
  }
  return (
    <>
      {answered && (
        <chakra.p role="status" textStyle="small" color="ink.muted" pb="1.5">
          {commentTexts.replyingTo(answered.author)}
        </chakra.p>
      )}
      <CommentBox
        text={draft.text}
        type={draft.type}
        box={box}
        cancel={answered && end}
        send={async (content) => {
          await draft.settle();
          const failure = await addComment(postId, title, content, answered?.id);
          if (failure) return failure;
          draft.clear();
          end();
          return undefined;
        }}
      />
    </>
  );
}
