import { plural } from './language.ts';

export const notFound = 'This recipe no longer exists';
export const stale = 'This recipe was changed elsewhere in the meantime';
export const tooManyRecipes = 'A cookbook can have at most 2000 recipes';
export const titleRequired = 'Please give the recipe a title';
export const titleTooLong = 'The title of a recipe can have at most 120 characters';
export const subtitleTooLong = 'The subtitle of a recipe can have at most 200 characters';
export const cuisineTooLong = 'The cuisine of a recipe can have at most 60 characters';
export const tagInvalid = 'A tag of a recipe must have 1 to 40 characters';
export const tooManyTags = 'A recipe can have at most 20 tags';
export const servingsInvalid = 'Servings must be a whole number from 1 to 50';
export const shortTextTooLong = 'Times, difficulty and spice level can have at most 60 characters';
export const ingredientsRequired = 'Please write at least one ingredient';
export const tooManyIngredients = 'A recipe can have at most 100 ingredients';
export const ingredientRequired = 'An ingredient must not be empty';
export const ingredientTooLong = 'An ingredient can have at most 200 characters';
export const stepsRequired = 'Please write at least one step';
export const tooManySteps = 'A recipe can have at most 60 steps';
export const stepRequired = 'A step must not be empty';
export const stepTooLong = 'A step can have at most 2000 characters';
export const notesTooLong = 'Notes of a recipe can have at most 4000 characters';
export const imageInvalid = 'A picture of a recipe must be one that you have uploaded';
export const tooManyImages = 'A recipe can have at most 4 pictures';
export const sourceUrlInvalid =
  'The address of the source must be a web address of at most 2000 characters';
export const sourceNameTooLong = 'The name of the source can have at most 200 characters';
export const visibilityInvalid = 'Please choose who can see the recipe';
export const formatInvalid = 'Please choose jsonld, cooklang or text';
export const importRequired = 'Please send a page, a text or an address';
export const importTooLarge = 'A page can have at most 2 MB';
export const importNoRecipe = 'No recipe was found there';
export const importAddressInvalid = 'Please enter the address of a public web page';
export const importRefused =
  'This site does not let Simmer read the page. Open it and use Send to Simmer.';
export const importUnreachable = 'The page could not be loaded. Please try again later.';
export const importAddressOff =
  'This Simmer does not load pages by their address. Open the page and use Send to Simmer.';
export const removed = 'Recipe deleted';
/** Headings and names in the plain text of a recipe. */
export const exportServes = (servings: number) => `Serves ${servings}`;
export const exportPrepTime = 'Preparation';
export const exportCookTime = 'Cooking';
export const exportCuisine = 'Cuisine';
export const exportDifficulty = 'Difficulty';
export const exportSpiceLevel = 'Spice level';
export const exportTags = 'Tags';
export const exportIngredients = 'Ingredients';
export const exportSteps = 'Steps';
export const exportNotes = 'Notes';
export const exportSource = 'Source';

// The pages of the cookbook
export const nothingInAddress = 'No recipe was found in this address';
export const importRecipes = 'Import';
export const passOn = 'Code, file or print';
export const keepACopy = 'Keep a copy';
export const recipeCount = (count: number) =>
  `${count} ${plural(count, { one: 'recipe', other: 'recipes' })}`;
export const findInCookbook = 'Find in your cookbook';
export const foundRecipes = (count: number) =>
  `${count} ${plural(count, { one: 'recipe', other: 'recipes' })} found`;
export const nothingFound = 'No recipe has all these words';
export const showAllRecipes = 'Show all recipes';
export const emptyTitle = 'Your cookbook is empty';
export const emptyHint =
  'Write a recipe of your own, or paste one from anywhere: Simmer sorts it into ingredients and steps. It cooks like every dish here, with timers and voice, also offline.';
export const emptyDishes = 'Or open a dish and choose “Make it mine”';
export const cookbookNotHere = 'Your cookbook is not on this device yet';
export const offlineCopy = (when: string) =>
  when === '' ? 'Offline: this is the copy on this device' : `Offline: this is the copy of ${when}`;
export const onThisDevice = 'Your cookbook is stored on this device only.';
export const signInToKeep = 'Sign in to have it everywhere';
export const changesWait = (count: number) =>
  `${count} ${plural(count, { one: 'change waits', other: 'changes wait' })} to be sent`;
export const notSent = 'Not saved yet';
export const twoVersions = 'Two versions';
export const cookbookHint = 'Recipes of your own';
export const totalTime = 'Time';
export const noSuchRecipe = 'Recipe not found';
export const noSuchRecipeHint = 'It was deleted, or it is not shared with you.';

