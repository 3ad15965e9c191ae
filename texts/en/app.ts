// Buttons
export const recipe = 'Recipe';
export const goBack = 'Go back';
export const send = 'Send';
export const cancel = 'Cancel';
export const logIn = 'Log In';
export const deleteIt = 'Delete';
export const tryAgain = 'Try again';
export const more = 'More';
export const dismiss = 'Dismiss';
export const showMore = 'Show more';
export const back = 'Back';
export const backToTheCommunity = 'Back to the community';
export const edit = 'Edit';
export const discard = 'Discard';
export const story = 'Story';
export const share = 'Share';
export const copyText = 'Copy text';
export const show = 'Show';
export const sending = 'Sending…';
export const signIn = 'Sign in';
export const close = 'Close';
export const title = 'Title';
export const publish = 'Publish';
export const add = 'Add';
export const loading = 'Loading…';
export const undo = 'Undo';

// Fields
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const upload = 'Upload';
export const charactersOf = (length: number, limit: number) => `${length} of ${limit} characters`;

// The bars of every page
export const appName = 'Simmer';
export const main = 'Main';
export const search = 'Search';
export const favorites = 'Favorites';
export const whatCanICook = 'What can I cook?';
export const whatCanICookHint =
  'Name what is in the fridge and the cupboard, and see which dishes you are closest to.';
export const shoppingList = 'Shopping list';
export const addToShoppingList = 'Add to shopping list';
export const yourProfile = 'Your profile';
export const home = 'Home';
export const recipes = 'Recipes';
export const cook = 'Cook';
export const you = 'You';
export const skipToPage = 'Skip to content';

// Notices above every page
export const later = 'Later';
export const offlineStorage = 'Offline storage';

// A new version of the app, and chunks that could not be loaded
export const updateReady = 'A fresh version is ready';
export const updateReadyPlaceKept = 'A fresh version is ready. Your place is kept.';
export const updateReadyAfterCooking =
  'A fresh version is ready. It waits until you’re done cooking.';
export const update = 'Update';
export const updating = 'Updating…';
export const updateNow = 'Update now';
export const reload = 'Reload';
export const reloadToFinish = 'Reload to finish updating';
export const newerVersion = 'There is a newer version. Reload to open this.';
export const chunkUnreached = 'This part isn’t on this device yet. It opens when you’re online.';
export const chunkLost = 'This part did not load. Reload to try again.';

// Installing
export const installSimmer = 'Install Simmer';
export const keepByTheStove = 'Keep Simmer by the stove';
export const whyInstall = 'Opens full screen, stays awake while you cook, works offline.';
export const notNow = 'Not now';
export const install = 'Install';
export const tapShare = 'Tap Share in the browser’s bar';
export const chooseHomeScreen = 'Choose “Add to Home Screen”';
export const installStillWaiting =
  'Something is still waiting to send from this browser. Wait until it is sent: the installed app starts without it.';

// A proxy or guest network that asks for a sign-in before it reaches the server
export const wantsSignIn = 'Your network asks you to sign in before you can reach Simmer.';
export const signInThere = 'Sign in there';
export const signInNeeded = 'Sign-in needed';
