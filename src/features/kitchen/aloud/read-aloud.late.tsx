import { Volume2 } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as texts from '../../../../texts/en/reading-aloud.ts';
import {
  READING_SPEEDS,
  readSettings,
  saveSettings,
  useSettings,
} from '../../../browser/settings.ts';
import { findVoice, speak, watchVoices } from '../../../browser/speech.ts';
import { toSpokenParts } from '../../../knowledge/spoken-parts.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useCookingNow } from '../cooking-now.ts';
import styles from './read-aloud.module.css';

const hasAnyVoice = () => findVoice() !== undefined;
const RATES = { slow: 0.8, normal: 1, fast: 1.25 } as const;

/** Reads the step that is shown, once at a tap or each by itself; nothing where the device has no voice. */
export default function ReadAloud(): ReactNode {
  const { cookStep } = useCookingNow();
  const { speed, isEachStepRead } = useSettings();
  const hasVoice = useSyncExternalStore(watchVoices, hasAnyVoice, () => false);
  const [isReading, setReading] = useState(false);
  const stop = useRef<() => void>(undefined);
  const words = cookStep.runs.map((run) => run.text).join('');

  const read = useCallback(() => {
    stop.current?.();
    stop.current = speak(toSpokenParts(words), RATES[readSettings().speed], setReading);
  }, [words]);
  useEffect(() => {
    if (hasVoice && readSettings().isEachStepRead) read();
    return () => stop.current?.();
  }, [hasVoice, read]);

  if (!hasVoice) return null;
  const nextSpeed = READING_SPEEDS[(READING_SPEEDS.indexOf(speed) + 1) % READING_SPEEDS.length];
  return (
    <span className={styles.aloud}>
      <IconButton
        aria-label={texts.readAloud}
        aria-pressed={isReading}
        className={styles.button}
        onClick={isReading ? () => stop.current?.() : read}
      >
        <Volume2 aria-hidden size={24} />
      </IconButton>
      <Menu label={texts.choices}>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => saveSettings({ speed: nextSpeed ?? 'normal' })}
        >
          {texts.speed[speed]}
        </button>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => saveSettings({ isEachStepRead: !isEachStepRead })}
        >
          {texts.eachStep(isEachStepRead)}
        </button>
      </Menu>
    </span>
  );
}
