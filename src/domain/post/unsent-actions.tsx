import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { confirmDiscard, showOutbox } from '#domain/outbox/opening.ts';
import { canSendAgain, decide, isMissing, toRefusedSentence } from '#domain/outbox/refusals.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { showNotice } from '#ui/notice/notices.ts';

interface Props {
  postId: string;
  delivery: {
    seq: number;
    key: string;
    state: 'waiting' | 'sending' | 'failed';
    error?: Parameters<typeof canSendAgain>[0]['error'];
  };
  /** Asks before deleting the post. */
  askToDelete: () => void;
}

/** The author's actions for an unsent or refused version of a post. */
export function UnsentActions({ postId, delivery, askToDelete }: Props) {
  const isRefused = delivery.state === 'failed';
  const { error } = delivery;
  const reason = toRefusedSentence({ command: { op: 'post.update' }, error });
  return (
    <>
      <chakra.p flex="1 1 9rem" color={isRefused ? 'chilli' : 'butter'} textStyle="small">
        {isRefused ? reason : postTexts.sendsOnline}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" mr="-2.5">
        {isMissing(error) ? (
          <Button variant="quiet" size="sm" onClick={showOutbox}>
            {appTexts.show}
          </Button>
        ) : (
          <ButtonLink to={pagePaths.editPost(postId)} variant="quiet" size="sm">
            {appTexts.edit}
          </ButtonLink>
        )}
        {isRefused ? (
          <>
            {canSendAgain(delivery) && (
              <Button variant="quiet" size="sm" onClick={() => void sendAgain(delivery)}>
                {appTexts.tryAgain}
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => confirmDiscard(delivery.key)}
            >
              {appTexts.discard}
            </Button>
          </>
        ) : (
          <IconButton aria-label={appTexts.deleteIt} aria-haspopup="dialog" onClick={askToDelete}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </chakra.div>
    </>
  );
}

async function sendAgain(row: Props['delivery']): Promise<void> {
  const failure = await decide((decisions) => decisions.sendAgain(row));
  if (failure) showNotice({ kind: 'error', text: failure });
}
