import { Mic } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toSpokenParts } from '#knowledge/spoken-parts.ts';
import { toVoiceCommand, type VoiceCommand } from '#knowledge/voice-commands.ts';
import { isRunning, toRemaining } from '#offline/kitchen/timer.ts';
import { readTimers, removeTimer } from '#offline/kitchen/timer-store.ts';
import { type ListeningEnd, listen } from '#platform/audio/listening.ts';
import { speak } from '#platform/audio/speech.ts';
import { readSettings } from '#platform/settings.ts';
import * as cookTexts from '#texts/cook.ts';
import * as timerTexts from '#texts/timer.ts';
import { useCookingNow } from '../cooking-now.ts';
import type { CookStep } from '../step/cook-step.ts';
import type { VoiceActions } from '../step/moves.ts';
import styles from './hands-free.module.css';
import { READING_RATES } from './use-reading.ts';

/** Time that an answer stays visible: long enough to read the longest one. */
const ANSWER_MS = 8_000;

const ENDS: Record<ListeningEnd, string> = {
  refused: cookTexts.microphoneRefused,
  failed: cookTexts.cannotListen,
  hidden: '',
};

/** Voice control: the button turns it on and off. */
export function HandsFree({ move, time }: VoiceActions): ReactNode {
  const { cookStep, step } = useCookingNow();
  const [isOn, setOn] = useState(false);
  const [answer, setAnswer] = useState('');
  const silence = useRef<() => void>(undefined);
  const isSpeaking = useRef(false);

  const say = (text: string) => {
    setAnswer(text);
    silence.current?.();
    silence.current = speak(toSpokenParts(text), READING_RATES[readSettings().speed], (isNow) => {
      isSpeaking.current = isNow;
    });
  };
  const startTimer = () => {
    const at = cookStep.runs.findIndex(({ kind }) => kind === 'time');
    const run = cookStep.runs[at];
    if (run?.kind !== 'time') {
      say(cookTexts.noTime);
      return;
    }
    time(step, at, run.duration);
    say(cookTexts.timerStarted(run.text));
  };
  const actions: Record<VoiceCommand, () => void> = {
    next: () => move('next'),
    back: () => move('back'),
    repeat: () => say(cookStep.runs.map(({ text }) => text).join('')),
    ingredients: () => say(toIngredients(cookStep)),
    startTimer,
    howLong: () => void readTimeLeft().then(say),
    stop: () => {
      silence.current?.();
      void stopRung();
      setAnswer(cookTexts.handsFreeStopped);
    },
  };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = listen(
      (phrase) => {
        const command = toVoiceCommand(phrase);
        // The microphone also picks up the app's own voice, so only "stop" works while it speaks.
        if (command && (!isSpeaking.current || command === 'stop')) latest.current[command]();
      },
      (why) => {
        setOn(false);
        setAnswer(ENDS[why]);
      },
    );
    return () => {
      stop();
      silence.current?.();
    };
  }, [isOn]);

  useEffect(() => {
    if (!answer) return undefined;
    // The answer overlays the step.
    const alarm = setTimeout(() => setAnswer(''), ANSWER_MS);
    return () => clearTimeout(alarm);
  }, [answer]);

  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        className={styles.button}
        onClick={() => {
          setOn(!isOn);
          setAnswer(isOn ? '' : cookTexts.listening);
        }}
      >
        <Mic size={28} />
        {cookTexts.handsFree}
      </button>
      <output className={answer ? styles.answer : undefined}>{answer}</output>
    </>
  );
}

function toIngredients({ ingredients }: CookStep): string {
  const lines = ingredients.map(({ amount, name }) => [amount, name].filter(Boolean).join(' '));
  return lines.length > 0 ? `${lines.join(', ')}.` : cookTexts.noIngredients;
}

/** The time left on every running timer, as spoken text. */
async function readTimeLeft(): Promise<string> {
  const now = Date.now();
  const timers = (await readTimers(now)).filter(isRunning);
  const lines = timers.map((timer) => {
    const seconds = Math.max(1, Math.round(toRemaining(timer, now) / 1000));
    return cookTexts.timeLeft(timer.name, timerTexts.toTime(seconds));
  });
  return lines.length > 0 ? lines.join(' ') : cookTexts.noTimer;
}

async function stopRung(): Promise<void> {
  const rung = (await readTimers()).filter(({ rangAt }) => rangAt !== undefined);
  await Promise.all(rung.map(({ id }) => removeTimer(id)));
}
