import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toSpokenParts } from '#knowledge/spoken-parts.ts';
import { hasMediaKeys, listenToMediaKeys } from '#platform/audio/media-keys.ts';
import { findVoice, speak, watchVoices } from '#platform/audio/speech.ts';
import { readSettings, useSettings } from '#platform/settings.ts';
import { useCookingNow } from '../cooking-now.ts';
import type { Move } from '../step/moves.ts';

/** `SpeechSynthesisUtterance.rate` at each reading speed. */
export const READING_RATES = { slow: 0.8, normal: 1, fast: 1.25 } as const;

const hasAnyVoice = () => findVoice() !== undefined;

/** Reads the current step aloud, on request or automatically with each step. Returns undefined if the device has no voice. */
export function useReading(title: string, move: (move: Move) => void) {
  const { cookStep } = useCookingNow();
  const { hasHeadsetKeys } = useSettings();
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
    if (!hasHeadsetKeys || !hasMediaKeys()) return undefined;
    return listenToMediaKeys(title, {
      next: () => move('next'),
      back: () => move('back'),
      press: () => latestRead.current(),
    });
  }, [hasHeadsetKeys, title, move]);

  if (!hasVoice) return undefined;
  return { isReading, toggle: isReading ? () => stop.current?.() : read };
}
