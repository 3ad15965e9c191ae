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

/** True if the browser supports speech recognition. */
export function canListen(): boolean {
  return findRecognition() !== undefined;
}

/** Calls `hear` with each phrase, until the returned function is called, the page is hidden or the engine fails. */
export function findRecognition(): (new () => Recognition) | undefined {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}
