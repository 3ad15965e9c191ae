import type { DemoPost } from './demo-post.ts';

/** Short posts from the end of a cooking session. */
export const COOKED: readonly DemoPost[] = [
  {
    by: 'sam',
    daysAgo: 0.1,
    title: 'Bibimbap after the late shift',
    content: 'The rice crackled, I did not stir. Tofu for me, an egg for everybody else.',
    type: 'recipe',
    cuisine: 'Korean',
    tags: ['Weeknight Dinner'],
    dish: 'bibimbap',
    cooked: { minutes: 42, servings: 3, swaps: ['tofu instead of beef'] },
    rating: 4,
    likedBy: ['hana', 'jonas'],
  },
  {
    by: 'dev',
    daysAgo: 1.7,
    title: 'Pho, with the spices out in time',
    content:
      'Muslin bag, out after an hour, as I was told. Clear as tea and gone within ten minutes.',
    type: 'recipe',
    cuisine: 'Vietnamese',
    tags: ['#broth'],
    dish: 'pho-bo',
    cooked: { minutes: 330, servings: 4 },
    rating: 5,
    likedBy: ['linh', 'mara'],
  },
  {
    by: 'olu',
    daysAgo: 3.1,
    title: 'Hummus, run until I felt sorry for it',
    content:
      'The machine got hot, the hummus did not mind. More lemon than it says, and I would do it again.',
    type: 'recipe',
    cuisine: 'Lebanese',
    tags: ['Meal Prep'],
    dish: 'hummus-bi-tahini',
    cooked: { minutes: 80, servings: 8 },
    rating: 5,
    likedBy: ['amina'],
  },
  {
    by: 'beatriz',
    daysAgo: 7.5,
    title: 'Margherita on an upturned tray',
    content: 'No stone, so the tray went in upside down. The rim could have had more colour.',
    type: 'recipe',
    cuisine: 'Italian',
    tags: ['#pizza'],
    dish: 'pizza-margherita',
    cooked: { minutes: 45, servings: 2 },
    rating: 3,
    likedBy: ['teo', 'pilar'],
  },
];
