import { expect, test } from 'vitest';
import { toSingular } from './singular.ts';

const PAIRS = `
  chillies chilli, chilies chili, chiles chile, leaves leaf, loaves loaf, halves half, knives knife, calves calf, shelves shelf,
  penknives penknife, meatloaves meatloaf, olives olive, cloves clove, chives chive, endives endive, gloves glove,
  stoves stove, sleeves sleeve, cookies cookie, brownies brownie, smoothies smoothie, pies pie, potpies potpie, ties tie,
  veggies veggie, slushies slushie, toasties toastie, patisseries patisserie, berries berry, cherries cherry, curries curry,
  anchovies anchovy, patties patty, pastries pastry, candies candy, jellies jelly, fries fry, spies spy, quiches quiche,
  ceviches ceviche, brioches brioche, ganaches ganache, tranches tranche, peaches peach, radishes radish, dishes dish,
  sandwiches sandwich, finches finch, boxes box, mixes mix, quizzes quiz, glazes glaze, sizes size, mazes maze,
  spritzes spritz, tomatoes tomato, potatoes potato, mangoes mango, mangos mango, avocados avocado, tacos taco,
  shoes shoe, sloes sloe, aloes aloe, glasses glass, mousses mousse, bouillabaisses bouillabaisse, cheeses cheese,
  sauces sauce, octopuses octopus, octopi octopus, citruses citrus, hibiscuses hibiscus, buses bus, houses house,
  mice mouse, geese goose, teeth tooth, feet foot, oxen ox, children child, fishermen fisherman, women woman,
  zucchinis zucchini, paninis panini, kiwis kiwi, rotis roti, biryanis biryani, menus menu, ragus ragu, tiramisus tiramisu,
  noodles noodle, eggs egg, peas pea, figs fig, gateaux gateau, fungi fungus, spices spice, grapes grape, limes lime,
  dates date, prunes prune, lasagnes lasagne, tagines tagine, waffles waffle, crepes crepe, scones scone, cakes cake,
  wolves wolf, hooves hoof, thieves thief, roofs roof, chefs chef, sheaves sheaf, pierogies pierogi
`;

test.each(PAIRS.split(',').map((pair) => pair.trim().split(/\s+/)))(
  '%s and %s are one word',
  (plural = '', singular = '') => {
    expect(toSingular(plural)).toBe(singular);
    expect(toSingular(singular)).toBe(singular);
  },
);

test.each(
  'hummus couscous asparagus swiss coulis tennis series bass gas molass grass haggis pi open taxi'.split(
    ' ',
  ),
)('%s is not a plural', (word) => {
  expect(toSingular(word)).toBe(word);
});
