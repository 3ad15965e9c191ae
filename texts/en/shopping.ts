import { plural } from './language.ts';

// The page of the list
export const yourLists = 'Your lists';
export const toBuy = (count: number) => `${count} to buy`;
export const allBought = 'Everything is bought';
export const boughtCount = (count: number) => `${count} bought`;
export const sharedIn = (household: string) => `Shared in ${household}`;
export const loading = 'Loading your list';
export const moreActions = 'More for this list';
export const newList = 'New list';
export const household = 'Household';
export const nameOfList = 'Name of the list';
export const nameHint = 'For example “Weekend” or “Hardware store”';
export const createList = 'Create list';

// Adding
export const addAnItem = 'Add an item';
export const addTyped = 'Add to the list';
export const suggestions = 'Foods that match';
export const suggestionCount = (count: number) =>
  plural(count, { one: '1 food matches', other: `${count} foods match` });
export const added = (what: string) => `${what} added`;
export const itemsAdded = (count: number) =>
  plural(count, { one: '1 item added', other: `${count} items added` });
export const emptyTitle = 'Nothing to buy yet';
export const emptyHint =
  'Type “2 l milk” above, or open a dish and choose “Add to shopping list”. Everything is sorted by aisle, even offline.';
export const findADish = 'Find a dish';

// The lines
export const whereIsThis = 'Where is this?';
export const whereHint = 'Choose an aisle once, and this list remembers it.';
export const aisles = {
  produce: 'Fruit and vegetables',
  bakery: 'Bakery',
  meat: 'Meat',
  fish: 'Fish',
  dairy: 'Dairy and eggs',
  chilled: 'Chilled',
  frozen: 'Frozen',
  'pasta-rice-grains': 'Pasta, rice and grains',
  'cans-jars': 'Cans and jars',
  'oils-sauces': 'Oils and sauces',
  spices: 'Spices',
  baking: 'Baking',
  'world-foods': 'World foods',
  'snacks-sweets': 'Snacks and sweets',
  drinks: 'Drinks',
  household: 'Household',
  other: 'Other',
} as const;
export const partOfShopFor = (name: string) => `Part of the shop for ${name}`;
export const partOfShop = 'Part of the shop';
export const choosePart = 'Choose';
/** Joins amounts that do not add up: "1.2 kg + 2 cans". */
export const plus = ' + ';
export const forDish = (amount: string, dish: string) =>
  amount === '' ? `for ${dish}` : `${amount} for ${dish}`;
export const byHand = (amount: string) => `${amount} added by hand`.trim();
export const addedBy = (names: string) => `Added by ${names}`;
export const boughtBy = (name: string) => `Bought by ${name}`;
export const you = 'you';
/** A bought line that is open again, because something was added. */
export const moreOf = (amount: string) => `${amount} more`;
export const someMore = 'Some more';
export const waiting = 'Waiting to send';
export const refused = 'Could not be saved';
export const details = (name: string) => `Details of ${name}`;

// Details of a line
export const neededFor = 'On the list';
export const onItsOwn = 'Added by hand';
export const removeNeed = (what: string) => `Remove ${what}`;
export const remove = 'Remove';
export const removeLine = (name: string) => `Remove ${name} from the list`;

// Bought lines
export const bought = 'Bought';
export const clearBought = 'Clear bought items';

// Dishes
export const dishes = 'Dishes';
export const dishesOnList = (count: number) =>
  plural(count, { one: '1 dish on this list', other: `${count} dishes on this list` });
export const removeDish = (dish: string) => `Remove ${dish}`;
export const servingsOf = (dish: string) => `Servings of ${dish}`;

// Adding a dish
export const addDishTitle = (dish: string) => `Shop for ${dish}`;
export const addDishHint = 'Untick what you already have.';
export const toBuyHeading = 'To buy';
export const atHome = 'At home';
export const alwaysAtHome = 'Always at home';
export const notAlwaysAtHome = 'Not always at home';
export const addItems = (count: number) =>
  plural(count, { one: 'Add 1 item', other: `Add ${count} items` });
