/** Words about what lies on this device. */
export const recipes = 'Recipes';
export const collectionMissing = 'The whole collection is not here yet.';
export const collectionAsOf = (when: string) => `All of them as they were ${when}.`;
export const pictures = 'Pictures';
export const noPictures = 'None yet. They are kept as you see them.';
export const picturesKept = (size: string) =>
  `${size}, kept as you saw them. What you have not looked at for longest goes first when room is short.`;
export const saved = 'Saved';
export const savedStay =
  'Recipes you save, and the one on the stove, stay however little room there is.';
export const savedStayCount = (tally: string) => `${tally} stay however little room there is.`;
export const room = 'Room';
export const roomInUse = (size: string, quota: string) =>
  `${size} of ${quota} in use, the app itself included.`;
export const howLong = 'How long';
export const keptAsLongAsItLikes =
  'This browser keeps it as long as it likes. Installed, the app is kept longest.';
export const keptUntilCleared = 'Until you clear it. The browser has promised.';
export const mayBeCleared = 'The browser may clear it when room gets short.';
export const askToKeep = 'Ask the browser to keep it';
export const notPromised =
  'It does not promise yet. Install the app or visit often, then ask again.';
export const didNotWork = 'That did not work. Check the connection and try again.';
export const someHere = (count: number, total: number) =>
  `${count} of ${total} recipes are here with their pictures.`;
export const allHere = (count: number) => `All ${count} recipes are here with their pictures.`;
export const restNotHere = (kept: number, count: number) =>
  `${kept} of ${count} recipes are here with their pictures. The rest could not be had now.`;
export const keepAll = 'Keep all recipes with pictures';
export const clearPictures = 'Clear pictures';
export const clearUnsaved = 'Clear all that is not saved';
export const nothingCleared = 'Nothing was cleared: this device’s storage does not answer.';
export const picturesCleared = 'Pictures are cleared, but for recipes you saved.';
export const cleared = 'Cleared, but for recipes you saved and what is on the stove.';
export const onTheStove = 'On the stove';
export const keptOnThisDevice = 'Kept on this device';
export const pageHint = 'What lies here opens without a connection.';
export const loadingWhatIsKept = 'Loading what is kept';
