/** Snacks, sweets, drinks and things for the household. */
export const OTHERS = `
# snacks-sweets
potato crisp, crisp / potato chip ~ cup 25
banana crisp, salted banana crisp, plantain crisp, banana chip, plantain chip ~ cup 60
tortilla chip, nacho, corn chip ~ cup 30
cracker, crispbread, breadstick, saltine, oatcake ! gluten ~ piece 5
oyster cracker < cracker ! gluten ~ cup 30
crouton ! gluten ~ cup 30
biscuit, digestive biscuit, shortbread, rich tea ! gluten milk ~ piece 15
savoiardi biscuit, savoiardi, sponge finger / ladyfinger ! gluten eggs ~ piece 8
cookie ! gluten eggs milk ~ piece 30
gingersnap, ginger biscuit ! gluten ~ piece 8
graham cracker ! gluten honey ~ piece 14
amaretti, macaron ! eggs nuts ~ piece 6
sweets, gummy bear, wine gum, candy ! meat
chewing gum, mint sweet
cereal bar, granola bar, protein bar ! gluten nuts ~ piece 40
trail mix ! nuts peanuts ~ cup 140
pork scratchings ! meat

# drinks
water, cold water, warm water, hot water, boiling water, iced water, ice water, lukewarm water, tap water, cool water ~ spoon 15, cup 237
sparkling water, mineral water, soda water, tonic water, seltzer, club soda ~ cup 237
juice, fruit juice, apple juice, apple cider, pineapple juice, grape juice, tomato juice, cranberry juice, pomegranate juice, carrot juice ~ spoon 15, cup 248
lemon juice, juice of lemon, juice of a lemon < lemon ~ spoon 15, cup 244
lime juice, juice of lime, juice of a lime < lime ~ spoon 15, cup 242
coconut water ~ cup 240
lemonade, cola, coke, soft drink, squash drink, ginger ale, ginger beer, root beer, energy drink ~ cup 240
coffee, black coffee, ground coffee, instant coffee, coffee bean, espresso, strong espresso, espresso powder ~ spoon 5, cup 237
tea, tea bag, black tea, loose black tea, black tea leaf, black tea leaves, herbal tea ~ piece 2, spoon 5
green tea, gunpowder green tea, matcha < tea ~ spoon 6
hot chocolate, drinking chocolate ! soy milk ~ spoon 8
beer, lager, cold lager, cold beer, ale, stout, pilsner, guinness, cold ale ! gluten ~ cup 240
malt ! gluten ~ spoon 15
wine, white wine, dry white wine, red wine, red burgundy wine, rosé ! sulphites ~ spoon 15, cup 236
champagne, prosecco, cava, sparkling wine < wine ! sulphites ~ cup 236
port, madeira, marsala, vermouth < wine ! sulphites ~ spoon 15, cup 240
sherry, dry sherry, cream sherry < wine ! sulphites ~ spoon 15, cup 240
cider, hard cider ! sulphites ~ cup 240
rum, brandy, cognac, vodka, bourbon, whiskey, whisky, gin, tequila, calvados, kirsch, pisco, cachaça ~ spoon 14, cup 225
liqueur, grand marnier, cointreau, triple sec, limoncello, kahlúa, coffee liqueur ~ spoon 16
amaretto, orgeat ! nuts ~ spoon 16
irish cream, baileys ! milk ~ spoon 16
eggnog, zabaglione ! eggs milk ~ cup 254
mead ! honey ~ cup 240
bitters, angostura bitters ~ spoon 15
baby formula, infant formula ! milk

# household
kitchen paper, kitchen roll / paper towel
toilet paper, toilet roll, loo roll
tissue, handkerchief, paper napkin, napkin
foil, tin foil, kitchen foil, aluminum foil
cling film / plastic wrap, saran wrap
baking paper, greaseproof paper / parchment paper, wax paper
bin bag, bin liner / trash bag, garbage bag
freezer bag, sandwich bag, zip bag / ziploc bag
washing-up liquid / dish soap
dishwasher tablet, dishwasher salt, rinse aid, dishwasher detergent
washing powder, laundry detergent, fabric softener, stain remover
cleaner, surface cleaner, bathroom cleaner, glass cleaner, bleach, descaler
sponge cloth, dishcloth, scouring pad, washing-up sponge
soap, hand soap, shower gel, body wash
shampoo, conditioner, hair gel
toothpaste, toothbrush, mouthwash, dental floss
deodorant, razor, shaving foam, sun cream, sunscreen
plaster, painkiller, paracetamol / band-aid, ibuprofen
nappy, nappies, baby wipe / diaper, diapers, baby wipes
sanitary towel, tampon / sanitary pad
candle, match, lighter, matches
battery, batteries, light bulb
cat food, dog food, cat litter, pet food, bird seed
skewer, cocktail stick, bamboo skewer, kitchen string, kitchen twine, toothpick
flower, flowers, plant pot
`;
