import type { Timer } from '#offline/kitchen/timer.ts';

/** 15 strikes in half a minute. The card on screen stays until the cook stops it. */
const STRIKES = 15;
const EVERY_S = 2;
const LASTS_MS = STRIKES * EVERY_S * 1000;
/** Tolerated drift of the audio clock, which stops while the device sleeps. */
const DRIFT_S = 0.5;
/** Frequencies in Hz of the two notes of a bell. */
const NOTES = [880, 1174.7];

/** The part of an `AudioContext` that chimes use. */
interface Sound {
  readonly currentTime: number;
  readonly destination: object;
  createGain(): {
    readonly gain: {
      value: number;
      setValueAtTime(value: number, at: number): unknown;
      exponentialRampToValueAtTime(value: number, at: number): unknown;
    };
    connect(to: object): unknown;
    disconnect(): void;
  };
  createOscillator(): {
    readonly frequency: { value: number };
    connect(to: object): unknown;
    start(at: number): void;
    stop(at?: number): void;
  };
}

interface Chime {
  at: number;
  stop: () => void;
}

/**
 * Schedules a chime on the audio clock at the end of each timer, so that a hidden page with throttled timers still
 * rings on time. Call the returned function regularly with the current timers.
 */
export function createChimes(): (sound: Sound, timers: readonly Timer[], now: number) => void {
  const chimes = new Map<string, Chime>();
  return function follow(sound, timers, now) {
    const wanted = new Map<string, Timer>(
      timers.flatMap((timer) =>
        timer.dueAt === undefined ? [] : [[`${timer.id} ${timer.dueAt}`, timer] as const],
      ),
    );
    for (const [key, { stop }] of chimes) {
      if (wanted.has(key)) continue;
      stop();
      chimes.delete(key);
    }
    for (const [key, { dueAt = 0, rangAt = now }] of wanted) {
      const at = sound.currentTime + (dueAt - now) / 1000;
      const known = chimes.get(key);
      const isRight = known && (dueAt <= now || Math.abs(known.at - at) < DRIFT_S);
      if (isRight || (!known && now - rangAt > LASTS_MS)) continue;
      known?.stop();
      chimes.set(key, { at, stop: schedule(sound, Math.max(at, sound.currentTime)) });
    }
  };
}

/** Schedules all notes at once. Returns a function that silences them. */
function schedule(sound: Sound, at: number): () => void {
  const volume = sound.createGain();
  volume.gain.value = 0;
  volume.connect(sound.destination);
  const notes = Array.from({ length: STRIKES }, (_, strike) =>
    NOTES.map((pitch, nth) => {
      const begins = at + strike * EVERY_S + nth * 0.25;
      volume.gain.setValueAtTime(0.6, begins);
      volume.gain.exponentialRampToValueAtTime(0.001, begins + (nth === 0 ? 0.24 : 1.2));
      const note = sound.createOscillator();
      note.frequency.value = pitch;
      note.connect(volume);
      note.start(begins);
      note.stop(begins + (nth === 0 ? 0.25 : 1.3));
      return note;
    }),
  ).flat();
  return () => {
    for (const note of notes) note.stop();
    volume.disconnect();
  };
}
