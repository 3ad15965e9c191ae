import { plural } from './language.ts';

export const recipes = 'Recipes';
export const collectionMissing = 'The full collection has not been downloaded yet.';
export const collectionAsOf = (when: string) => `All recipes, last checked ${when}.`;
export const pictures = 'Pictures';
export const noPictures =
  'None yet. Small ones are downloaded with the recipes, larger ones are saved as you view them.';
export const picturesKept = (size: string) =>
  `${size}. Small ones are downloaded with the recipes, larger ones are saved as you view them. The ones you have not viewed for longest are removed first when space runs low.`;
export const saved = 'Saved';
export const savedStay =
  'Saved recipes, and the one you’re cooking, stay even when space runs low.';
export const savedStayCount = (count: number, tally: string) =>
  `${tally} ${plural(count, { one: 'stays', other: 'stay' })} even when space runs low.`;
export const room = 'Storage used';
export const roomInUse = (size: string, quota: string) =>
  `${size} of ${quota} used, including the app itself.`;
export const howLong = 'How long it is kept';
export const keptAsLongAsItLikes =
  'This browser decides how long. It keeps installed apps longest.';
export const keptUntilCleared = 'Until you clear it.';
export const mayBeCleared = 'The browser may clear it when space runs low.';
export const askToKeep = 'Ask the browser to keep it';
export const notPromised =
  'The browser has not agreed yet. Install the app or visit often, then ask again.';
export const didNotWork = 'That did not work. Check the connection and try again.';
export const someHere = (count: number, total: number) =>
  `${count} of ${total} recipes are stored with their pictures.`;
export const allHere = (count: number) => `All ${count} recipes are stored with their pictures.`;
export const restNotHere = (kept: number, count: number) =>
  `${kept} of ${count} recipes are stored with their pictures. The rest could not be downloaded.`;
export const keepAll = 'Download all recipes with pictures';
export const clearPictures = 'Clear pictures';
export const clearUnsaved = 'Clear everything not saved';
export const nothingCleared = 'Nothing was cleared: this device’s storage is not responding.';
export const picturesCleared = 'Pictures are cleared, except for saved recipes.';
export const cleared = 'Cleared, except for saved recipes and what you’re cooking.';
export const onTheStove = 'On the stove';
export const keptOnThisDevice = 'Offline storage';
export const pageHint = 'Everything stored here opens offline.';
export const loadingWhatIsKept = 'Loading offline storage';
