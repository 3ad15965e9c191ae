import type { PersonId } from './people.ts';

/** A tip by a demo member for one step of a dish. Steps count from 1. */
export interface DemoTip {
  dish: string;
  step: number;
  by: PersonId;
  daysAgo: number;
  content: string;
  likedBy: readonly PersonId[];
}

export const DEMO_TIPS: readonly DemoTip[] = [
  {
    dish: 'dan-dan-noodles',
    step: 1,
    by: 'linh',
    daysAgo: 19,
    content:
      'Tip them onto a cold plate the moment you smell them. In the hot pan they turn bitter while you look for the mortar.',
    likedBy: ['jonas', 'dev', 'sam', 'hana'],
  },
  {
    dish: 'dan-dan-noodles',
    step: 1,
    by: 'jonas',
    daysAgo: 11,
    content: 'For the children I grind half as much and put the rest on the table.',
    likedBy: ['mara'],
  },
  {
    dish: 'dan-dan-noodles',
    step: 1,
    by: 'dev',
    daysAgo: 4,
    content: 'Pick out the black seeds first, they stay gritty.',
    likedBy: ['linh', 'teo'],
  },
  {
    dish: 'dan-dan-noodles',
    step: 3,
    by: 'sam',
    daysAgo: 8,
    content:
      'Leave the meat alone until it stops hissing. It browns when the water is gone, not before.',
    likedBy: ['jonas', 'olu', 'noah'],
  },
  {
    dish: 'dan-dan-noodles',
    step: 7,
    by: 'hana',
    daysAgo: 6,
    content: 'A warm bowl buys you five more minutes before the sauce sets.',
    likedBy: ['linh', 'pilar'],
  },
  {
    dish: 'som-tam',
    step: 2,
    by: 'teo',
    daysAgo: 15,
    content:
      'No green papaya here: kohlrabi, shredded the same way, is close enough to stop me complaining.',
    likedBy: ['linh', 'mara', 'beatriz'],
  },
  {
    dish: 'som-tam',
    step: 7,
    by: 'linh',
    daysAgo: 9,
    content:
      'Scrape from the bottom with the spoon while you pound. All the taste sits down there.',
    likedBy: ['teo', 'dev'],
  },
  {
    dish: 'hummus-bi-tahini',
    step: 3,
    by: 'amina',
    daysAgo: 21,
    content:
      'They are done when one goes flat between two fingers without any effort. If you wonder, boil on.',
    likedBy: ['mara', 'pilar', 'hana', 'noah', 'olu'],
  },
  {
    dish: 'hummus-bi-tahini',
    step: 7,
    by: 'amina',
    daysAgo: 13,
    content: 'It looks broken for a moment. Keep the motor running and it comes back, paler.',
    likedBy: ['jonas', 'sam'],
  },
  {
    dish: 'hummus-bi-tahini',
    step: 9,
    by: 'mara',
    daysAgo: 3,
    content: 'Warm, with bread from the same hour. Cold from the fridge it is another dish.',
    likedBy: ['amina', 'beatriz'],
  },
  {
    dish: 'tiramisu',
    step: 4,
    by: 'pilar',
    daysAgo: 17,
    content:
      'Mascarpone straight from the fridge makes lumps. Half an hour on the table is enough.',
    likedBy: ['beatriz', 'mara', 'olu'],
  },
  {
    dish: 'tiramisu',
    step: 5,
    by: 'beatriz',
    daysAgo: 10,
    content: 'Count “one” aloud and turn it. At “two” it is a sponge.',
    likedBy: ['pilar', 'noah', 'sam'],
  },
  {
    dish: 'blueberry-pancakes',
    step: 3,
    by: 'mara',
    daysAgo: 12,
    content: 'Stop while it still looks wrong. Every further turn of the spoon makes them tougher.',
    likedBy: ['noah', 'jonas', 'hana'],
  },
  {
    dish: 'blueberry-pancakes',
    step: 4,
    by: 'noah',
    daysAgo: 5,
    content: 'Frozen berries work too, rolled in a spoon of the flour so that they do not bleed.',
    likedBy: ['mara'],
  },
];
