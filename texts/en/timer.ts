export const timers = 'Timers';
export const pause = 'Pause';
export const resume = 'Resume';
export const addMinute = 'Add a minute';
export const stop = 'Stop';
/** Shown with an undo button. */
export const stopped = (name: string, step: number) => `Timer stopped: ${name}, step ${step}`;
export const startSecondSide = 'Start the second side';
export const dishAndStep = (name: string, step: number) => `${name}, step ${step}`;
/** For narrow places, which may cut off the end. */
export const stepAndDish = (name: string, step: number) => `Step ${step}, ${name}`;
export const nameOf = (name: string, step: number, words: string) =>
  `${dishAndStep(name, step)}: ${words}`;
export const paused = 'Paused';
export const timeIsUp = 'Time’s up';
export const side = (one: 1 | 2) => (one === 1 ? 'first side' : 'second side');
/** For a range such as "20 to 25 minutes". */
export const atLowerEnd = (seconds: number) => `rings after the shorter time, ${toTime(seconds)}`;
export const wasLowerEnd = (seconds: number) => `the shorter time, ${toTime(seconds)}`;
export const keepOpen = 'Keep Simmer open: once it is closed, no timer can ring.';
/** For iPhone and iPad. */
export const keepOpenOrInstall =
  'Keep Simmer open: once it is closed, no timer can ring. On the home screen, it can also notify you.';
export const sentWhenClosed =
  'Once Simmer is closed, this device shows a notification when time is up, if it is online. Keep Simmer open for the sound.';
export const notSentYet =
  'Keep Simmer open: the server does not have these timers yet, so nothing can ring once it is closed.';
/** Formats seconds: 5430 -> "1 h 30 min 30 s". Spaces before units do not break. */
export function toTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count > 0 ? [`${count}\u00a0${unit}`] : []));
  return said.join(' ');
}
export const notifyMe = 'Also notify me';
export const rings = (name: string) => `Time’s up: ${name}`;
export const spoken = (name: string, step: number) => `Time’s up. ${dishAndStep(name, step)}.`;
/** Announced at the planned start of a step. */
export const startNow = (name: string, step: number) => `Start ${name}: step ${step}`;
export const asPlanned = 'As planned for your meal';
