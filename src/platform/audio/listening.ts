import { findRecognition } from './can-listen.ts';

/** `refused`: the microphone is not allowed. `failed`: the engine cannot listen, for example without a network. */
export type ListeningEnd = 'refused' | 'failed' | 'hidden';

const REFUSED = new Set(['not-allowed', 'service-not-allowed']);
/** Errors after which the engine ends by itself and is restarted. */
const PASSING = new Set(['no-speech', 'aborted']);

/** Calls `onPhrase` with each phrase, until the returned function is called, the page is hidden or the engine fails. */
export function listen(
  onPhrase: (phrase: string) => void,
  ended: (why: ListeningEnd) => void,
): () => void {
  const Recognition = findRecognition();
  if (!Recognition) {
    ended('failed');
    return () => undefined;
  }
  const recognition = Object.assign(new Recognition(), { continuous: true, lang: 'en-US' });
  let isOver = false;
  const stop = () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hide);
    recognition.abort();
  };
  const end = (why: ListeningEnd) => {
    if (isOver) return;
    stop();
    ended(why);
  };
  const hide = () => end('hidden');
  recognition.addEventListener('result', ({ results, resultIndex }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      const phrase = result[0]?.transcript;
      if (!isOver && result.isFinal && phrase) onPhrase(phrase);
    }
  });
  recognition.addEventListener('error', ({ error }) => {
    if (PASSING.has(error)) return;
    end(REFUSED.has(error) ? 'refused' : 'failed');
  });
  recognition.addEventListener('end', () => {
    if (!isOver) recognition.start();
  });
  document.addEventListener('visibilitychange', hide);
  recognition.start();
  return stop;
}
