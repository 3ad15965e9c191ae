import { plural, toDuration, toNumberWord } from './language.ts';

export const iCookedThis = 'I cooked this';
export const done = 'Done';
export const screenStaysOn = 'Screen stays on';
export const offline = 'Offline';
export const stepOf = (step: number, count: number, title: string) =>
  `Step ${step} of ${count}: ${title}`;
export const finishedElsewhere =
  'You finished this recipe in another window. You can keep reading here.';
export const cannotKeepPlace =
  'This device can’t save your place. Leave this page open while you cook.';
export const loadingRecipe = 'Loading recipe';
export const titleFor = (title: string, servings: number) => `${title}, for ${servings}`;
export const allSteps = 'All steps';
export const funFact = 'Fun fact';
export const forThisStep = 'For this step';
export const forStep = (step: number) => `For step ${step}`;
export const forServings = (count: number) => `For ${count}`;
export const insteadOf = (original: string) => `instead of ${original}`;
export const ofCount = (count: number) => `of ${count}`;
export const stepPrefix = (number: number) => `Step ${number}: `;
export const finish = 'Finish';
export const next = 'Next';
export const startTimer = (words: string) => `Start timer: ${words}`;
export const serveAndEnjoy = 'Serve and enjoy';
/** Returns "four servings"; numbers above twelve are written as figures. */
export const steps = (count: number) =>
  `${toNumberWord(count, 12)} ${plural(count, { one: 'step', other: 'steps' })}`;
export const servings = (count: number) =>
  `${toNumberWord(count, 12)} ${plural(count, { one: 'serving', other: 'servings' })}`;
export const congratulations = (facts: string) => `Congratulations. ${facts}.`;
/** Goes back when the cook has reached the end of the steps too soon. */
export const backToLastStep = 'Back to the last step';

/** Fallback for a step without a title. */
export const stepNumber = (number: number) => `Step ${number}`;

// Dishes that are being cooked
export const continueCooking = 'Continue cooking';
export const stillOnTheStove = 'Still on the stove';
export const onTheStove = 'On the stove';
export const stepOfCount = (step: number, count: number) => `Step ${step} of ${count}`;
export const continueIt = 'Continue';
export const takeOffStove = (title: string) => `Take ${title} off the stove`;
export const isOffStove = (title: string) => `${title} is off the stove`;
export const continueAt = (state: string) => `Continue: ${state.toLowerCase()}`;

// Hands-free
export const handsFree = 'Hands-free';
export const listening =
  'Listening. Say “next”, “back”, “repeat”, “ingredients”, “start timer”, “how long” or “stop”.';
export const microphoneRefused = 'Simmer isn’t allowed to use the microphone.';
export const cannotListen = 'This browser cannot listen right now. The buttons still work.';
export const noIngredients = 'This step needs no ingredients.';
export const noTime = 'This step has no time.';
export const timerStarted = (words: string) => `Timer started: ${words}.`;
export const noTimer = 'No timer is running.';
export const timeLeft = (name: string, time: string) => `${name}: ${time}.`;
export const handsFreeStopped = 'Stopped.';

// Reading aloud
export const readAloud = 'Read aloud';
export const stopReading = 'Stop reading';
export const readingChoices = 'How to read aloud';
export const readingSpeed = {
  slow: 'Speed: slow',
  normal: 'Speed: normal',
  fast: 'Speed: fast',
} as const;
/** Keyboards may have these buttons too. */
export const headsetKeys = (isOn: boolean) =>
  `Headset buttons change steps: ${isOn ? 'on' : 'off'}`;
export const eachStep = (isOn: boolean) => `Read each step automatically: ${isOn ? 'on' : 'off'}`;

// Planning a meal backwards from the time it is eaten, and the timeline of a dish
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
export const planKinds = { handsOn: 'hands-on', waiting: 'waiting', resting: 'resting' } as const;
type Kind = keyof typeof planKinds;
/** Formats minutes as minutes, hours and minutes, or days, with a minimum of one minute. */
export const toMinutes = (seconds: number) => toDuration(Math.max(1, Math.round(seconds / 60)));
export const timeOf = (kind: Kind, seconds: number) => `${toMinutes(seconds)} ${planKinds[kind]}`;
/** "5 min hands-on, then 20 min waiting". */
export const timesInOrder = (times: readonly { kind: Kind; seconds: number }[]) =>
  times.map(({ kind, seconds }) => timeOf(kind, seconds)).join(', then ');
export const timeline = (times: readonly string[], step: number, count: number) =>
  `Timeline: ${times.join(', ')}. Now at step ${step} of ${count}.`;
export const whileYouWait = 'While you wait';
export const closeWhileYouWait = 'Close “While you wait”';
export const storyOfDish = 'The story of this dish';
export const needsNetwork = 'Music needs a connection.';
export const opensAtSpotify = ', opens on Spotify';

// The postcard of a cooked dish
export const postcard = 'Postcard';
export const yourPostcard = 'Your postcard';
export const yourOwnLine = 'Your own line';
export const takePhoto = 'Use a photo';
export const takePlate = 'Use the plate';
export const postPostcard = 'Post it';
export const savePostcard = 'Save';
export const sharePostcard = 'Share';
export const makingPostcard = 'Making your postcard…';
export const postcardNotMade = 'This browser could not make the postcard.';
export const postcardNotLoaded = 'The postcard could not be loaded. Please try again.';
/** Alt text of the postcard. */
export const postcardAlt = (parts: readonly string[]) =>
  `Postcard: ${parts.filter(Boolean).join('. ')}`;
