/**
 * The most frequent words of our recipes, in the order of their frequency, for the compression of codes. It must never
 * change, because codes are printed. Another list needs another letter in front of a code.
 */
const QR_WORDS =
  'and leave it for off the for 5 minutes with 1 tbsp for 10 minutes. for 15 minutes, over the tsp black pepper ' +
  'and minutes each, turning halfway, until in a wide tbsp olive oil salt | Stir in them with a minutes, until it' +
  ' is for 4 minutes, until ½ tsp minutes, stirring the garlic olive oil water and for 20 minutes, scatter with ' +
  'tbsp groundnut oil in a groundnut oil minutes each, with 1 tsp until it is and leave it into the tsp salt. 2 ' +
  'tbsp minutes, until a to the for 1 minute, until water Heat the oven to for 6 minutes, until until they are ' +
  'and 1 tsp 1 tbsp minutes, turning halfway, until and simmer for the rest of the of the Meanwhile 1 tsp salt ' +
  'and minutes minutes. turning halfway, until for 10 minutes, until for 8 minutes, until over a medium heat for ' +
  'for 8 minutes, with the remaining in the and the minutes, until they for 10 minutes, and leave tsp salt and ' +
  'for 2 minutes, until with the for 3 minutes, until for 5 minutes, until minutes, until it the remaining ' +
  'minutes, until the minutes, until ';

export const QR_DICTIONARY = new TextEncoder().encode(QR_WORDS);

/** Between lists and between texts. Texts of a cookbook have no control characters but line breaks. */
export const LIST = '\u001e';
export const TEXT = '\u001f';
/** First text of a code. */
export const FORMAT = '1';
