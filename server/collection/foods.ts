import type { Allergen } from '../../contract/recipe/diet.ts';

/** What a food means for allergies and diets. `meat` is of land animals; `honey` is no allergen, but not vegan. */
export type FoodMark = Allergen | 'meat' | 'honey';

/**
 * Foods by what they contain, in the singular. The longest name that fits an ingredient counts, so "coconut milk" is no
 * milk and "oyster cracker" no mollusc. Where recipes of a food differ, it has what is usual for it.
 */
const LISTS: readonly (readonly [marks: readonly FoodMark[], names: string])[] = [
  [
    ['meat'],
    `bacon, beef, chicken, chorizo, duck, goat, ham, lamb, lard, pancetta, pork, prosciutto,
     rabbit, sausage, suet, turkey, veal, mutton, gelatine, salt pork, chicken stock, beef stock,
     guanciale, venison`,
  ],
  [
    ['fish'],
    `anchovy, anchovies, cod, fish, fish sauce, fish stock, haddock, katsuobushi, mackerel,
     salmon, sardine, sea bass, trout, tuna`,
  ],
  [['fish', 'eggs', 'gluten'], 'narutomaki'],
  [['fish', 'gluten'], 'worcestershire sauce'],
  [
    ['crustaceans'],
    'crab, crayfish, lobster, prawn, shrimp, red curry paste, green curry paste, shrimp paste',
  ],
  [['molluscs'], 'clam, mussel, octopus, oyster, scallop, squid'],
  [['molluscs', 'soy', 'gluten'], 'oyster sauce'],
  [['eggs'], 'egg, mayonnaise'],
  [['eggs', 'gluten'], 'egg noodle, ramen noodle'],
  [
    ['milk'],
    `butter, buttermilk, cheese, cream, crème fraîche, feta, ghee, milk, paneer, mozzarella,
     parmesan, pecorino, ricotta, roquefort, yogurt, yoghurt, curd, gruyère, halloumi, labneh,
     mascarpone, queso, quark`,
  ],
  [
    ['gluten'],
    `barley, bread, breadcrumb, bulgur, couscous, filo, flour, flour tortilla, freekeh,
     oyster cracker, panko, pasta, pita, rye, semolina, spaghetti, udon, wheat, wheat noodle,
     beer, malt, seitan, shaoxing wine, noodle, chinkiang black vinegar, farro, cracker, orzo,
     oat`,
  ],
  [['gluten', 'milk'], 'naan'],
  [['soy', 'gluten'], 'gochujang, hoisin sauce, soy sauce, doubanjiang'],
  [['soy'], 'edamame, miso, soybean, tamari, tempeh, tofu'],
  [['peanuts'], 'groundnut, peanut'],
  [['nuts'], 'almond, cashew, hazelnut, macadamia, pecan, pistachio, walnut, chestnut'],
  [['sesame'], 'sesame, tahini, halva'],
  [['celery'], 'celery, celeriac'],
  [['mustard'], 'mustard, mustard green, ya cai'],
  [['sulphites'], 'wine, wine vinegar'],
  [['honey'], 'honey'],
  // Names that hold the name of a food with a mark.
  [
    [],
    `almond-free, butter bean, cassava flour, coconut cream, coconut milk, corn tortilla,
     cornflour, rice flour, chickpea flour, rice noodle, oyster mushroom, cream of tartar,
     peanut-free, buckwheat, masa harina`,
  ],
  [
    [],
    `bean, chickpea, grit, hominy, lentil, polenta, potato, quinoa, rice, corn, choclo, cancha,
     sweet potato, plantain, bomba, pea, cassava, yam`,
  ],
  [
    [],
    `avocado, aubergine, bamboo, beetroot, bok choy, broccoli, cabbage, carrot, cauliflower,
     courgette, cucumber, fennel, garlic, kale, leek, lettuce, menma, mushroom, okra, olive,
     onion, pepper, pumpkin, radish, shallot, spinach, squash, tomato, turnip, watercress, kombu,
     nori, caper`,
  ],
  [
    [],
    `apple, banana, blueberry, blueberries, date, lemon, lime, mango, orange, pear, pineapple,
     pomegranate, raisin, raspberry, raspberries, coconut, tamarind`,
  ],
  [
    [],
    `achiote, ají, ancho, allspice, basil, bay, cardamom, cayenne, chilli, chive, cinnamon, clove,
     coriander, cumin, dill, fenugreek, filé, garam masala, ginger, guasca, lemongrass, mint,
     nutmeg, oregano, paprika, parsley, peppercorn, pul biber, rosemary, saffron, sage,
     star anise, thyme, turmeric, vanilla, sumac, za’atar`,
  ],
  [
    [],
    `baking powder, bicarbonate of soda, ice, oil, maple syrup, mirin, sake, salsa verde, salt,
     sugar, syrup, vinegar, water, yeast`,
  ],
];

export const FOODS = LISTS.map(([marks, names]) => ({ marks, names: names.split(/,\s+/) }));
