import type { Allergen } from '../../contract/recipe/diet.ts';

/** What a food means for allergies and diets. `meat` is of land animals, their rennet too; `honey` is not vegan. */
export type FoodMark = Allergen | 'meat' | 'honey';

/**
 * Foods by what they contain, in the singular. The longest name that fits an ingredient counts, so "coconut milk" is no
 * milk and "oyster cracker" no mollusc. Where recipes of a food differ, it has what is usual for it.
 */
const LISTS: readonly (readonly [marks: readonly FoodMark[], names: string])[] = [
  [
    ['meat'],
    `bacon, beef, chicken, chorizo, duck, goat, ham, lamb, lard, pancetta, pork, prosciutto,
     rabbit, sausage, suet, turkey, veal, mutton, gelatin, gelatine, salt pork, guanciale, venison`,
  ],
  [
    ['fish'],
    `anchovy, anchovies, cod, fish, fish sauce, haddock, katsuobushi, mackerel,
     salmon, sardine, sea bass, trout, tuna`,
  ],
  [['fish', 'eggs', 'gluten'], 'narutomaki'],
  [['fish', 'gluten'], 'worcestershire sauce, fish cake'],
  [
    ['crustaceans'],
    `crab, crawfish, crayfish, lobster, prawn, shrimp, red curry paste, green curry paste,
     shrimp paste`,
  ],
  [['molluscs'], 'clam, mussel, octopus, oyster, scallop, squid'],
  [['molluscs', 'soy', 'gluten'], 'oyster sauce'],
  [['eggs'], 'egg, mayonnaise'],
  [['eggs', 'gluten'], 'egg noodle, ramen noodle, lasagne, savoiardi biscuit'],
  [
    ['milk'],
    `butter, buttermilk, cheese, cream, crème fraîche, feta, ghee, milk, paneer, mozzarella,
     ricotta, yogurt, yoghurt, niter kibbeh, curd, halloumi, labneh, mascarpone, queso, quark,
     half-and-half, vegetarian parmesan, kashk, twaróg, provolone, cheddar, dulce de leche,
     monterey jack`,
  ],
  // Protected cheeses that are set with the rennet of calf or lamb.
  [['milk', 'meat'], 'parmesan, pecorino, gruyère, roquefort'],
  [
    ['gluten'],
    `barley, all-purpose flour, asafoetida, bread, baguette, breadcrumb, bulgur, couscous, filo,
     flour, flour tortilla, freekeh, oyster cracker, panko, pasta, pita, rye, semolina, spaghetti, udon,
     wheat, wheat noodle, beer, malt, seitan, shaoxing wine, noodle, chinkiang black vinegar,
     farro, cracker, orzo, oat, reshteh, linguine, bun`,
  ],
  [['gluten', 'milk'], 'naan'],
  [['soy', 'gluten'], 'gochujang, hoisin sauce, soy sauce, doubanjiang'],
  [['soy'], `edamame, miso, soybean, tamari, tempeh, tofu, dark chocolate, chocolate`],
  [['peanuts'], 'groundnut, peanut, peanut butter'],
  [['nuts'], `almond, cashew, hazelnut, macadamia, pecan, pistachio, walnut, chestnut, brazil nut`],
  [['sesame'], 'sesame, tahini, halva'],
  [['celery'], 'celery, celeriac, vegetable stock'],
  [['mustard'], 'mustard, mustard green, ya cai, curry powder, mustard powder'],
  [['fish', 'crustaceans'], 'kimchi'],
  [['sulphites'], 'wine, wine vinegar, marsala, sherry, sherry vinegar'],
  [['honey'], 'honey'],
  // A stock is simmered or bought with celery.
  [['celery', 'meat'], 'chicken stock, beef stock'],
  [['celery', 'fish'], 'fish stock'],
  // Names that hold the name of a food with a mark.
  [
    [],
    `almond-free, butter bean, cassava flour, coconut cream, coconut milk, corn tortilla,
     teff flour, yam flour, cornflour, rice flour, chickpea flour, rice noodle, oyster mushroom,
     cream of tartar, peanut-free, pure asafoetida, without lard, buckwheat, masa harina`,
  ],
  // Grains, seeds, pulses and roots.
  [
    [],
    `bean, chickpea, grit, hominy, lentil, polenta, potato, quinoa, teff, rice, corn, choclo,
     cancha, sweet potato, plantain, bomba, pea, cassava, yam, sago, urad dal, cornmeal,
     masarepa, tostada, wild rice, tortilla chip, egusi, injera`,
  ],
  // Vegetables, mushrooms and seaweed.
  [
    [],
    `avocado, aubergine, bamboo, beetroot, bok choy, broccoli, cabbage, carrot, cauliflower,
     courgette, cucumber, fennel, garlic, kale, leek, lettuce, menma, mushroom, okra, olive,
     onion, pepper, pumpkin, radish, shallot, spinach, squash, tomato, turnip, watercress, kombu,
     nori, caper, wakame, daikon, porcini, sauerkraut, tomatillo, cress, jalapeño, gherkin,
     arugula, beet, eggplant, pickle, scallion, zucchini`,
  ],
  // Fruit.
  [
    [],
    `apple, banana, blueberry, blueberries, date, lemon, lime, mango, orange, pear, pineapple,
     pomegranate, raisin, raspberry, raspberries, coconut, tamarind, barberry, barberries, prune,
     plum compote, peach, peaches, açaí, guaraná, strawberry, strawberries, papaya`,
  ],
  // Herbs and spices.
  [
    [],
    `aonori, achiote, curry leaf, curry leaves, berbere, iru, ersho, ají, ancho, allspice, basil,
     bay, cardamom, cayenne, chilli, chive, cinnamon, clove, coriander, cumin, dill, fenugreek,
     filé, garam masala, ginger, guasca, lemongrass, mint, nutmeg, oregano, pandan, paprika,
     parsley, peppercorn, pul biber, rosemary, saffron, sage, star anise, thyme, turmeric,
     vanilla, sumac, sunflower seed, za’atar, caraway, marjoram, tarragon, epazote, aniseed,
     rocoto, galangal, chile, chili, cilantro`,
  ],
  // Pantry and drinks.
  [
    [],
    `baking powder, bicarbonate of soda, ice, oil, maple syrup, mirin, sake, salsa verde, salt,
     sugar, syrup, vinegar, water, yeast, espresso, cocoa, flower water, rosewater, passata,
     corn syrup, molasses, treacle, shortening, coffee,
     baking soda, cornstarch, hot sauce`,
  ],
];

export const FOODS = LISTS.map(([marks, names]) => ({ marks, names: names.split(/,\s+/) }));
