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
import { canHearMediaKeys, hearMediaKeys } from '../../../browser/audio/media-keys.ts';
import { findVoice, speak, watchVoices } from '../../../browser/audio/speech.ts';
import {
  READING_SPEEDS,
  readSettings,
  saveSettings,
  useSettings,
} from '../../../browser/settings.ts';
import { toSpokenParts } from '../../../knowledge/spoken-parts.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useCookingNow } from '../cooking-now.ts';
import type { Move } from '../step/moves.ts';
import styles from './read-aloud.module.css';
import { READING_RATES } from './reading-rates.ts';

const hasAnyVoice = () => findVoice() !== undefined;

export interface ReadAloudProps {
  /** Of the dish. */
  title: string;
  move: (move: Move) => void;
}

/** Reads the step that is shown, once at a tap or each by itself; nothing where the device has no voice. */
export default function ReadAloud({ title, move }: ReadAloudProps): ReactNode {
  const { cookStep } = useCookingNow();
  const { speed, isEachStepRead, hasHeadsetKeys } = useSettings();
  const hasVoice = useSyncExternalStore(watchVoices, hasAnyVoice, () => false);
  const [isReading, setReading] = useState(false);
  const stop = useRef<() => void>(undefined);
  const words = cookStep.runs.map((run) => run.text).join('');

  const read = useCallback(() => {
    stop.current?.();
    stop.current = speak(toSpokenParts(words), READING_RATES[readSettings().speed], setReading);
  }, [words]);
  useEffect(() => {
    if (hasVoice && readSettings().isEachStepRead) read();
    return () => stop.current?.();
  }, [hasVoice, read]);

  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  }, [read]);
  useEffect(() => {
    if (!hasHeadsetKeys || !canHearMediaKeys()) return undefined;
    return hearMediaKeys(title, {
      next: () => move('next'),
      back: () => move('back'),
      press: () => latestRead.current(),
    });
  }, [hasHeadsetKeys, title, move]);

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
        {canHearMediaKeys() && (
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => saveSettings({ hasHeadsetKeys: !hasHeadsetKeys })}
          >
            {texts.headsetKeys(hasHeadsetKeys)}
          </button>
        )}
      </Menu>
    </span>
  );
}
