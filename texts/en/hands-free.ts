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
export const stopped = 'Stopped.';