export const nothingChosen = 'Choose at least one item';
export const dishAdded = (dish: string) => `${dish} is on your shopping list`;
export const openList = 'Open list';
export const addTo = 'Add to';

// "What can I cook?"
export const whatDoYouHave = 'What do you have?';
export const addFood = 'Add food';
export const unknownFood = (what: string) => `Simmer doesn’t know “${what}”. Try a simpler name.`;
export const haveFoods = 'You have';
export const removeFood = (name: string) => `Remove ${name}`;
export const clearFoods = 'Clear all';
export const addBought = (count: number) =>
  plural(count, { one: 'Add 1 food you bought', other: `Add ${count} foods you bought` });
export const alsoAtHome = (names: string) => `Always at home: ${names}`;
export const haveOf = (have: number, of: number) => `You have ${have} of ${of}.`;
export const haveAll = 'You have everything.';
export const missing = (names: string) => `Missing: ${names}`;
export const addMissing = (count: number) =>
  plural(count, { one: 'Add 1 to the list', other: `Add ${count} to the list` });
export const addMissingFor = (count: number, dish: string) =>
  `${addMissing(count)}: what ${dish} needs`;
export const missingAdded = (dish: string) => `What ${dish} still needs is on your shopping list`;
export const nothingNamed = 'Start with two or three foods';
export const nothingNamedHint =
  'Type “eggs” or “rice”, or paste a whole list. Simmer remembers it on this device.';
export const nothingToCook = 'No dish uses these foods';
export const nothingToCookHint = 'Add one more food, or find an idea among all recipes.';

// The order of the shop
export const orderOfShop = 'Order of the shop';
export const orderHint = 'Put the aisles in the order you walk past them.';
export const moveUp = (part: string) => `Move ${part} up`;
export const moveDown = (part: string) => `Move ${part} down`;
export const movedTo = (part: string, at: number, count: number) =>
  `${part} is now ${at} of ${count}`;
export const usualOrder = 'Back to the usual order';

// Shopping mode
export const shopping = 'Shopping';
export const doneShopping = 'Done shopping';
export const screenStaysOn = 'Screen stays on';
export const left = (count: number) => plural(count, { one: '1 left', other: `${count} left` });

// Sharing and printing
export const shareList = 'Share list';
export const printList = 'Print list';
export const listCopied = 'List copied';
export const listNotCopied = 'The list could not be copied';

// Offline and waiting changes
export const offlineSince = (when: string) =>
  when === ''
    ? 'You’re offline. Your list works as always.'
    : `You’re offline. Your list works as always; others’ changes are from ${when}.`;
export const changesWait = (count: number) =>
  plural(count, {
    one: '1 change waits to be sent',
    other: `${count} changes wait to be sent`,
  });
export const changesRefused = (count: number) =>
  plural(count, {
    one: '1 change could not be saved',
    other: `${count} changes could not be saved`,
  });
export const seeChanges = 'See what waits';
export const notHere = 'This list isn’t on this device yet';

// A list and recipes that were made before signing in
interface Brought {
  items: number;
  recipes: number;
}
const toThings = ({ items, recipes }: Brought) =>
  recipes === 0 ? 'list' : items === 0 ? 'recipes' : 'list and recipes';
export const bringTitle = (brought: Brought) => `Bring your ${toThings(brought)} along?`;
export const bringHint = (count: number) =>
  plural(count, {
    one: '1 item was added on this device before you signed in.',
    other: `${count} items were added on this device before you signed in.`,
  });
export const bringRecipesHint = (count: number) =>
  plural(count, {
    one: '1 recipe was written on this device before you signed in.',
    other: `${count} recipes were written on this device before you signed in.`,
  });
export const bringAlong = 'Bring along';
export const leaveHere = 'Leave it here';
export const deleteIt = 'Delete';
export const broughtAlong = (brought: Brought) => `Your ${toThings(brought)} came along`;
