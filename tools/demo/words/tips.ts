import type { DemoPost } from './demo-post.ts';

export const TIPS: readonly DemoPost[] = [
  {
    by: 'sam',
    daysAgo: 0.9,
    title: 'Freeze herbs in oil, not in air',
    content: `A bunch of parsley costs the same whether you use two stalks or all of it. Chop what is left, put it in an ice cube tray, cover it with olive oil, freeze, then tip the cubes into a bag.

One cube goes straight into the pan and is your oil and your herb at once. Works for parsley, coriander, dill and chives. Basil darkens but tastes right. Mint does not, dry that instead.`,
    type: 'story',
    tags: ['#budget', '#herbs', 'Meal Prep'],
    likedBy: ['jonas', 'linh', 'mara', 'dev', 'amina'],
    comments: [
      ['linh', 'Also lemongrass, pounded. The tray smells for ever, so keep one just for that.'],
      ['jonas', 'Ours has faces on it. The children call them salad men.'],
    ],
  },
  {
    by: 'dev',
    daysAgo: 3.3,
    title: 'Toast the whole seed, then count to thirty',
    content: `Ground spice from a jar has been losing its smell since the day it was ground. Whole seed keeps it for a year.

Dry pan, medium heat, one layer. Shake it. When the first cumin seed jumps and you can smell it without bending down, count slowly to thirty and tip everything onto a cold plate. The pan goes on cooking them if you leave them in it, and thirty seconds is the whole distance between toasted and bitter.

Grind when cool. Warm seed turns to paste.`,
    type: 'story',
    cuisine: 'Indian',
    tags: ['#spices', 'Quick & Easy'],
    likedBy: ['hana', 'amina', 'linh', 'olu', 'beatriz', 'teo'],
    comments: [
      ['amina', 'And never two kinds in one pan. Coriander is done while cumin is still thinking.'],
      ['dev', 'Exactly that. Mustard seed gets its own pan and a lid.'],
      ['hana', 'The cold plate is such a small thing. I had been blaming the cumin.'],
    ],
  },
  {
    by: 'hana',
    daysAgo: 7.1,
    title: 'Wash rice until you are bored, then once more',
    content: `Four waters at least. The first one fast and thrown away at once, because dry rice drinks whatever it meets first, and you do not want it to drink the dust. Then gentle circles with open fingers. Stop when you can see the grains through the water like stones in a stream.

Drain it, let it stand for half an hour, then cook. The standing matters as much as the washing: each grain takes up water to its middle and they all finish together.`,
    type: 'story',
    cuisine: 'Japanese',
    tags: ['#rice', '#basics'],
    likedBy: ['linh', 'mara', 'dev', 'jonas', 'pilar', 'sam'],
    comments: [
      [
        'pilar',
        'For paella I never wash. We want the dust to hold the stock. Two rices, two truths.',
      ],
      ['hana', 'I like that very much. Two rices, two truths.'],
    ],
  },
  {
    by: 'mara',
    daysAgo: 11.4,
    title: 'Your kitchen is not 21 degrees',
    content: `Every bread recipe says one hour in a warm place. Nobody owns a warm place in November.

Take the temperature of your flour and your room, and choose the water to make the dough about 25 degrees. Rough rule: 75, minus the room, minus the flour, is the water. Cold kitchen of 17 and flour of 17? Water at 41. Summer at 30 and 30? Cold from the tap, at 15.

Then watch the dough, not the clock. Half as large again and full of small bubbles at the glass. That is an hour, some days. Some days it is three.`,
    type: 'story',
    tags: ['#bread', '#baking', '#basics'],
    likedBy: ['teo', 'hana', 'jonas', 'amina', 'sam', 'noah', 'pilar'],
    comments: [
      ['teo', 'I keep this sum on a piece of tape inside the cupboard door.'],
      ['jonas', 'You have just explained three years of flat bread to me.'],
      ['mara', 'Flat bread has its friends too. Toast it, rub it with garlic, call it planned.'],
    ],
  },
  {
    by: 'linh',
    daysAgo: 15.8,
    title: 'Taste fish sauce before you cook with it',
    content: `On a fingertip, at the shop if they let you. Good fish sauce is salty first, then round, almost like caramel, and the smell goes away as you taste. If it stays sharp and only salt is left, it was thinned.

Two ingredients on the label, fish and salt. Sugar is allowed to be there, but why. Dark bottles keep longer. After opening, the fridge, and it is your friend for a year.`,
    type: 'story',
    cuisine: 'Vietnamese',
    tags: ['#fishsauce', '#shopping'],
    likedBy: ['hana', 'dev', 'beatriz', 'olu'],
    comments: [
      [
        'olu',
        'Did this in the shop. The owner came over, nodded and showed me the shelf behind the counter.',
      ],
    ],
  },
  {
    by: 'jonas',
    daysAgo: 19.5,
    title: 'Set the table before you start cooking',
    content: `Not for the looks. Whoever sets the table knows how many plates there are, and then asks what there will be, and then stands there, and then you have a second pair of hands for the beans.

Also the food is hot when people sit down. I learned this from my daughter's kindergarten, where twenty people under six eat on time every day.`,
    type: 'story',
    tags: ['#family', 'Weeknight Dinner'],
    likedBy: ['mara', 'sam', 'pilar', 'beatriz', 'amina', 'hana'],
    comments: [['pilar', 'The wisest thing anybody has written here.']],
  },
  {
    by: 'beatriz',
    daysAgo: 26.9,
    title: 'Limes: roll, warm, then cut',
    content: `A hard lime gives a teaspoon. The same lime, ten seconds rolled under your palm and ten more in warm water, gives two tablespoons. Cut it beside the core instead of through it, in three cheeks, so that the pith in the middle stays behind and nothing turns bitter.

Then squeeze it cut side up. The juice runs around the skin, takes the oil with it and smells of twice as much lime.`,
    type: 'story',
    tags: ['#lime', 'Quick & Easy'],
    likedBy: ['linh', 'pilar', 'dev'],
  },
];
