/** Words about what lies on this device. */
export const storageTexts = {
  recipes: 'Recipes',
  collectionMissing: 'The whole collection is not here yet.',
  collectionAsOf: (when: string) => `All of them as they were ${when}.`,
  pictures: 'Pictures',
  noPictures: 'None yet. They are kept as you see them.',
  picturesKept: (size: string) =>
    `${size}, kept as you saw them. What you have not looked at for longest goes first when room is short.`,
  saved: 'Saved',
  savedStay: 'Recipes you save, and the one on the stove, stay however little room there is.',
  savedStayCount: (recipes: string) => `${recipes} stay however little room there is.`,
  room: 'Room',
  roomInUse: (size: string, quota: string) =>
    `${size} of ${quota} in use, the app itself included.`,
  howLong: 'How long',
  keptAsLongAsItLikes:
    'This browser keeps it as long as it likes. Installed, the app is kept longest.',
  keptUntilCleared: 'Until you clear it. The browser has promised.',
  mayBeCleared: 'The browser may clear it when room gets short.',
  askToKeep: 'Ask the browser to keep it',
  notPromised: 'It does not promise yet. Install the app or visit often, then ask again.',
  didNotWork: 'That did not work. Check the connection and try again.',
  someHere: (count: number, total: number) =>
    `${count} of ${total} recipes are here with their pictures.`,
  allHere: (count: number) => `All ${count} recipes are here with their pictures.`,
  restNotHere: (kept: number, count: number) =>
    `${kept} of ${count} recipes are here with their pictures. The rest could not be had now.`,
  keepAll: 'Keep all recipes with pictures',
  clearPictures: 'Clear pictures',
  clearUnsaved: 'Clear all that is not saved',
  nothingCleared: 'Nothing was cleared: this device’s storage does not answer.',
  picturesCleared: 'Pictures are cleared, but for recipes you saved.',
  cleared: 'Cleared, but for recipes you saved and what is on the stove.',
  onTheStove: 'On the stove',
  keptOnThisDevice: 'Kept on this device',
  pageHint: 'What lies here opens without a connection.',
  loadingWhatIsKept: 'Loading what is kept',
} as const;
