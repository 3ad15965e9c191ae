import type { DemoPost } from './demo-post.ts';

export const REVIEWS: readonly DemoPost[] = [
  {
    by: 'olu',
    daysAgo: 1.6,
    title: 'Six tables behind the fish market',
    content: `There is no sign, just a blue door and a woman who asks how hungry you are. The menu is what came off the boats. On Friday that was bream, and bream again, once raw with lime and red onion, once grilled with nothing.

The raw plate was the better one: cut thick, dressed at the table, the chilli held back so that you taste the fish first and the heat when you have already swallowed. Sweet potato beside it, still warm. I asked for bread to wipe the plate and was told that the spoon is for that, and it was.

Go early. By eight they have sold the sea.`,
    type: 'story',
    cuisine: 'Peruvian',
    tags: ['#fish', '#friday'],
    picture: 'ceviche-clasico',
    likedBy: ['beatriz', 'amina', 'noah', 'dev', 'linh', 'sam'],
    comments: [
      ['beatriz', 'The spoon is for that. I would have married her.'],
      ['dev', 'Was the onion rinsed? It makes or breaks it for me.'],
      ['olu', 'Rinsed and iced, you could hear it.'],
    ],
  },
  {
    by: 'olu',
    daysAgo: 8.2,
    title: 'A lunch counter that takes noodles seriously',
    content: `Eleven stools, one cook, one pot that never leaves the flame. You order by colour: red, brown or clear. I had red. Sesame paste at the bottom, chilli oil that smelled of orange peel, pork fried until it was nearly gravel, and on top the pepper that makes your lips hum.

You mix it yourself, forty turns, says the card on the wall. I counted to twelve and the man next to me sighed and did it for me.

Small portion, fair price, no dessert, no music. I have been three times.`,
    type: 'story',
    cuisine: 'Chinese',
    tags: ['#noodles', '#lunch'],
    picture: 'dan-dan-noodles',
    likedBy: ['linh', 'hana', 'dev', 'sam', 'jonas', 'mara', 'noah'],
    comments: [
      ['hana', 'Forty turns is correct. The sauce is at the bottom for a reason.'],
      ['linh', 'A man who mixes your noodles for you is a good man.'],
    ],
  },
  {
    by: 'amina',
    daysAgo: 13.2,
    title: 'Breakfast at the tram depot',
    content: `The depot kitchen opens at five for the drivers and lets everybody else in from seven. I went for the eggs and stayed for the yoghurt.

Two eggs poached so that they tremble, on garlic yoghurt that had been taken out of the fridge in time, and over it butter melted with red pepper until it foams. The bread comes from next door and is cut when you order. That is all. It costs less than the coffee places ask for foam.

They forgot the dill and I did not miss it, which I would like my aunts not to read.`,
    type: 'story',
    cuisine: 'Turkish',
    tags: ['#breakfast', '#eggs'],
    picture: 'cilbir',
    likedBy: ['mara', 'teo', 'olu', 'pilar'],
    comments: [
      ['mara', 'Open at five? I have found my second home.'],
      ['amina', 'Ask for the end of the loaf. They keep it for people who ask.'],
    ],
  },
  {
    by: 'hana',
    daysAgo: 18.1,
    title: 'Ramen in a town that should not have any',
    content: `I was there for a funeral and it rained. The shop has a view of the car park and a cook who trained as a plumber. He told me so himself when I asked about the pipes of his stock pot, which he had built.

The broth was clear and brown, chicken and dried fish, soy kept back until the bowl. Noodles a little too soft, and he said so before I did. The egg was perfect. He would not tell me how long.

I left with warm hands and a feeling that somebody had looked after me. That is what it is for.`,
    type: 'story',
    cuisine: 'Japanese',
    tags: ['#ramen', '#travel'],
    picture: 'shoyu-ramen',
    likedBy: ['linh', 'dev', 'mara', 'beatriz', 'olu', 'jonas', 'pilar', 'amina'],
    comments: [
      ['beatriz', 'I am sorry for your loss, and glad about the bowl.'],
      ['hana', 'Thank you. It was a good bowl for the day.'],
    ],
  },
  {
    by: 'olu',
    daysAgo: 22.4,
    title: 'Where the tacos turn on their own spit',
    content: `A van, a spit, a pineapple on top like a crown. He shaves the pork so thin that it curls and catches a slice of pineapple behind his back without looking, which is theatre, and it works on me every time.

Two tortillas each, because one breaks. Onion, coriander, a green salsa that starts polite. I ordered three and then three more, and stood in the drizzle with sauce on my sleeve.

One complaint: the limes were dry. I brought him a bag the week after. He gave me a taco for it, so now I do not know whether I am a customer or a supplier.`,
    type: 'story',
    cuisine: 'Mexican',
    tags: ['#tacos', '#streetfood', '#friday'],
    picture: 'tacos-al-pastor',
    likedBy: ['beatriz', 'noah', 'sam', 'teo', 'jonas'],
    comments: [['beatriz', 'Tell him to roll them in warm water. I wrote about it.']],
  },
  {
    by: 'teo',
    daysAgo: 29.4,
    title: 'The pizzeria I did not want to like',
    content: `They put the wine list on a tablet and a plant in every corner. I came with my arms crossed.

The dough made me uncross them. Light, blistered, salty enough, with that faint sourness you only get by waiting. The tomato was left alone. The cheese was not swimming. I ate in silence and then asked to see the oven, and the cook, who cannot be older than twenty-three, told me that she feeds her starter before she feeds herself.

I will go again and leave my arms at home.`,
    type: 'story',
    cuisine: 'Italian',
    tags: ['#pizza'],
    likedBy: ['amina', 'pilar', 'mara'],
    comments: [
      ['mara', 'Feeding the starter first is in the contract. Nobody tells you when you sign.'],
    ],
  },
];
