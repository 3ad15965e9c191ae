import type { Allergen } from '#contract/recipe/diet.ts';

/** Properties of a food for allergies and diets. `meat` is from land animals or their rennet. `honey` is not vegan. */
export type FoodMark = Allergen | 'meat' | 'honey';

/**
 * Foods by their marks, with names in the singular. The longest name that matches an ingredient counts, so "coconut
 * milk" is not milk and "oyster cracker" is not a mollusc. Bought food has the marks of its usual recipe.
 */
const LISTS: readonly (readonly [marks: readonly FoodMark[], names: string])[] = [
  // Meat and animal fat, and foods that contain them or gelatine.
  [
    ['meat'],
    `andouille, aspic, bacon, beef, bison, boar, boudin, bresaola, brisket, chicken, chorizo,
     dripping, duck, foie gras, gelatin, gelatine, goat, goose, guanciale, gummy bear, ham, hare,
     hot dog, jamón, lamb, lard, liver, marshmallow, meat, merguez, mincemeat, mortadella, mutton,
     oxtail, pancetta, pepperoni, pheasant, pork, prosciutto, quail, rabbit, refried bean, ribeye,
     salami, salt pork, short rib, sirloin, skirt steak, flank steak, spare rib, speck, suet,
     tallow, tripe, turkey, veal, venison, nduja, frijoles refritos`,
  ],
  // Bound with rusk, barley or oats.
  [['meat', 'gluten'], 'sausage, bratwurst, black pudding, haggis, cuban bread'],
  [['meat', 'gluten', 'eggs', 'milk'], 'pâté, pate, meatball'],
  [['meat', 'gluten', 'celery'], 'gravy, demi-glace'],
  [
    ['fish'],
    `anchovy, anchovies, barramundi, bonito, bottarga, bream, carp, catfish, caviar, cod, dashi,
     eel, fish, fish sauce, grouper, haddock, hake, halibut, herring, katsuobushi, kipper,
     mackerel, mahi-mahi, monkfish, nam jim, nam pla, nuoc cham, nuoc mam, nước chấm, nước mắm,
     plaice, pollock, roe, salmon, sardine, sea bass, snapper, sole, sprat, swordfish, tapenade,
     tilapia, trout, tuna, turbot, whitebait`,
  ],
  [['fish', 'milk'], 'mackerel pâté, salmon pâté, fish pâté, bagna cauda'],
  [['fish', 'eggs', 'gluten'], 'narutomaki'],
  [
    ['fish', 'eggs', 'gluten', 'crustaceans'],
    `fish cake, fishcake, fish ball, eomuk, odeng, kamaboko, chikuwa, surimi, crab stick,
     imitation crab`,
  ],
  [['fish', 'gluten'], 'worcestershire, worcestershire sauce, worcester sauce, fish finger'],
  [
    ['crustaceans'],
    `belacan, crab, crawfish, crayfish, langoustine, lobster, prawn, sambal, scampi, shrimp,
     shrimp paste, terasi, curry paste, laksa paste`,
  ],
  [['crustaceans', 'fish'], 'nam prik pao'],
  // Contain shrimp or fish sauce, and often a wheat paste.
  [['fish', 'crustaceans', 'gluten'], 'kimchi'],
  [['crustaceans', 'molluscs', 'meat', 'soy', 'gluten'], 'xo sauce'],
  [
    ['molluscs'],
    `abalone, calamari, clam, cockle, conch, cuttlefish, escargot, mussel, octopus, oyster,
     scallop, snail, squid, whelk`,
  ],
  [['molluscs', 'soy', 'gluten'], 'oyster sauce, okonomiyaki sauce'],
  [['crustaceans', 'molluscs', 'fish', 'celery'], 'seafood stock, shellfish stock'],
  // Eggs, and sauces and sweets made with them.
  [
    ['eggs'],
    'egg, meringue, quail egg, quail’s egg, duck egg, goose egg, marshmallow fluff, quorn',
  ],
  [
    ['eggs', 'mustard'],
    `aioli, aïoli, coleslaw, mayo, mayonnaise, remoulade, rémoulade, tartar sauce, tartare sauce,
     sauce tartare, thousand island dressing`,
  ],
  [['eggs', 'mustard', 'milk'], 'ranch dressing'],
  [['eggs', 'mustard', 'milk', 'fish', 'meat'], 'caesar dressing'],
  [
    ['eggs', 'milk'],
    `béarnaise, crème anglaise, crème pâtissière, custard, eggnog, frozen custard, gelato,
     hollandaise, ice cream, lemon curd, lime curd, pastry cream, zabaglione`,
  ],
  [['eggs', 'nuts'], 'amaretti, macaron'],
  [['eggs', 'nuts', 'honey'], 'nougat, turrón'],
  [['eggs', 'nuts', 'milk'], 'frangipane'],
  [
    ['eggs', 'gluten'],
    `challah, egg noodle, egg pasta, fettuccine, fresh pasta, gnocchi, ladyfinger, lasagne,
     lasagna, pappardelle, ramen noodle, ravioli, savoiardi biscuit, spätzle, sponge finger,
     tagliatelle, tortellini, wonton wrapper`,
  ],
  // Enriched breads, cakes and batters.
  [
    ['eggs', 'gluten', 'milk'],
    `brioche, bun, cake, cookie, cornbread, croissant, danish pastry, donut, doughnut, gingerbread,
     hot dog bun,     muffin, pancake, panettone, sponge, waffle, yorkshire pudding`,
  ],
  [['eggs', 'gluten', 'milk', 'sesame'], 'burger bun, hamburger bun'],
  [
    ['milk'],
    `burrata, butter, buttermilk, butterscotch, cajeta, caramel, cheddar, cheese, cream, crema,
     crème fraîche, curd, dulce de leche, feta, fudge, ghee, half-and-half, halloumi, kashk, kefir,
     labneh, margarine, mascarpone, milk, monterey jack, mozzarella, niter kibbeh, paneer, quark,
     queso, ricotta, skyr, stilton, toffee, twaróg, whey, yogurt, yoghurt, goat cheese,
     goat’s cheese, goat milk, goat’s milk, irish cream`,
  ],
  // Cheeses that are traditionally made with animal rennet.
  [
    ['milk', 'meat'],
    `appenzeller, asiago, beaufort, bergkäse, comté, emmental, emmentaler, fontina, gorgonzola,
     grana padano, gruyère, gruyere, hard cheese, idiazabal, manchego, mountain cheese, parmesan,
     parmigiano, parmigiano reggiano, pecorino, provolone, raclette, reblochon, roquefort, sbrinz,
     taleggio`,
  ],
  [['milk', 'meat', 'nuts'], 'pesto'],
  // Grains with gluten and their products.
  [
    ['gluten'],
    `asafoetida, bagel, baguette, barley, bread, breadcrumb, breadstick, bucatini, bulgur, cereal,
     ciabatta, cornflake, couscous, cracked wheat, cracker, crispbread, crouton, ditalini, durum,
     einkorn, emmer, farfalle, farro, filo, flatbread, flour, flour tortilla, focaccia, freekeh,
     fregola, fusilli, hing, injera, lavash, linguine, macaroni, malt, matzo, noodle, oat, orzo,
     oyster cracker, panko, pasta, penne, phyllo, pita, pitta, pretzel, pumpernickel, reshteh,
     rigatoni, roti, rye, saltine, seitan, semolina, soba, somen, sourdough, spaghetti, spelt,
     tempura, tortilla, trenette, trofie, udon, vermicelli, wheat, wheat noodle, steamed bun, bao bun,
     dumpling wrapper, gyoza wrapper, spring roll wrapper, gingersnap, oat milk, oat cream,
     chinkiang black vinegar, shaoxing wine, chinese rice wine, brown sauce`,
  ],
  [['gluten'], 'beer, ale, lager, pilsner, stout'],
  [['gluten', 'celery'], 'marmite, stuffing'],
  [['gluten', 'honey'], 'graham cracker'],
  [
    ['gluten', 'milk'],
    `béchamel, bechamel, white sauce, biscuit, english muffin, milk bread, naan, paratha, pastry,
     pie crust, pie dough, puff pastry, scone, shortbread, shortcrust, shortcrust pastry, roux`,
  ],
  [['gluten', 'milk', 'nuts', 'honey'], 'baklava'],
  [['gluten', 'nuts', 'honey'], 'granola, muesli'],
  // Soya sauces and pastes made with wheat or barley.
  [
    ['soy', 'gluten'],
    `bean sauce, black bean paste, black bean sauce, chilli bean paste, doenjang, doubanjiang,
     fermented black bean, gochujang, hoisin, hoisin sauce, kecap manis, miso, salted black bean,
     shoyu, soy sauce, soya sauce, tonkatsu sauce, teriyaki, teriyaki sauce, yellow bean paste`,
  ],
  [['soy', 'gluten'], 'fukujinzuke'],
  [['soy', 'gluten', 'fish'], 'ponzu'],
  [['soy', 'gluten', 'sesame'], 'ssamjang'],
  [
    ['soy'],
    `bean curd, edamame, natto, rice miso, soy, soya, soybean, soya bean, tamari, tempeh,
     textured vegetable protein, tofu, yuba`,
  ],
  // Soya lecithin is usual, and so is milk, even in dark chocolate.
  [['soy', 'milk'], 'chocolate, dark chocolate, white chocolate'],
  [['soy', 'milk', 'gluten'], 'chocolate sprinkles, chocolate vermicelli'],
  [['soy', 'gluten'], 'sprinkles'],
  [['soy', 'milk', 'nuts'], 'gianduja, hazelnut spread, nutella, praline'],
  [['soy', 'peanuts'], 'chilli crisp, chili crisp'],
  [['peanuts'], 'groundnut, peanut, peanut butter, satay sauce'],
  [
    ['nuts'],
    `almond, almond butter, almond flour, almond milk, almond paste, amaretto, brazil nut, cashew,
     cashew butter, cashew cream, cashew milk, chestnut, chestnut flour, filbert, hazelnut,
     hazelnut milk, macadamia, marzipan, nut, nut butter, orgeat, pecan, pistachio, walnut`,
  ],
  [['nuts', 'gluten'], 'muhammara, romesco'],
  [['nuts', 'sesame'], 'dukkah'],
  [
    ['sesame'],
    `baba ganoush, gomasio, halva, houmous, hummus, sesame, shichimi togarashi, tahini, za’atar`,
  ],
  [['sesame', 'fish'], 'furikake'],
  [['sesame', 'gluten'], 'simit'],
  // The spices in ketchup contain celery.
  [['celery'], `celery, celeriac, ketchup, mirepoix, soffritto`],
  // Cubes and powders for stock contain celery, and wheat or barley unless the line promises otherwise.
  [
    ['celery', 'gluten'],
    `bouillon, bouillon cube, mushroom broth, mushroom stock, stock cube, stock powder,
     vegetable bouillon, vegetable broth, vegetable stock, vegetable stock cube`,
  ],
  [
    ['celery', 'gluten', 'meat'],
    `beef bouillon, beef broth, beef stock, beef stock cube, bone broth, chicken bouillon,
     chicken broth, chicken stock, chicken stock cube, lamb stock, pork stock, turkey stock,
     veal stock`,
  ],
  [['celery', 'gluten', 'fish'], 'fish broth, fish stock, fish stock cube'],
  [['celery', 'gluten', 'crustaceans'], 'shrimp stock'],
  [['celery', 'mustard'], 'old bay, creole seasoning, cajun seasoning'],
  [
    ['mustard'],
    `curry powder, mustard, mustard green, mustard powder, panch phoron, piccalilli, tikka paste,
     madras paste, korma paste, wasabi, ya cai`,
  ],
  [['mustard', 'sulphites'], 'dijon mustard'],
  [
    ['sulphites'],
    `balsamic vinegar, candied peel, cava, champagne, cider, cream sherry, dried apricot,
     glacé cherry, glacé cherries, golden raisin, madeira, marsala, port, prosecco, sherry,
     sherry vinegar, sultana, vermouth, wine, wine vinegar`,
  ],
  [['lupin'], 'lupin, lupini, lupin flour'],
  [['honey'], 'honey, honeycomb, mead'],
  // Foods without marks, with names that contain the name of a food with a mark.
  [
    [],
    `almond-free, apple butter, apple cider, apple cider vinegar, beef tomato, beef tomatoes,
     buckwheat, butter bean, butter lettuce, cassava flour, cellophane noodle, chickpea flour,
     cider vinegar, cocoa butter, coconut butter, coconut cream, coconut flour, coconut meat, coconut milk,
     coconut yogurt, corn flour, corn tortilla, cornflour, crab apple, cream of coconut,
     cream of tartar, custard apple, ginger ale, ginger beer, glass noodle, gram flour,
     lamb’s lettuce, masa harina, millet flour, oyster mushroom, peanut-free, pine nut,
     potato flour, bihon, pure asafoetida, rice cake, rice flour, rice milk, rice noodle, rice vermicelli,
     rice wine vinegar, root beer, sambal oelek, sweet potato noodle, tapioca flour, teff flour,
     teff injera, tiger nut, water chestnut, yam flour`,
  ],
  [['soy'], 'soy milk, soya milk, soy cream, soy yogurt, soy flour'],
  // Grains, seeds, pulses and roots.
  [
    [],
    `bean, chickpea, grit, hominy, lentil, polenta, potato, quinoa, teff, rice, corn, choclo,
     cancha, sweet potato, plantain, bomba, pea, cassava, yam, sago, urad dal, cornmeal,
     masarepa, tostada, wild rice, tortilla chip, egusi, taco shell, tapioca, cornstarch, arrowroot,
     amaranth, millet, sorghum, rutabaga, jicama`,
  ],
  // Vegetables, mushrooms and seaweed.
  [
    [],
    `avocado, aubergine, bamboo, beetroot, bok choy, broccoli, cabbage, carrot, cauliflower,
     courgette, cucumber, fennel, garlic, kale, leek, lettuce, menma, mushroom, okra, olive,
     onion, pepper, pumpkin, radish, shallot, spinach, squash, tomato, turnip, watercress, kombu,
     nori, caper, wakame, daikon, porcini, sauerkraut, tomatillo, cress, jalapeño, gherkin, pickle,
     scallion, zucchini, eggplant, arugula, rocket, beet, collard green, chard, artichoke,
     asparagus, brussels sprout, bean sprout, chayote, endive, celtuce, shiitake, shishito, mangetout`,
  ],
  // Fruit.
  [
    [],
    `apple, banana, blueberry, blueberries, date, lemon, lime, mango, orange, pear, pineapple,
     pomegranate, raisin, raspberry, raspberries, coconut, tamarind, barberry, barberries, prune,
     plum compote, peach, peaches, açaí, guaraná, strawberry, strawberries, papaya, cherry, cherries,
     cranberry, cranberries, blackberry, blackberries, currant, fig, grape, grapefruit, kiwi, melon,
     quince, apricot, plum, guava, passion fruit, calamansi`,
  ],
  // Herbs and spices.
  [
    [],
    `aonori, achiote, curry leaf, curry leaves, berbere, iru, ersho, ají, ancho, allspice, basil,
     bay, cardamom, cayenne, chilli, chive, cinnamon, clove, coriander, cumin, dill, fenugreek,
     filé, garam masala, ginger, guasca, lemongrass, mint, nutmeg, oregano, pandan, paprika,
     parsley, peppercorn, pul biber, rosemary, saffron, sage, star anise, thyme, turmeric,
     vanilla, sumac, sunflower seed, caraway, marjoram, tarragon, epazote, aniseed, rocoto,
     galangal, cilantro, chili, chile, chives, mace, juniper, poppy seed, pumpkin seed, chervil,
     lovage, savory, ras el hanout, gochugaru, horseradish, annatto, harissa`,
  ],
  // Pantry and drinks.
  [
    [],
    `baking powder, bicarbonate of soda, ice, oil, maple syrup, mirin, sake, salsa verde, salt,
     sugar, syrup, vinegar, water, yeast, espresso, cocoa, flower water, rosewater, passata,
     corn syrup, molasses, treacle, shortening, coffee, baking soda, hot sauce,
     sriracha, tea, rum, brandy, vodka, bourbon, whiskey, whisky, agar, pectin, jam`,
  ],
];

export const FOODS = LISTS.map(([marks, names]) => ({ marks, names: names.split(/,\s+/) }));
