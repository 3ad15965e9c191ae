/** Far longer than any voice takes: its `end` is lost in some browsers, and one that hangs must not hold up the rest. */
const MS_PER_LETTER = 150;
const MS_PER_PART = 3_000;

/** The voice of this device for English: one that needs no network where there is one. */
export function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = readSpeech()?.getVoices() ?? [];
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang));
  return english.find(({ localService }) => localService) ?? english[0];
}

/** Voices arrive some time after the page. Answers how to stop listening. */
export function watchVoices(changed: () => void): () => void {
  const speech = readSpeech();
  speech?.addEventListener('voiceschanged', changed);
  return () => speech?.removeEventListener('voiceschanged', changed);
}

/**
 * Says one part after the other, and tells `report` when it begins and when it is over. Stops where the page is hidden.
 * Answers how to stop.
 */
export function speak(
  parts: readonly string[],
  rate: number,
  report: (isSpeaking: boolean) => void,
): () => void {
  const speech = readSpeech();
  const voice = findVoice();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  // Referred to from here: Safari forgets an utterance that nobody holds, and its end with it.
  let said: SpeechSynthesisUtterance | undefined;
  let isOver = false;

  const stop = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(alarm);
    said = undefined;
    document.removeEventListener('visibilitychange', stop);
    globalThis.removeEventListener('pagehide', stop);
    speech?.cancel();
    report(false);
  };
  const say = (at: number) => {
    if (isOver) return;
    const part = parts[at];
    if (part === undefined || !speech || !voice) {
      stop();
      return;
    }
    clearTimeout(alarm);
    const utterance = new SpeechSynthesisUtterance(part);
    said = utterance;
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    const goOn = () => {
      if (said === utterance) say(at + 1);
    };
    utterance.addEventListener('end', goOn);
    utterance.addEventListener('error', () => said === utterance && stop());
    alarm = setTimeout(
      () => {
        said = undefined;
        speech.cancel();
        say(at + 1);
      },
      MS_PER_PART + (part.length * MS_PER_LETTER) / rate,
    );
    speech.speak(utterance);
  };

  document.addEventListener('visibilitychange', stop);
  globalThis.addEventListener('pagehide', stop);
  // What another part of the app began is over.
  speech?.cancel();
  report(true);
  say(0);
  return stop;
}

/** Some browsers have none. */
function readSpeech(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}
