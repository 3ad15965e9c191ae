/** The part of speech recognition that is used; TypeScript's own types do not have it, as few engines do. */
interface Recognition {
  start: () => void;
  abort: () => void;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    hear: (event: Events[Name]) => void,
  ) => void;
}

interface Events {
  result: {
    resultIndex: number;
    results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
  };
  error: { error: string };
  end: Event;
}

declare global {
  var SpeechRecognition: (new () => Recognition) | undefined;
  var webkitSpeechRecognition: (new () => Recognition) | undefined;
}

/** `refused`: the microphone is not allowed. `failed`: the engine cannot listen, for want of a network for example. */
export type ListeningEnd = 'refused' | 'failed' | 'hidden';

const REFUSED = new Set(['not-allowed', 'service-not-allowed']);
/** After a silence the engine ends by itself, and goes on. */
const PASSING = new Set(['no-speech', 'aborted']);

export function canListen(): boolean {
  return findRecognition() !== undefined;
}

/** Calls `hear` with each phrase, until the returned function is called, the page is hidden or the engine fails. */
export function listen(
  hear: (phrase: string) => void,
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
      if (!isOver && result.isFinal && phrase) hear(phrase);
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

function findRecognition(): (new () => Recognition) | undefined {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}
