/** Time limit of a part, longer than any voice needs, because some browsers lose the `end` event. */
const MS_PER_LETTER = 150;
const MS_PER_PART = 3_000;

export function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = readSpeech()?.getVoices() ?? [];
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang));
  return english.find(({ localService }) => localService) ?? english[0];
}

export function watchVoices(changed: () => void): () => void {
  const speech = readSpeech();
  speech?.addEventListener('voiceschanged', changed);
  return () => speech?.removeEventListener('voiceschanged', changed);
}

/** Speaks the parts in order until the page is hidden. Returns a function that stops it. */
export function speak(
  parts: readonly string[],
  rate: number,
  report: (isSpeaking: boolean) => void,
): () => void {
  const speech = readSpeech();
  const voice = findVoice();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  // This reference keeps the utterance alive: Safari garbage-collects it otherwise, and its `end` event is lost.
  let current: SpeechSynthesisUtterance | undefined;
  let isOver = false;

  const stop = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(alarm);
    current = undefined;
    document.removeEventListener('visibilitychange', stop);
    globalThis.removeEventListener('pagehide', stop);
    speech?.cancel();
    report(false);
  };
  const speakFrom = (at: number) => {
    if (isOver) return;
    const part = parts[at];
    if (part === undefined || !speech || !voice) {
      stop();
      return;
    }
    clearTimeout(alarm);
    const utterance = new SpeechSynthesisUtterance(part);
    current = utterance;
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    const speakNext = () => {
      if (current === utterance) speakFrom(at + 1);
    };
    utterance.addEventListener('end', speakNext);
    utterance.addEventListener('error', () => current === utterance && stop());
    alarm = setTimeout(
      () => {
        current = undefined;
        speech.cancel();
        speakFrom(at + 1);
      },
      MS_PER_PART + (part.length * MS_PER_LETTER) / rate,
    );
    speech.speak(utterance);
  };

  document.addEventListener('visibilitychange', stop);
  globalThis.addEventListener('pagehide', stop);
  // Stops speech that another part of the app started.
  speech?.cancel();
  report(true);
  speakFrom(0);
  return stop;
}

function readSpeech(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}
