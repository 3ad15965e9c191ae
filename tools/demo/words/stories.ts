import type { DemoPost } from './demo-post.ts';

export const STORIES: readonly DemoPost[] = [
  {
    by: 'mara',
    daysAgo: 0.5,
    title: 'Four in the morning, and somebody knocks',
    content: `The bakery is dark from the street, only the oven shows. At ten past four there was a knock on the glass. A boy, maybe nineteen, in a suit that was not his.

He had an interview at seven in a town two hours away and had slept at the station so as not to miss the train. He asked what time we opened. I said six. He looked at the clock, then at the trays.

He ate two buns standing up, still too hot, and told me the questions he was afraid of. I asked him some while I was shaping. He got better. At a quarter to five he ran for his train and forgot his gloves.

If you know him: the gloves are behind the counter, and I would like to hear how it went.`,
    type: 'story',
    tags: ['#bakery', '#bread'],
    likedBy: [
      'jonas',
      'amina',
      'teo',
      'linh',
      'dev',
      'pilar',
      'sam',
      'hana',
      'olu',
      'beatriz',
      'noah',
    ],
    comments: [
      ['sam', 'I hope he got it. I hope he reads this.'],
      ['pilar', 'You gave him the interview, Mara. The other one was only a formality.'],
      ['amina', 'I will think about those gloves all day.'],
      ['mara', 'Yes. So do I. They are good gloves.'],
    ],
  },
  {
    by: 'dev',
    daysAgo: 5.2,
    title: 'My grandmother measured in palms',
    content: `When she came to live with us she brought one suitcase and a stone. The stone was for grinding. My mother had a machine, and for a year they were polite about it.

I was the one who asked how much. How much cumin, Nani? She opened her hand. This much, in the hollow. How much salt? She showed me the tips of three fingers. I measured her hands with a ruler when she slept in her chair and wrote a table: palm, hollow, three fingers, two.

My hands are larger than hers were. For years my dal was too strong and I could not find out why. Now I cook with my daughter's hands. She is nine. It comes out exactly right.`,
    type: 'story',
    cuisine: 'Indian',
    tags: ['#family', '#spices'],
    likedBy: ['amina', 'mara', 'linh', 'hana', 'beatriz', 'jonas', 'pilar', 'olu', 'sam'],
    comments: [
      ['amina', 'My aunts use a coffee glass that broke in 1998. They still measure by it.'],
      ['linh', 'I read this aloud to my mother and she held up her own palm.'],
      ['dev', 'Please measure it while you can. A ruler and a sleepy afternoon.'],
    ],
  },
  {
    by: 'noah',
    daysAgo: 10.6,
    title: 'The pot that came through the flood',
    content: `The water was up to the windowsills for two days. When we came back everything that could float had moved and everything that could rust had begun to.

The black pot was in the garden, upside down, full of mud. My father scrubbed it with sand and salt at the pump, dried it over a camp stove, rubbed it with lard and hung it in the only tree that stood. Then he made rice in it, since rice was what we had, and the neighbours came with plates because they could smell it.

That was twenty years ago. It still tastes of nothing but rice. I have counted who ate from it that evening: thirty-one, and one dog.`,
    type: 'story',
    cuisine: 'Cajun',
    tags: ['#castiron', '#family'],
    likedBy: ['sam', 'teo', 'olu', 'mara', 'pilar', 'beatriz', 'jonas'],
    comments: [
      ['sam', 'The dog counts. The dog always counts.'],
      ['teo', 'I have a pan from my uncle that I complain about. I will stop now.'],
    ],
  },
  {
    by: 'linh',
    daysAgo: 14.1,
    title: 'What the herbs were called',
    content: `At home we had one word for all of them: greens. You tore them over the soup and they were simply there, like air.

Then I moved to a city with a supermarket and one of them was called basil, but it was the wrong one. I stood in front of the shelf and could describe the leaf, the stalk, the smell, how it is purple at the bottom, and I did not have a single name in any language.

My mother sent a drawing. Seven leaves, pencil, with arrows. It hangs over the sink. I have learned the names since, in three languages, but when the soup is ready I still call: who has the greens.`,
    type: 'story',
    cuisine: 'Vietnamese',
    tags: ['#herbs', '#home'],
    likedBy: ['hana', 'dev', 'amina', 'beatriz', 'mara', 'pilar'],
    comments: [
      ['beatriz', 'The drawing. I would like to see the drawing one day.'],
      ['linh', 'I will ask her. She says the third leaf is wrong and will not have it shown.'],
    ],
  },
  {
    by: 'sam',
    daysAgo: 17.3,
    title: 'Soup for the night shift',
    content: `Twelve people, one kettle, a kitchen the width of my arms. We used to live on crisps. Then Adaeze brought a slow cooker and wrote a list on the fridge: whoever comes first puts it on, whoever leaves last washes it.

The rule is that you bring one thing. An onion is a thing. I have seen soup from eleven onions and a tin of tomatoes and it was magnificent. I have seen soup with a mango in it, and we do not speak of that.

At three in the morning somebody always falls silent over the bowl. You learn to leave them be, and to put the bread where they can reach it.`,
    type: 'story',
    tags: ['#soup', '#nightshift', '#budget'],
    likedBy: ['mara', 'jonas', 'olu', 'noah', 'amina', 'hana', 'dev', 'linh'],
    comments: [
      ['jonas', 'Who brought the mango?'],
      ['sam', 'I have already said too much.'],
      [
        'mara',
        'Fellow night person here. There is bread at five if your way home passes the corner.',
      ],
    ],
  },
  {
    by: 'pilar',
    daysAgo: 25.2,
    title: 'The last service',
    content: `Forty years, and on the last evening the extractor broke. We opened every door. The smoke went into the street and people came in to ask what was burning, and stayed, because of course we fed them.

I had planned to make a speech. Instead I fried peppers until two, and my old dishwasher, who has three restaurants now, put on an apron and did the plates without being asked. He still stacks them wrong.

When it was quiet I sat on the step outside with my shoes off. Somebody had left a chair there for me with a glass on it. I never found out who.`,
    type: 'story',
    cuisine: 'Spanish',
    tags: ['#restaurantlife'],
    likedBy: ['amina', 'teo', 'mara', 'beatriz', 'olu', 'hana', 'linh', 'sam'],
    comments: [
      ['teo', 'He still stacks them wrong. I am crying on a tram.'],
      ['olu', 'I ate there once, table four. I still talk about the peppers.'],
      ['pilar', 'Table four had the draught. You must have liked them very much.'],
    ],
  },
  {
    by: 'jonas',
    daysAgo: 31.7,
    title: 'A pancake is a negotiation',
    content: `Six in the morning, two children, one pan. The older one wants them round. The younger one wants a crocodile.

A crocodile, it turns out, is three spoons in a row and a long pull with the tip of the ladle. Blueberries for eyes go in after the flip, or they weep. The tail always breaks, so we say that it is hiding.

The round ones got cold while we worked on the crocodile. Nobody minded. I ate four of them over the sink, which is where parents eat.`,
    type: 'story',
    cuisine: 'Midwest',
    tags: ['#breakfast', '#family'],
    picture: 'blueberry-pancakes',
    dish: 'blueberry-pancakes',
    cooked: { minutes: 30, servings: 4 },
    rating: 5,
    likedBy: ['mara', 'sam', 'beatriz', 'hana', 'pilar', 'linh', 'dev'],
    comments: [['hana', 'My father made rabbits. The ears broke too. Also hiding.']],
  },
];
