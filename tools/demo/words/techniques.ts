import type { DemoPost } from './demo-post.ts';

export const TECHNIQUES: readonly DemoPost[] = [
  {
    by: 'hana',
    daysAgo: 1.2,
    title: 'An egg at six and a half minutes',
    content: `The egg for ramen, since you asked.

From the fridge, pricked at the round end with a pin, lowered into water that is boiling properly. Stir gently for the first two minutes so that the yolk sits in the middle. Six and a half minutes, then ice water until it no longer warms your hand. Peel under water, starting at the round end where the pin made room.

For the marinade: one part soy, one part mirin, two parts water, cooled. Four hours, with a sheet of kitchen paper on top so that the part which floats is stained as well. A day is too long, then it becomes rubber with a tan.`,
    type: 'recipe',
    cuisine: 'Japanese',
    tags: ['#eggs', '#ramen', 'Meal Prep'],
    likedBy: ['linh', 'jonas', 'dev', 'mara', 'olu', 'teo'],
    comments: [
      ['olu', 'So this is what the plumber would not tell me about.'],
      ['hana', 'It was my bowl, Olu. And I think he does seven.'],
      ['linh', 'The kitchen paper. Years of half white eggs, solved.'],
    ],
  },
  {
    by: 'noah',
    daysAgo: 3.9,
    title: 'How to read a roux by ear and nose',
    content: `Colour lies under a kitchen lamp. Trust the rest of your head.

First five minutes: it is loose and smells of raw dough. Ten: it tightens, foams, smells of biscuits. This is blond, good for white sauces. Twenty: the foam goes down and the sound goes with it, from a fizz to a whisper. Popcorn. Thirty: it turns thin again, as if it had changed its mind, and smells of roast nuts. Forty: coffee, with something like chocolate behind it.

From thirty on do not look up. If you see a single black speck, throw it away and start again; it will not get better and neither will your mood.`,
    type: 'story',
    cuisine: 'Cajun',
    tags: ['#roux', '#basics'],
    likedBy: ['sam', 'teo', 'amina', 'dev', 'pilar', 'mara'],
    comments: [
      ['dev', 'The whisper is exactly what ghee does just before it is done.'],
      ['noah', 'Then we are cousins.'],
    ],
  },
  {
    by: 'teo',
    daysAgo: 8.8,
    title: 'Folding instead of kneading',
    content: `Wet dough sticks to you because it is not ready to hold on to itself. Give it time instead of flour.

Mix until no dry bits are left and walk away for half an hour. Wet your hand, take one side of the dough, pull it up as far as it goes without tearing, and fold it over the middle. Turn the bowl, four times around. That is one set and takes thirty seconds. Three more sets, half an hour apart.

The first time it is porridge. The fourth time it comes up like a cloth. Nothing you did was work, and you did not add a gram of flour.`,
    type: 'story',
    cuisine: 'Italian',
    tags: ['#bread', '#dough', '#basics'],
    likedBy: ['mara', 'jonas', 'amina', 'hana', 'sam', 'pilar', 'noah', 'beatriz'],
    comments: [
      ['mara', 'Cloth is the word. At the bakery we say it should look ironed.'],
      ['sam', 'Did the sets between loads of laundry. Never had a better reason to do laundry.'],
    ],
  },
  {
    by: 'pilar',
    daysAgo: 12.1,
    title: 'Sofrito is done when it argues',
    content: `Grate the tomatoes on the coarse side and stop at the skin. Onions first, in more oil than seems decent, with salt, until they are the colour of a violin. Then the tomato.

It will bubble like soup. Later it will bubble like mud. Then the oil comes out at the edges, clear and orange, and the spoon leaves a road behind it. It begins to catch and you scrape, and it catches again. It argues. Now it is done. Half an hour, never less.

Make four times as much as you need. It keeps for a week in the fridge under its own oil, and half of what people praise in your cooking will be this.`,
    type: 'recipe',
    cuisine: 'Spanish',
    tags: ['#basics', 'Meal Prep', 'One Pot'],
    likedBy: ['teo', 'amina', 'beatriz', 'noah', 'linh', 'jonas'],
    comments: [
      ['amina', 'We say it when the oil returns. The same moment, another language.'],
      ['beatriz', 'And refogado in ours. Three kitchens, one pan.'],
    ],
  },
  {
    by: 'dev',
    daysAgo: 20.3,
    title: 'Blooming: why the spice goes in twice',
    content: `Much of what you smell in a spice dissolves in fat and hardly at all in water. Put it into a stew dry and it floats about for an hour without ever meeting you.

So: whole seeds in hot oil at the start, until they crackle. That is the ground floor. Ground spice later, when the onions are done, with a splash of water so that it cannot burn, until the oil shows at the edge again. That is the house. And at the very end a spoon of ghee with a few seeds and a dried chilli, poured over the pot while it still sizzles. That is the roof, and it is the only part your guests will talk about.`,
    type: 'story',
    cuisine: 'Indian',
    tags: ['#spices', '#basics'],
    picture: 'murgh-makhani',
    dish: 'murgh-makhani',
    cooked: { minutes: 80, servings: 4 },
    rating: 5,
    likedBy: ['amina', 'linh', 'hana', 'olu', 'noah', 'beatriz', 'sam'],
    comments: [
      ['sam', 'Put a roof on lentils tonight. They applauded. On a ward.'],
      ['dev', 'This is the best review I shall ever get.'],
    ],
  },
  {
    by: 'linh',
    daysAgo: 27.6,
    title: 'Slice it while it is half frozen',
    content: `Paper-thin beef for soup, without a machine and without cursing: wrap the piece tightly, put it in the freezer for forty minutes, until it is firm at the edge and gives a little in the middle. Long knife, one pull, no sawing, against the grain.

Works for pork belly, for chicken breast in stir-fries and for the fat you want to take off a cold stock. If it cracks, wait five minutes. If it bends, wait five minutes the other way.`,
    type: 'story',
    tags: ['#knife', 'Quick & Easy'],
    likedBy: ['hana', 'jonas', 'dev', 'teo'],
    comments: [['hana', 'One pull, no sawing. I say it to my students every day.']],
  },
  {
    by: 'amina',
    daysAgo: 34.5,
    title: 'Preserved lemons in an old jam jar',
    content: `Four thin-skinned lemons, scrubbed, cut into quarters that still hold together at the stem. A spoon of coarse salt into each. Push them into the jar until they give up their juice, top it up with more lemon juice until nothing looks out, close it, and turn it over every day for a month. I keep mine beside the kettle so that I remember.

Only the skin is eaten. Rinse it, throw away the flesh, slice it as fine as you can. With chicken and olives it is a celebration, in lentils it is a secret.`,
    type: 'recipe',
    cuisine: 'Moroccan',
    tags: ['#preserving', '#lemon'],
    picture: 'chicken-tagine',
    dish: 'chicken-tagine',
    cooked: { minutes: 100 },
    rating: 4,
    likedBy: ['pilar', 'teo', 'dev', 'beatriz', 'hana', 'mara', 'linh'],
    comments: [
      ['mara', 'Beside the kettle is genius. Mine grew old in a cupboard.'],
      ['pilar', 'In lentils it is a secret. Not any more.'],
    ],
  },
];
