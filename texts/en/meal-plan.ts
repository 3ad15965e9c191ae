import { toDuration } from './durations.ts';

/** Texts for planning a meal backwards from the time it is eaten, and for the timeline of a dish. */
export const eatAt = 'Eat at';
export const planHint = 'Each step gets a start time, and an alarm tells you when to begin.';
export const dishes = 'Dishes';
export const cookThisToo = 'Cook this too';
export const cookThisTooOf = (title: string) => `Cook this too: ${title}`;
export const leaveOut = 'Leave out';
export const takes = (seconds: number) => `takes ${toMinutes(seconds)}`;
export const keepWarm = (title: string, time: string) =>
  `${title} is ready at ${time}. Keep it warm if you serve it hot.`;
export const stopPlanning = 'Stop planning';
export const startNow = 'Start now';
export const runsNow = 'Started';
export const startNowFor = (time: string) => `Start now, eat at ${time}`;
export const tomorrow = (time: string) => `${time} tomorrow`;
export const readyAt = (time: string) => `Ready at ${time}`;
export const readyInsteadOf = (ready: string, wanted: string) =>
  `Ready at ${ready} instead of ${wanted}`;
export const nextAt = (name: string, step: number, time: string) =>
  `Next: ${name}, step ${step} at ${time}`;
export const stepTitle = (step: number, title: string) => `Step ${step}: ${title}`;
export const startTimes = 'Start times';
export const cannotKeepPlan = 'This device can’t save the plan. Leave this page open.';
export const startPlannedTimer = (words: string) => `Start planned timer: ${words}`;

export const kinds = { handsOn: 'hands-on', waiting: 'waiting', resting: 'resting' } as const;
type Kind = keyof typeof kinds;

/** Formats minutes as minutes, hours and minutes, or days, with a minimum of one minute. */
export const toMinutes = (seconds: number) => toDuration(Math.max(1, Math.round(seconds / 60)));
export const timeOf = (kind: Kind, seconds: number) => `${toMinutes(seconds)} ${kinds[kind]}`;
/** "5 min hands-on, then 20 min waiting". */
export const timesInOrder = (times: readonly { kind: Kind; seconds: number }[]) =>
  times.map(({ kind, seconds }) => timeOf(kind, seconds)).join(', then ');
export const timeline = (times: readonly string[], step: number, count: number) =>
  `Timeline: ${times.join(', ')}. Now at step ${step} of ${count}.`;

export const whileYouWait = 'While you wait';
export const closeWhileYouWait = 'Close “While you wait”';
export const story = 'The story of this dish';
export const needsNetwork = 'Music needs a connection.';
export const opensAtSpotify = ', opens on Spotify';
