/** The used part of the speech recognition API, which TypeScript's DOM types lack. */
interface Recognition {
  start: () => void;
  abort: () => void;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
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

export function canListen(): boolean {
  return findRecognition() !== undefined;
}

export function findRecognition(): (new () => Recognition) | undefined {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}