// One recipe
export const source = (name: string) => `From ${name}`;
export const sharedBy = (name: string) => `Shared by ${name}`;
export const fromRecipeOf = (name: string) => `From ${name}’s recipe`;
export const morePictures = 'Pictures';
export const shareTitle = (title: string) => `Share ${title}`;
export const whoCanSee = 'Who can see it';
export const visibilities = {
  private: 'Only you',
  household: 'Your household',
  link: 'Anyone with the link',
  public: 'Everyone',
} as const;
export const sendLink = 'Send the link';
export const sendText = 'Send as text';
export const textCopied = 'Recipe copied';
export const textNotCopied = 'The recipe could not be copied';
export const basedOn = (dish: string) => `Your version of ${dish}`;
export const seeOriginal = 'See the original';
export const sameAsOriginal = 'Nothing changed yet';
export const changedParts = (amounts: number, ingredients: number, steps: number) => {
  const parts = [
    amounts > 0 && `${amounts} ${plural(amounts, { one: 'amount', other: 'amounts' })}`,
    ingredients > 0 &&
      `${ingredients} ${plural(ingredients, { one: 'ingredient', other: 'ingredients' })}`,
    steps > 0 && `${steps} ${plural(steps, { one: 'step', other: 'steps' })}`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')} changed`;
};

// Two versions of one recipe
export const conflictNote = 'This recipe was changed on two devices. Both versions are here.';
export const compareVersions = 'Compare';
export const conflictHint = 'Choose a version of each part. Nothing is deleted until you save.';
export const yourVersion = 'From this device';
export const otherVersion = 'From the other device';
export const chooseEachPart = 'Choose a version of each part';
export const saveChosen = 'Save this';
export const keepBothRecipes = 'Keep both as two recipes';
export const nothingWritten = 'Nothing';
export const editNotSaved = 'Your last edit was not saved.';
export const deletedButEdited = 'Another device deleted this recipe. Your text is still here.';
export const keepAsNew = 'Keep it as a new recipe';
export const parts = {
  title: 'Title',
  facts: 'Servings and times',
  ingredients: 'Ingredients',
  instructions: 'Steps',
  notes: 'Notes',
  images: 'Pictures',
} as const;
export const pictureCount = (count: number) =>
  `${count} ${plural(count, { one: 'picture', other: 'pictures' })}`;

// The editor
export const fieldTitle = 'Title';
export const fieldSubtitle = 'Short description';
export const fieldCuisine = 'Cuisine';
export const fieldServings = 'Servings';
export const fieldPrepTime = 'Preparation time';
export const fieldCookTime = 'Cooking time';
export const fieldDifficulty = 'Level';
export const fieldIngredients = 'Ingredients';
export const fieldSteps = 'Steps';
export const fieldNotes = 'Notes';
export const timeExample = '20 min';
export const ingredientsHint =
  'One per line. A line that ends with a colon is a heading: “For the sauce:”';
export const ingredientsExample = '200 g wheat noodles\n1 red onion, sliced';
export const stepsHint = 'One per paragraph, with an empty line between two steps';
export const stepsExample = 'Boil the noodles for 8 minutes.\n\nFry the onion.';
export const howItReads = 'How Simmer reads it';
export const unknownFood = 'unknown food';
export const stepCount = (count: number) =>
  `${count} ${plural(count, { one: 'step', other: 'steps' })}`;
export const oldAmount = (step: number, inStep: string, inList: string) =>
  `Step ${step} says ${inStep}, but your list says ${inList}.`;
export const changeStep = 'Change the step';
export const pasteHint = 'Paste a whole recipe anywhere: Simmer sorts it into the boxes.';
export const pasteQuestion = 'You pasted a whole recipe';
export const pasteAdd = 'Add it to this recipe';
export const pasteReplace = 'Replace this recipe';
export const pasteAsText = 'Keep it as plain text';
export const recipeSplit = 'Sorted into ingredients and steps';
export const saveRecipe = 'Save recipe';
export const savingRecipe = 'Saving…';
export const imported = 'This is how Simmer read the recipe. Check it, then save.';
export const draftRestored = 'Your draft is back.';
export const draftNotKept = 'This device cannot keep a draft at the moment. Save before you leave.';
export const discardDraft = 'Discard the draft';
export const draftDiscarded = 'Draft discarded';
export const visitorPictures = 'Pictures need an account.';
