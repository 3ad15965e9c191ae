/** Words of the kitchen timers. */
export const timers = 'Timers';
export const pause = 'Pause';
export const resume = 'Resume';
export const addMinute = 'Add a minute';
export const stop = 'Stop';
export const startSecondSide = 'Start the second side';
export const dishAndStep = (name: string, step: number) => `${name}, step ${step}`;
export const nameOf = (name: string, step: number, words: string) =>
  `${dishAndStep(name, step)}: ${words}`;
export const paused = 'Paused';
export const timeIsUp = 'Time’s up';
export const side = (one: 1 | 2) => (one === 1 ? 'first side' : 'second side');
/** Of a span: "20 to 25 minutes". */
export const atLowerEnd = (seconds: number) => `rings after the shorter time, ${toTime(seconds)}`;
export const wasLowerEnd = (seconds: number) => `the shorter time, ${toTime(seconds)}`;
export const keepOpen = 'Keep Simmer open: once it is closed, no timer can ring.';

/** 5430 -> "1 h 30 min 30 s"; a number never parts from its unit. */
export function toTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count > 0 ? [`${count}\u00a0${unit}`] : []));
  return said.join(' ');
}
export const notifyMe = 'Notify me too';
export const rings = (name: string) => `Time’s up: ${name}`;
export const spoken = (name: string, step: number) => `Time’s up. ${dishAndStep(name, step)}.`;
