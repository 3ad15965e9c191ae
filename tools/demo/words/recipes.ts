import type { DemoPost } from './demo-post.ts';

export const RECIPES: readonly DemoPost[] = [
  {
    by: 'jonas',
    daysAgo: 0.2,
    title: 'Bibimbap from what the fridge had left',
    content: `Half a courgette, one carrot, a fist of spinach and yesterday's rice. That was the plan, or rather the lack of one.

I cooked each vegetable alone, a minute or two, with a few drops of sesame oil and a pinch of salt. It sounds fussy and takes ten minutes in all, because the pan never gets dirty between them. The rice went into a hot oiled pan and was left alone until it crackled. A fried egg on top, then gochujang loosened with a spoon of the spinach water, a little sugar and vinegar.

The children got theirs without chilli and with the carrots arranged as a sun. They ate the sun first.`,
    type: 'recipe',
    cuisine: 'Korean',
    tags: ['#leftovers', 'Weeknight Dinner', 'Quick & Easy'],
    picture: 'bibimbap',
    dish: 'bibimbap',
    cooked: { minutes: 35, servings: 4, swaps: ['courgette instead of bean sprouts'] },
    rating: 5,
    likedBy: ['linh', 'mara', 'sam', 'hana', 'dev', 'olu', 'beatriz'],
    comments: [
      [
        'hana',
        'Leaving the rice alone is the whole trick. Most people stir because they are nervous.',
      ],
      ['jonas', 'Guilty for about ten years. I now set a timer and hold a child instead.'],
      ['sam', 'Does it work with frozen spinach? That is what the ward freezer has.'],
      ['jonas', 'Yes. Squeeze it as if it owed you money, then season it after.', 2],
    ],
  },
  {
    by: 'linh',
    daysAgo: 2.4,
    title: 'Pho for people with one pot and one Sunday',
    content: `My mother keeps a pot for pho that is used for nothing else. I have one pot, so here is how I get close.

Blanch the bones for five minutes and scrub them under the tap. This is the step you want to skip and the one that makes the broth clear. Char an onion and a thumb of ginger right on the flame until they are black in places. Toast star anise, a piece of cassia, three cloves and a spoon of coriander seed until you can smell them from the door.

Then everything goes in with water to cover, and it must never boil again. A bubble every second or two. Five hours if you can. Season with fish sauce and a little rock sugar at the end, a touch more salty than you would like, because the noodles will take it away.

Freeze what is left in flat bags. On a Wednesday in November you will be grateful to yourself.`,
    type: 'recipe',
    cuisine: 'Vietnamese',
    tags: ['#broth', '#sunday', 'One Pot'],
    pictures: [
      ['pho-bo', 'A bowl of clear broth with rice noodles, beef and herbs'],
      ['goi-cuon-chay', 'Rolls of rice paper with herbs, for while it simmers'],
    ],
    dish: 'pho-bo',
    cooked: { minutes: 360, servings: 6 },
    rating: 5,
    likedBy: ['hana', 'dev', 'jonas', 'mara', 'amina', 'olu', 'beatriz', 'sam', 'pilar'],
    comments: [
      ['dev', 'Do you take the spices out at some point? Mine turned medicinal after five hours.'],
      [
        'linh',
        'Yes, after the first hour or so. I tie them in a bit of muslin and fish them out when the kitchen smells right.',
        0,
      ],
      ['dev', 'That explains everything. Thank you.', 1],
      ['mara', 'I made this with my night off. Slept through the last hour and it was still good.'],
    ],
  },
  {
    by: 'amina',
    daysAgo: 4.1,
    title: 'Hummus the way my aunt stops me from rushing it',
    content: `Soak the chickpeas overnight with half a teaspoon of baking soda. Rinse, cover with fresh water, another half teaspoon, and cook until one collapses between your fingers without any argument at all. Softer than you think. Softer than that.

While they are warm, blend the tahini, lemon, one small clove of garlic and salt first, with ice water, until it turns pale and thick like whipped cream. Only then do the chickpeas go in. My aunt says the machine should run until you feel sorry for it.

Let it rest an hour, then eat it at room temperature with a well of good oil in the middle. From the fridge it tastes of nothing but cold.`,
    type: 'recipe',
    cuisine: 'Lebanese',
    tags: ['#chickpeas', '#mezze', 'Meal Prep'],
    picture: 'hummus-bi-tahini',
    dish: 'hummus-bi-tahini',
    cooked: { minutes: 90, servings: 6 },
    rating: 5,
    likedBy: ['teo', 'pilar', 'mara', 'dev', 'sam', 'olu', 'noah', 'jonas'],
    comments: [
      ['sam', 'Tinned chickpeas, honest answer?'],
      [
        'amina',
        'Simmer them twenty minutes with a pinch of soda and nobody will telephone my aunt.',
      ],
      ['teo', 'The ice water is new to me. It went white like snow.'],
    ],
  },
  {
    by: 'beatriz',
    daysAgo: 6.7,
    title: 'Moqueca without a clay pot',
    content: `Layers are what you need, not clay. Onion rings, then tomato, then peppers, then the fish, and the same again, with coriander stalks between. Salt and lime on the fish twenty minutes before, no longer, or it cooks in the acid.

Coconut milk over it, lid on, and do not stir. Shake the pot if you are worried. Fifteen minutes. A spoon of dendê right at the end so that the kitchen turns orange and smells of Sunday in Salvador.

Rice, and farofa for crunch. My neighbour eats it with bread, and I have decided to love her anyway.`,
    type: 'recipe',
    cuisine: 'Brazilian',
    tags: ['#fish', '#coconut', 'One Pot'],
    picture: 'moqueca-baiana',
    dish: 'moqueca-baiana',
    cooked: { minutes: 50, servings: 4 },
    rating: 4,
    likedBy: ['linh', 'pilar', 'olu', 'noah', 'amina'],
    comments: [
      ['pilar', 'We shake the rice pan for the same reason. A spoon is a breaker of fish.'],
      ['noah', 'Where do you find dendê outside the big cities?'],
      [
        'beatriz',
        'African grocers have it as red palm oil. Ask for the unrefined one, the smell tells you.',
      ],
    ],
  },
  {
    by: 'noah',
    daysAgo: 9.3,
    title: 'Gumbo on a rainy Thursday',
    content: `Equal parts oil and flour by weight, and forty minutes of your life. Flat wooden spoon, medium heat, a chair near the stove. First it smells of biscuits, then of popcorn, then of coffee. When it is the colour of an old penny, throw in onion, celery and green pepper, and it will hiss and stop darkening.

Stock in ladles, sausage browned on the side, thighs that fall off the bone after an hour. Okra if you like it, filé at the table if you do not, never both in my house, though the neighbours do.

It is better tomorrow. Everybody says so and nobody waits.`,
    type: 'recipe',
    cuisine: 'Cajun',
    tags: ['#roux', '#rainyday', 'One Pot'],
    picture: 'chicken-andouille-gumbo',
    dish: 'chicken-andouille-gumbo',
    cooked: { minutes: 150, servings: 6 },
    rating: 5,
    likedBy: ['sam', 'teo', 'olu', 'mara', 'pilar', 'jonas'],
    comments: [
      ['teo', 'I burnt two before I believed you about the chair.'],
      ['noah', 'Everyone burns two. The third one is yours for life.'],
    ],
  },
  {
    by: 'sam',
    daysAgo: 12.5,
    title: 'White beans for six, and change from a ten',
    content: `500 g dried white beans, soaked overnight with a tablespoon of salt in the water. Yes, salt. The skins stay whole and soft.

Next day: fresh water two fingers above, an onion cut in half, a bay leaf, the end of a carrot, the rind of a cheese if one is lying about. Barely a simmer, about an hour. Then take a cupful out, mash it and stir it back in, and you have a sauce without flour or cream.

Finish with the best thing you own: good oil, lemon zest, chopped parsley, or the crisp bits from last night's roast. Bread. Six people, and somebody always asks what is in it.`,
    type: 'recipe',
    tags: ['#beans', '#budget', 'Meal Prep', 'One Pot'],
    likedBy: ['jonas', 'mara', 'noah', 'olu', 'amina'],
    comments: [
      ['mara', 'The salted soak changed my beans more than any recipe did.'],
      ['olu', 'Made for four with a lamb bone. Nobody spoke for a while.'],
    ],
  },
  {
    by: 'teo',
    daysAgo: 16.2,
    title: 'Margherita in an oven that only reaches 250',
    content: `The oven is not the problem. The stone is too cold and the pizza too wet.

Heat the steel or stone on the highest rack for a full hour. Crush the tomatoes by hand, salt them and let them drip in a sieve while the oven heats. Tear the mozzarella in the morning and let that drip too. Dough at 65 % water, three days in the fridge, out two hours before.

Bake it bare with tomato and oil for four minutes, then add the cheese, turn on the grill and give it two more. Basil after, never before. It will not be Naples. It will be gone in five minutes, which is the same thing.`,
    type: 'recipe',
    cuisine: 'Italian',
    tags: ['#pizza', '#dough'],
    picture: 'pizza-margherita',
    dish: 'pizza-margherita',
    cooked: { minutes: 40, servings: 2 },
    rating: 4,
    likedBy: ['amina', 'pilar', 'noah', 'jonas', 'mara', 'hana', 'linh'],
    comments: [
      ['jonas', 'Cheese halfway was the missing sentence. Thank you.'],
      ['mara', 'Three days is right. On day four mine smelled of beer, in a good way.'],
      ['teo', 'Day four is for focaccia. Day five is for nobody.'],
    ],
  },
  {
    by: 'pilar',
    daysAgo: 23.6,
    title: 'Rice for a long table',
    content: `People look at the prawns. Look at the rice. It should lie no deeper than a finger, so a paella for ten is wide, not high.

Make the stock the day before with the heads and shells. Cook the sofrito until it is jam: onion and grated tomato, half an hour, no hurry. Rice in, stir once so that every grain shines, then hot stock and saffron, and from that moment the spoon goes back in the drawer. Ten minutes lively, eight gentle. When it begins to sing, that small crackle, count to sixty and take it off.

Cover it with a newspaper and make everybody sit down before you carry it out. The rice waits for nobody and nobody should wait for the rice.`,
    type: 'recipe',
    cuisine: 'Spanish',
    tags: ['#rice', '#seafood', '#sunday'],
    pictures: [
      ['paella-de-marisco', 'A wide pan of yellow rice with prawns and mussels on top'],
      ['gazpacho-andaluz', 'A bowl of cold red soup, to begin with'],
      ['tortilla-de-patatas', 'A thick potato omelette, cut into wedges'],
    ],
    dish: 'paella-de-marisco',
    cooked: { minutes: 75, servings: 6 },
    rating: 5,
    likedBy: ['teo', 'amina', 'beatriz', 'mara', 'linh', 'hana', 'noah', 'olu'],
    comments: [
      ['beatriz', 'How do you hear it sing with ten people in the kitchen?'],
      ['pilar', 'I send them for wine.'],
    ],
  },
  {
    by: 'mara',
    daysAgo: 28.3,
    title: 'Chowder for when the wind comes round',
    content: `Render a handful of diced bacon slowly and keep the fat. Onion and celery in it, soft and pale, then a spoon of flour, only one, because a chowder is a soup and not a wall.

Steam the clams apart in a glass of water and strain every drop of that through a cloth: this is your stock, and there is no other. Potatoes in small dice, thyme, until tender. Milk, and a little cream for the birthday feeling. The clams go back in when the pot is off the heat, or they turn into erasers.

Pepper, the bacon on top, and bread with a crust that fights back.`,
    type: 'recipe',
    cuisine: 'New England',
    tags: ['#soup', '#seafood', 'One Pot'],
    picture: 'clam-chowder',
    dish: 'clam-chowder',
    cooked: { minutes: 60, servings: 4, swaps: ['tinned clams instead of fresh ones'] },
    rating: 4,
    likedBy: ['sam', 'noah', 'pilar', 'jonas', 'amina'],
    comments: [
      ['sam', 'Tinned clams on our budget. Their juice makes the stock, so nothing is lost.'],
      ['mara', 'Quite right, and then no extra salt until you have tasted it.'],
    ],
  },
];
