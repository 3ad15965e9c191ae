/** Cans, jars, oils, sauces and baking goods. */
export const PANTRY = `
# cans-jars
canned tomato, canned whole tomato, canned chopped tomato, tinned tomato, chopped tomatoes, plum tomatoes in juice, san marzano tomato, canned san marzano tomatoes, diced tomatoes, fire-roasted tomatoes < tomato ~ piece 400, cup 240
crushed tomato < canned tomato ~ piece 400, cup 245
passata, tomato passata, tomato sauce, canned tomato sauce ~ spoon 15, cup 245
tomato purée, tomato puree, tomato concentrate / tomato paste ~ spoon 16, cup 262
sun-dried tomato, sundried tomato ~ piece 3, cup 54
sweetcorn, corn, corn kernel, canned corn, tinned sweetcorn, creamed corn, maize ~ cup 165
canned chickpea, tinned chickpea < chickpea ~ piece 400, cup 164
canned bean, tinned bean, baked bean ~ piece 400, cup 254
canned kidney bean, tinned kidney bean < kidney bean ~ piece 400, cup 177
canned black bean, tinned black bean < black bean ~ piece 400, cup 172
canned lentil, tinned lentil < lentil ~ piece 400, cup 198
refried bean, refried beans, frijoles refritos ! meat ~ cup 238
coconut milk, coconut cream, tin of coconut milk, cream of coconut ~ spoon 15, cup 240
canned tuna, tinned tuna, tuna, tuna in oil, tuna in brine < fish ! fish ~ piece 145, cup 154
sardine, canned sardine, tinned sardine, pilchard < fish ! fish ~ piece 12
anchovy, anchovies, anchovy fillet, anchovy paste < fish ! fish ~ piece 4, spoon 15
dried anchovy, dried anchovies < fish ! fish ~ piece 2
olive, green olive, black olive, kalamata olive, stuffed olive, pitted olive ~ piece 4, spoon 8, cup 135
caper, capers, caper berry ~ spoon 9, cup 140
tapenade, olive paste ! fish ~ spoon 15
gherkin, cornichon / pickle, dill pickle, pickle chip ~ piece 40, cup 143
sauerkraut ~ cup 142
pickled onion, cocktail onion ~ piece 15
pickled ginger, sushi ginger, beni shoga ~ spoon 10
pickled jalapeño, pickled chilli, pickled pepper, pepperoncini, pickled chile ~ spoon 10
roasted pepper, roasted red pepper, piquillo pepper, pimiento, pimento ~ cup 140
artichoke in oil, marinated artichoke ~ cup 170
bamboo shoot, menma, canned bamboo shoot ~ cup 130
water chestnut ~ piece 7, cup 140
canned straw mushroom < mushroom ~ cup 182
hearts of palm, heart of palm ~ cup 146
canned pumpkin, pumpkin purée, pumpkin puree < pumpkin ~ cup 245
canned pineapple ~ cup 200
canned fruit, canned peach ~ cup 200
fruit cocktail ~ cup 200
tinned fruit ~ cup 200
apple sauce, applesauce, apple purée ~ spoon 15, cup 244
cranberry sauce ~ spoon 17, cup 277
canned soup, cream of mushroom soup, cream of chicken soup ! gluten milk celery ~ cup 245
tomato soup < canned soup ! gluten milk celery
chicken soup, chicken noodle soup < canned soup ! gluten meat eggs celery
vegetable soup, lentil soup < canned soup ! gluten celery
mushroom soup < canned soup ! gluten milk celery
preserved lemon, preserved lemons ~ piece 60
stock, broth, bouillon, bouillon cube, stock cube, stock powder ! celery gluten ~ spoon 15, cup 240
vegetable stock, vegetable broth, vegetable bouillon, mushroom stock, mushroom broth < stock ! celery gluten ~ spoon 15, cup 240
chicken stock, chicken broth, chicken bouillon, turkey stock < stock ! celery gluten meat ~ spoon 15, cup 240
beef stock, beef broth, beef bouillon, bone broth, lamb stock, veal stock, pork stock, beef consommé < stock ! celery gluten meat ~ spoon 15, cup 240
vegetable stock cube < stock ! celery gluten
chicken stock cube < stock ! celery gluten meat
beef stock cube < stock ! celery gluten meat
fish stock cube < stock ! celery gluten fish
fish stock, fish broth, clam juice < stock ! celery gluten fish ~ spoon 15, cup 240
seafood stock, shellfish stock < stock ! crustaceans molluscs fish celery ~ cup 240
shrimp stock < stock ! celery gluten crustaceans ~ cup 240
dashi, dashi powder, instant dashi ! fish ~ spoon 15, cup 240
soffritto, mirepoix ! celery ~ cup 140
gravy, demi-glace ! meat gluten celery ~ cup 240
jam, jelly, strawberry jam, raspberry jam, apricot jam, fruit preserves, grape jelly ~ spoon 20, cup 320
marmalade ~ spoon 20, cup 320
plum compote, fruit compote ~ spoon 17, cup 260
honey, honeycomb ! honey ~ spoon 21, cup 340
peanut butter < peanut ! peanuts ~ spoon 16, cup 258
almond butter, cashew butter, nut butter < nut ! nuts ~ spoon 16, cup 250
hazelnut spread, nutella, gianduja, praline ! soy milk nuts ~ spoon 18, cup 295
apple butter ~ spoon 17, cup 280
lemon curd, lime curd ! eggs milk ~ spoon 18, cup 280
tahini, sesame paste ! sesame ~ spoon 15, cup 240
marmite, vegemite, yeast extract ! gluten celery ~ spoon 18

# oils-sauces
oil, cooking oil, frying oil, neutral oil ~ spoon 14, cup 218
olive oil, light olive oil < oil ~ spoon 14, cup 216
extra virgin olive oil, extra-virgin olive oil < olive oil ~ spoon 14, cup 216
vegetable oil, rapeseed oil, corn oil, canola oil < oil ~ spoon 14, cup 218
sunflower oil, safflower oil, grapeseed oil, avocado oil < oil ~ spoon 14, cup 218
groundnut oil / peanut oil < oil ! peanuts ~ spoon 14, cup 216
sesame oil, toasted sesame oil < oil ! sesame ~ spoon 14, cup 218
coconut oil < oil ~ spoon 14, cup 218
palm oil, red palm oil, dendê oil, dende oil < oil ~ spoon 14, cup 216
walnut oil < oil ! nuts ~ spoon 14, cup 218
hazelnut oil < oil ! nuts ~ spoon 14, cup 218
truffle oil < oil ~ spoon 14, cup 218
mustard oil < oil ~ spoon 14, cup 218
chilli oil / chili oil < oil ~ spoon 14
cooking spray, oil spray, baking spray ~ spoon 12
shortening, vegetable shortening, crisco ~ spoon 13, cup 191
vinegar, white vinegar, distilled vinegar, spirit vinegar ~ spoon 15, cup 240
wine vinegar, red wine vinegar, white wine vinegar, champagne vinegar < vinegar ! sulphites ~ spoon 15, cup 240
cider vinegar, apple cider vinegar < vinegar ~ spoon 15, cup 240
balsamic vinegar, balsamic, balsamic glaze < vinegar ! sulphites ~ spoon 16, cup 255
sherry vinegar < vinegar ! sulphites ~ spoon 15, cup 240
malt vinegar < vinegar ! gluten ~ spoon 15, cup 240
rice vinegar, rice wine vinegar < vinegar ~ spoon 15, cup 240
cane vinegar, coconut vinegar < vinegar ~ spoon 15, cup 240
black vinegar, chinkiang black vinegar, chinkiang vinegar < vinegar ! gluten ~ spoon 15, cup 240
mustard, yellow mustard, english mustard, wholegrain mustard ! mustard ~ spoon 15, cup 250
dijon mustard, dijon < mustard ! mustard sulphites ~ spoon 15, cup 250
mayonnaise, mayo, aioli, aïoli ! eggs mustard ~ spoon 14, cup 220
tartar sauce, tartare sauce, sauce tartare, remoulade, rémoulade, thousand island dressing ! eggs mustard ~ spoon 15, cup 240
ranch dressing ! eggs mustard milk ~ spoon 15, cup 240
caesar dressing ! eggs mustard milk fish meat ~ spoon 15, cup 240
salad dressing, vinaigrette, italian dressing ! mustard ~ spoon 15, cup 240
ketchup, tomato ketchup=ketchup, banana ketchup ! celery ~ spoon 17, cup 270
barbecue sauce, bbq sauce ! celery ~ spoon 17, cup 270
brown sauce, hp sauce ! gluten ~ spoon 17
worcestershire sauce, worcester sauce, worcestershire ! fish gluten ~ spoon 17, cup 275
hot sauce, tabasco, sriracha, pepper sauce, louisiana hot sauce ~ spoon 15, cup 240
salsa verde, salsa, tomato salsa, pico de gallo, enchilada sauce, taco sauce, mole ~ spoon 16, cup 259
pesto, basil pesto ! milk meat nuts ~ spoon 15, cup 232
pasta sauce, marinara, marinara sauce, arrabbiata < passata ~ cup 250
alfredo sauce ! milk ~ cup 250
béchamel, bechamel, white sauce, roux ! gluten milk ~ cup 250
hollandaise, béarnaise ! eggs milk ~ spoon 15
bagna cauda ! fish milk ~ spoon 15
chutney, mango chutney, relish, piccalilli ! mustard ~ spoon 17
horseradish sauce ! eggs mustard ~ spoon 15
mint sauce ~ spoon 15
muhammara, romesco ! nuts gluten ~ spoon 15

# baking
flour, plain flour=all-purpose flour, white flour, type 00 flour, 00 flour, low-protein all-purpose flour, ap flour ! gluten ~ spoon 8, cup 120
self-raising flour / self-rising flour < flour ! gluten ~ spoon 8, cup 120
strong white flour, strong white bread flour, strong flour / bread flour < flour ! gluten ~ spoon 8, cup 120
wholemeal flour / whole-wheat flour, whole wheat flour < flour ! gluten ~ spoon 7, cup 113
rye flour, spelt flour < flour ! gluten ~ spoon 7, cup 113
cake flour, pastry flour < flour ! gluten ~ spoon 7, cup 115
gluten-free flour, gluten-free flour blend ~ spoon 8, cup 130
rice flour ~ spoon 9, cup 142
glutinous rice flour < rice flour ~ spoon 8, cup 120
chickpea flour, gram flour, besan ~ spoon 6, cup 92
almond flour, ground almond, almond meal, ground almonds ! nuts ~ spoon 6
chestnut flour ! nuts ~ cup 100
coconut flour ~ spoon 8
millet flour ~ spoon 8
teff flour ~ spoon 8
sorghum flour ~ spoon 8
potato flour ~ spoon 8
tapioca flour ~ spoon 8
buckwheat flour ~ spoon 8
corn flour ~ spoon 8
cassava flour, coarse cassava flour, farinha de mandioca, yam flour, pounded yam flour, gari ~ spoon 8
cassava starch, sour cassava starch, polvilho azedo, tapioca starch ~ spoon 8, cup 120
soy flour ! soy ~ cup 88
cornflour / cornstarch, corn starch ~ spoon 8, cup 120
potato starch ~ spoon 10, cup 120
arrowroot ~ spoon 10, cup 120
cornmeal, fine cornmeal, white cornmeal, stone-ground white cornmeal ~ spoon 10, cup 150
masa harina ~ spoon 7, cup 113
masarepa, precooked white cornmeal, harina pan ~ spoon 9, cup 150
semolina, fine semolina ! gluten ~ spoon 10, cup 163
breadcrumb, breadcrumbs, dry breadcrumb, fine dry breadcrumb, panko ! gluten ~ spoon 7, cup 108
tempura, tempura flour, tempura batter ! gluten ~ cup 120
sugar, white sugar ~ spoon 12, cup 200
caster sugar, superfine sugar / granulated sugar < sugar ~ spoon 12, cup 200
brown sugar, light brown sugar, soft brown sugar, light muscovado < sugar ~ spoon 13, cup 213
dark brown sugar, dark muscovado, muscovado sugar, muscovado < sugar ~ spoon 13, cup 213
icing sugar / powdered sugar, confectioners’ sugar < sugar ~ spoon 7, cup 113
demerara sugar / turbinado sugar < sugar ~ spoon 12, cup 200
palm sugar, jaggery, dark cane sugar, cane sugar, chancaca, piloncillo, panela < sugar ~ spoon 12
vanilla sugar, pearl sugar < sugar ~ spoon 12, cup 200
sweetener, stevia, erythritol, xylitol ~ spoon 12
syrup, sugar syrup, simple syrup, cane syrup, golden syrup ~ spoon 21, cup 336
maple syrup < syrup ~ spoon 20, cup 312
corn syrup, light corn syrup, glucose, glucose syrup < syrup ~ spoon 21, cup 328
agave syrup, agave, agave nectar, date syrup, rice syrup, guaraná syrup, guaraná < syrup ~ spoon 21, cup 336
molasses, treacle=molasses, black treacle, pomegranate molasses ~ spoon 20, cup 337
baking powder ~ spoon 14
bicarbonate of soda / baking soda ~ spoon 14
yeast, dried yeast=active dry yeast, instant dried yeast=instant yeast ~ spoon 9, piece 7
sourdough starter, ersho, teff starter ~ spoon 15
cream of tartar ~ spoon 10
gelatine, gelatin, gelatine leaf, gelatin powder ! meat ~ piece 2, spoon 10
agar, agar-agar ~ spoon 9
pectin ~ spoon 9
xanthan gum ~ spoon 9
vanilla, vanilla extract, vanilla essence, vanilla paste, vanilla pod, vanilla bean ~ piece 3, spoon 13
almond extract ~ spoon 13
peppermint extract ~ spoon 13
lemon extract ~ spoon 13
food colouring / food coloring ~ spoon 15
chocolate, chocolate bar, baking chocolate ! soy milk ~ piece 100, cup 170
dark chocolate, plain chocolate, bittersweet chocolate, semisweet chocolate < chocolate ! soy milk ~ piece 100, cup 170
milk chocolate, white chocolate < chocolate ! soy milk ~ piece 100, cup 170
chocolate chip, dark chocolate chip, semisweet chocolate chip, milk chocolate chip, chocolate chunk < chocolate ! soy milk ~ spoon 11, cup 170
chocolate sprinkles, chocolate vermicelli ! soy milk gluten ~ spoon 12
sprinkles ! soy gluten ~ spoon 12
cocoa, cocoa powder, unsweetened cocoa powder, cacao, cacao powder ~ spoon 5, cup 84
cocoa butter, coconut butter ~ spoon 14
condensed milk, sweetened condensed milk ! milk ~ spoon 19, cup 306
evaporated milk ! milk ~ spoon 16, cup 252
milk powder, powdered milk, dried milk ! milk ~ spoon 8, cup 120
custard, custard powder, crème anglaise, crème pâtissière, pastry cream ! eggs milk ~ spoon 16, cup 256
dulce de leche, caramel, cajeta, caramel sauce ! milk ~ spoon 19, cup 304
marzipan, almond paste ! nuts ~ cup 260
frangipane ! eggs nuts milk
meringue ! eggs ~ piece 10
almond, slivered almond, flaked almond, sliced almond, toasted almond < nut ! nuts ~ piece 1, spoon 9, cup 143
walnut < nut ! nuts ~ piece 4, cup 117
hazelnut, filbert < nut ! nuts ~ piece 1, cup 135
pecan < nut ! nuts ~ piece 3, cup 109
pistachio < nut ! nuts ~ piece 1, cup 123
cashew < nut ! nuts ~ piece 2, cup 137
brazil nut < nut ! nuts ~ piece 5, cup 134
macadamia < nut ! nuts ~ piece 5, cup 134
chestnut, cooked chestnut < nut ! nuts ~ piece 8, cup 143
nut, mixed nut ! nuts ~ cup 137
cashew cream ! nuts ~ cup 240
peanut, groundnut=peanut, roasted peanut, raw peanut, salted peanut < nut ! peanuts ~ piece 1, spoon 9, cup 146
pine nut, pine kernel ~ spoon 9, cup 135
tiger nut ~ cup 150
sesame seed, sesame, toasted sesame seed, black sesame ! sesame ~ spoon 9, cup 144
sunflower seed ~ spoon 9, cup 129
pumpkin seed, pepita ~ spoon 9, cup 129
poppy seed ~ spoon 9, cup 140
chia seed, chia ~ spoon 11, cup 168
linseed / flaxseed ~ spoon 11, cup 168
hemp seed ~ spoon 11, cup 168
egusi, ground egusi, melon seed ~ cup 120
psyllium, psyllium husk ~ spoon 5
desiccated coconut, coconut flake / unsweetened shredded coconut, shredded coconut ~ spoon 5, cup 85
raisin, raisins ~ spoon 10, cup 145
sultana / golden raisin ! sulphites ~ spoon 10, cup 145
currant, dried currant ~ spoon 9, cup 144
dried apricot ! sulphites ~ piece 7, cup 130
dried fruit ! sulphites ~ piece 7, cup 130
dried mango ! sulphites ~ piece 7, cup 130
dried apple ! sulphites ~ piece 7, cup 130
prune, dried plum ~ piece 9, cup 174
dried cranberry, dried cranberries, cranberry, cranberries ~ spoon 8, cup 120
barberry, barberries, dried barberry, dried barberries ~ spoon 5, cup 80
goji berry, goji berries ~ spoon 7
glacé cherry, glacé cherries, candied peel, mixed peel, candied fruit / candied cherry, maraschino cherry ! sulphites ~ piece 5, cup 150
rosewater, rose water ~ spoon 15
orange flower water, orange blossom water, flower water ~ spoon 15
marshmallow ! meat ~ piece 7, cup 50
marshmallow fluff ! eggs ~ spoon 15
toffee ! milk ~ piece 10
fudge ! milk ~ piece 10
butterscotch ! milk ~ piece 10
cake mix ! gluten milk ~ cup 120
brownie mix ! gluten milk ~ cup 120
pancake mix ! gluten milk ~ cup 120
pudding mix ~ piece 100
jelly crystals ~ piece 100
`;
