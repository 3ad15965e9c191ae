import { removeTyped } from '#platform/typed-note.ts';
import * as postTexts from '#texts/post.ts';
import type { PictureBytes, Written } from '../drafts/drafts.ts';
import type { FormEvent, Start } from '../form/post-form-state.ts';
import { fetchTheirs } from '../start/open-post.ts';
import { publish } from './publish.ts';
import { toFailureText } from './publishing.ts';

interface Ports {
  start: Start;
  draft: { id: string; flush: () => Promise<void> };
  bytes: PictureBytes;
  dispatch: (event: FormEvent) => void;
  done: (message: string) => void;
}

/** Sends the form's post and reports the result to the form's state. */
export function createSender({ start, draft, bytes, dispatch, done }: Ports) {
  /** Fetches the server's version and opens the conflict dialog. */
  const compare = async (reason: string) => {
    dispatch({ kind: 'invalid', wrong: { text: postTexts.toSaveFailed(reason) } });
    try {
      const { written: theirs, version } = await fetchTheirs(start.postId);
      dispatch({ kind: 'compared', conflict: { theirs, version } });
    } catch (error) {
      const text = postTexts.toSaveFailed(`${reason} (${toFailureText(error)})`);
      dispatch({ kind: 'invalid', wrong: { text } });
    }
  };

  /** `version`: the server's version that `whole` was merged with; the whole post is then sent. */
  const send = async (whole: Written, version: string | undefined) => {
    await draft.flush();
    const { userId, postId, base, baseVersion } = start;
    const merged = { baseVersion: version ?? baseVersion, isWhole: version !== undefined };
    const post = { userId, postId, draftId: draft.id, written: whole, bytes, base, ...merged };
    try {
      const published = await publish(post);
      if (published.kind === 'refused') {
        dispatch({ kind: 'refused', reason: published.reason });
        if (published.isStale) await compare(published.reason);
        return;
      }
      removeTyped(draft.id);
      if (published.kind === 'waiting') {
        dispatch({ kind: 'saved', message: '' });
        // Leaves the form at once: the next page shows the waiting post.
        done(postTexts.waiting);
        return;
      }
      dispatch({
        kind: 'saved',
        message: published.isNew ? postTexts.published : postTexts.updated,
      });
    } catch (error) {
      dispatch({ kind: 'refused', reason: toFailureText(error) });
    }
  };

  return { compare, send };
}
