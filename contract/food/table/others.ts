/** Snacks, sweets, drinks and things for the household. */
export const OTHERS = `
# snacks-sweets
potato crisp, crisp / potato chip ~ cup 25
banana crisp, salted banana crisp, plantain crisp, banana chip, plantain chip ~ cup 60
tortilla chip, nacho, corn chip ~ cup 30
cracker ! gluten ~ piece 5
crispbread ! gluten
breadstick ! gluten
saltine ! gluten
oatcake ! gluten
oyster cracker < cracker ! gluten ~ cup 30
crouton ! gluten ~ cup 30
biscuit, digestive biscuit, shortbread, rich tea ! gluten milk ~ piece 15
savoiardi biscuit, savoiardi, sponge finger / ladyfinger ! gluten eggs ~ piece 8
cookie ! gluten eggs milk ~ piece 30
gingersnap, ginger biscuit ! gluten
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
juice, fruit juice
apple juice < juice
apple cider < juice
pineapple juice < juice
grape juice < juice
tomato juice < juice
cranberry juice < juice
pomegranate juice < juice
carrot juice < juice
lemon juice, juice of lemon, juice of a lemon < lemon ~ spoon 15, cup 244
lime juice, juice of lime, juice of a lime < lime ~ spoon 15, cup 242
coconut water
lemonade
cola, coke
soft drink
squash drink
ginger ale
ginger beer
root beer
energy drink
coffee, black coffee, ground coffee, instant coffee, coffee bean, espresso, strong espresso, espresso powder ~ spoon 5, cup 237
tea, tea bag, black tea, loose black tea, black tea leaf, herbal tea ~ piece 2, spoon 5
green tea, gunpowder green tea, matcha < tea ~ spoon 6
hot chocolate, drinking chocolate ! soy milk ~ spoon 8
beer, lager, cold lager, cold beer, ale, stout, pilsner, guinness, cold ale ! gluten ~ cup 240
malt ! gluten ~ spoon 15
wine ! sulphites ~ spoon 15, cup 236
white wine, dry white wine < wine ! sulphites ~ spoon 15, cup 236
red wine, red burgundy wine < wine ! sulphites ~ spoon 15, cup 236
rosé < wine ! sulphites
champagne < wine ! sulphites
prosecco < wine ! sulphites
cava < wine ! sulphites
sparkling wine < wine ! sulphites
port < wine ! sulphites ~ spoon 15, cup 240
madeira < wine ! sulphites ~ spoon 15, cup 240
marsala < wine ! sulphites ~ spoon 15, cup 240
vermouth < wine ! sulphites ~ spoon 15, cup 240
sherry, dry sherry, cream sherry < wine ! sulphites ~ spoon 15, cup 240
cider, hard cider ! sulphites ~ cup 240
rum ~ spoon 14, cup 225
brandy ~ spoon 14, cup 225
cognac ~ spoon 14, cup 225
vodka
bourbon
whisky, whiskey ~ spoon 14, cup 225
gin
tequila
calvados
kirsch
pisco
cachaça
liqueur, grand marnier
cointreau
triple sec
limoncello
kahlúa
coffee liqueur ~ spoon 16
amaretto ! nuts ~ spoon 16
orgeat ! nuts ~ spoon 16
irish cream, baileys ! milk ~ spoon 16
eggnog ! eggs milk
zabaglione ! eggs milk
mead ! honey
bitters, angostura bitters
baby formula, infant formula ! milk

# household
kitchen paper, kitchen roll / paper towel
toilet paper, toilet roll, loo roll
tissue, handkerchief
napkin, paper napkin
foil, tin foil, kitchen foil, aluminum foil
cling film / plastic wrap, saran wrap
baking paper, greaseproof paper / parchment paper, wax paper
bin bag, bin liner / trash bag, garbage bag
freezer bag, sandwich bag, zip bag / ziploc bag
washing-up liquid / dish soap
dishwasher tablet, dishwasher detergent
dishwasher salt
rinse aid
washing powder, laundry detergent
fabric softener
stain remover
cleaner, surface cleaner
bathroom cleaner
glass cleaner
bleach
descaler
sponge cloth
dishcloth
scouring pad
washing-up sponge
soap, hand soap
shower gel, body wash
shampoo
conditioner
hair gel
toothpaste
toothbrush
mouthwash
dental floss
deodorant
razor
shaving foam
sun cream / sunscreen
plaster / band-aid
painkiller, paracetamol, ibuprofen
nappy, nappies / diaper, diapers
baby wipe, baby wipes
sanitary towel / sanitary pad
tampon
candle
match, matches
lighter
battery, batteries
light bulb, lightbulb
cat food
dog food
cat litter
pet food
bird seed
skewer, bamboo skewer
cocktail stick, toothpick
kitchen string, kitchen twine
flower, flowers
plant pot
`;
