import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Heart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HiddenNote } from '#domain/moderation/hidden-note.tsx';
import { SafetyMenu } from '#domain/moderation/safety-menu.tsx';
import { showOutbox } from '#domain/outbox/opening.ts';
import { toRefusedSentence } from '#domain/outbox/refusals.ts';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import type { ShownTip } from '#domain/overlay/views.ts';
import { openSignIn } from '#platform/return-address.ts';
import { readSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as commentTexts from '#texts/comment.ts';
import * as tipTexts from '#texts/tip.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import type { TipsOfStep } from './queries.ts';
import { deleteTip, setTipLike, toTipLike } from './tip-writes.ts';

interface Props extends Pick<TipsOfStep, 'recipe'> {
  tip: ShownTip;
  isOwn: boolean;
}

export function TipRow({ recipe, tip, isOwn }: Props) {
  const { _id, author, content, delivery } = tip;
  const [isConfirming, setConfirming] = useState(false);
  const isRefused = delivery?.state === 'failed';
  const remove = async () => {
    setConfirming(false);
    showFailure(await deleteTip(recipe, _id));
  };
  return (
    <chakra.li css={row}>
      <div>
        <b dir="auto" translate="no">
          {author}
        </b>
        <chakra.p dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
          {content}
        </chakra.p>
        {tip.hidden && <HiddenNote />}
        {delivery && !isRefused && <WaitingBadge />}
        {isRefused && <Refused error={delivery.error} />}
        {isConfirming && (
          <chakra.div role="group" aria-label={tipTexts.deleteThisTip} css={choice}>
            <span>{tipTexts.deleteThisTip}</span>
            <Button variant="danger" size="sm" onClick={() => void remove()}>
              {appTexts.deleteIt}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setConfirming(false)}>
              {commentTexts.keepIt}
            </Button>
          </chakra.div>
        )}
      </div>
      <chakra.div display="flex" alignItems="start">
        {isOwn && !isRefused && !isConfirming && (
          <IconButton aria-label={tipTexts.deleteTip} onClick={() => setConfirming(true)}>
            <Trash2 size={20} />
          </IconButton>
        )}
        {!isOwn && tip.authorId !== '' && (
          <SafetyMenu kind="tip" id={_id} person={{ id: tip.authorId, name: author }} />
        )}
        {!isRefused && <Like recipe={recipe} tip={tip} />}
      </chakra.div>
    </chakra.li>
  );
}

function Like({ recipe, tip }: Omit<Props, 'isOwn'>) {
  const { _id, author, likeCount, likedByMe } = tip;
  const router = useRouter();
  const toggle = async () => {
    if (readSession()) {
      showFailure(await setTipLike(toTipLike(recipe, _id, !likedByMe)));
      return;
    }
    const like = toTipLike(recipe, _id, true);
    const action = { label: appTexts.logIn, run: () => openSignIn(router, { write: like }) };
    showNotice({ kind: 'error', text: tipTexts.logInToLike, action });
  };
  return (
    <LikeButton
      type="button"
      aria-pressed={likedByMe}
      aria-label={tipTexts.likeTip(author, likeCount)}
      onClick={() => void toggle()}
      color={likedByMe ? 'chilli' : 'ink'}
    >
      <Heart size={22} fill={likedByMe ? 'currentColor' : 'none'} />
      {likeCount > 0 && <span aria-hidden>{likeCount}</span>}
    </LikeButton>
  );
}

function Refused({ error }: Pick<NonNullable<ShownTip['delivery']>, 'error'>) {
  return (
    <chakra.div css={choice}>
      <chakra.p color="chilli">{toRefusedSentence({ command: { op: 'tip.add' }, error })}</chakra.p>
      <Button variant="outline" size="sm" onClick={showOutbox}>
        {appTexts.show}
      </Button>
    </chakra.div>
  );
}

function showFailure(failure: string | undefined): void {
  if (failure) showNotice({ kind: 'error', text: failure });
}

const LikeButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minWidth: 'tap',
    minHeight: 'tap',
    borderRadius: 'pill',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
});

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  paddingBlock: '3',
  borderTop: '1px solid {colors.line}',
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
} as const;

const choice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingTop: '2',
} as const;
