import { plural } from './language.ts';

// Importing
export const title = 'Import recipes';
export const paste = 'Paste a recipe, a whole page or an address';
export const pasteLimit = 2_000_000;
export const read = 'Read it';
export const chooseFiles = 'Choose files';
export const filesHint =
  'Files of Paprika, Mealie, Tandoor, Nextcloud Cookbook, RecipeSage and Cooklang, saved pages, JSON-LD and text. Choose them or drop them here: they are read on this device.';
export const reading = 'Reading …';
export const readOf = (done: number, total: number) => `Read ${done} of ${total}`;
export const cancel = 'Cancel';
export const notRead = 'This could not be read';
export const addressFailed = 'The page could not be loaded';
export const nothingFound = 'No recipe was found there';
export const nothingNew = 'Your cookbook has all of these already';
export const found = (count: number) =>
  plural(count, { one: '1 new recipe', other: `${count} new recipes` });
export const merged = (count: number) =>
  plural(count, {
    one: '1 recipe was there twice or is in your cookbook already',
    other: `${count} recipes were there twice or are in your cookbook already`,
  });
export const refused = (count: number) =>
  plural(count, { one: '1 could not be read', other: `${count} could not be read` });
export const check = (count: number) =>
  plural(count, { one: '1 recipe to check', other: `${count} recipes to check` });
export const save = (count: number) =>
  plural(count, { one: 'Save 1 recipe', other: `Save ${count} recipes` });
export const saving = (count: number, total: number) => `Saved ${count} of ${total}`;
export const saved = (count: number) =>
  plural(count, { one: '1 recipe saved', other: `${count} recipes saved` });
export const other = 'Choose something else';
export const untitled = 'Without a title';
export const reasons = {
  'too-large': 'larger than 50 MB',
  'too-many-entries': 'more than 5,000 files in it',
  'expands-too-much': 'expands too much',
  'too-deep': 'too many archives inside archives',
  damaged: 'damaged',
  'no-recipe': 'no recipe in it',
  incomplete: 'no title, ingredients or steps',
} as const;

// The bookmarklet
export const sendTitle = 'Send to Simmer';
export const sendHint =
  'This bookmark sends the recipe of any page that you have open. Nothing else of the page is sent.';
export const sendDrag = 'On a computer: drag it to your bookmarks bar.';
export const sendPhone =
  'On a phone: copy it, bookmark any page, then edit that bookmark and paste this as its address. Open a recipe, tap the address bar and type “Send to Simmer”.';
export const sendCopy = 'Copy the bookmark';
export const sendNothing = 'Simmer found no recipe data in this page. Copy its text and paste it.';

// Passing on
export const passOn = 'Pass on';
export const scan = 'Scan this code with another phone. It works without a network.';
export const qrLabel = (recipe: string) => `QR code of ${recipe}`;
export const tooLong = 'This recipe is too long for one code. Send it as a file.';
export const shareFile = 'Send as a file';
export const saveJsonLd = 'File for other apps (JSON-LD)';
export const saveCooklang = 'Cooklang';
export const saveText = 'Text';
export const print = 'Print';
