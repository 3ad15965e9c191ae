/** Dairy, eggs, chilled and frozen food. */
export const DAIRY = `
# dairy
milk, whole milk, full-fat milk, semi-skimmed milk, skimmed milk, skim milk, low-fat milk, cold milk, warm milk ! milk ~ spoon 15, cup 244
goat milk, goat’s milk < milk ! milk ~ cup 244
buttermilk ! milk ~ spoon 15, cup 245
kefir, whey, ayran ! milk ~ cup 245
cream, fresh cream ! milk ~ spoon 15, cup 240
double cream / heavy cream, heavy whipping cream < cream ! milk ~ spoon 15, cup 238
whipping cream < cream ! milk ~ spoon 15, cup 238
single cream / light cream, pouring cream, coffee cream < cream ! milk ~ spoon 15, cup 240
half-and-half, half and half < cream ! milk ~ spoon 15, cup 242
soured cream / sour cream, crema, mexican crema < cream ! milk ~ spoon 14, cup 230
crème fraîche, creme fraiche < cream ! milk ~ spoon 14, cup 230
clotted cream < cream ! milk ~ spoon 15, cup 240
butter, unsalted butter, salted butter, soft butter, cold butter, melted butter, stick of butter ! milk ~ spoon 14, cup 227
clarified butter, ghee, brown butter < butter ! milk ~ spoon 13, cup 205
niter kibbeh, spiced butter < butter ! milk ~ spoon 13, cup 205
margarine, baking spread ! milk ~ spoon 14, cup 227
vegan butter, vegan margarine, plant butter ~ spoon 14, cup 227
yogurt, yoghurt, natural yogurt, plain yogurt, thick yogurt, whole-milk yogurt, soured yogurt, dahi ! milk ~ spoon 15, cup 245
strained yogurt, greek yogurt, greek yoghurt, labneh, skyr < yogurt ! milk ~ spoon 15, cup 240
kashk ! milk ~ spoon 15, cup 245
egg, free-range egg, hen’s egg ! eggs ~ piece 50
egg yolk, yolk < egg ! eggs ~ piece 18
egg white < egg ! eggs ~ piece 32
quail egg, quail’s egg ! eggs ~ piece 9
duck egg, goose egg ! eggs ~ piece 70
cheese, grated cheese, sliced cheese, mexican cheese blend ! milk ~ cup 110
cheddar, mature cheddar=sharp cheddar, sharp orange cheddar, orange cheddar, american cheese, monterey jack, colby, pepper jack < cheese ! milk ~ cup 113
mozzarella, low-moisture mozzarella, fior di latte, bocconcini, fior di latte mozzarella < cheese ! milk ~ piece 125, cup 113
burrata < cheese ! milk ~ piece 125
hard cheese, italian hard cheese < cheese ! milk meat ~ cup 100
parmesan, parmigiano, parmigiano reggiano, grana padano < hard cheese ! milk meat ~ spoon 6, cup 100
pecorino, pecorino romano < hard cheese ! milk meat ~ spoon 6, cup 100
manchego < hard cheese ! milk meat ~ cup 100
idiazabal < hard cheese ! milk meat ~ cup 100
asiago < hard cheese ! milk meat ~ cup 100
sbrinz < hard cheese ! milk meat ~ cup 100
mahón < hard cheese ! milk meat ~ cup 100
gruyère, gruyere, comté, emmental, emmentaler, appenzeller, beaufort, fontina, swiss cheese < cheese ! milk meat ~ cup 108
mountain cheese, bergkäse < cheese ! milk meat ~ cup 108
raclette < cheese ! milk meat
reblochon < cheese ! milk meat
taleggio < cheese ! milk meat
provolone < cheese ! milk meat ~ cup 113
gouda < cheese ! milk ~ cup 113
edam < cheese ! milk ~ cup 113
havarti < cheese ! milk ~ cup 113
port salut < cheese ! milk ~ cup 113
gorgonzola, roquefort < cheese ! milk meat ~ cup 135
stilton, blue cheese, danish blue < cheese ! milk ~ cup 135
brie < cheese ! milk
camembert < cheese ! milk
feta < cheese ! milk ~ cup 150
halloumi < cheese ! milk ~ piece 225
goat cheese, goat’s cheese, chèvre < cheese ! milk ~ cup 150
ricotta, cottage cheese < cheese ! milk ~ spoon 15, cup 246
mascarpone < cheese ! milk ~ spoon 15, cup 240
cream cheese, full-fat cream cheese, soft cheese, philadelphia < cheese ! milk ~ spoon 15, cup 232
quark, fromage frais < cheese ! milk ~ spoon 15, cup 240
curd cheese, twaróg / farmer cheese < cheese ! milk ~ cup 220
curd ! milk
paneer < cheese ! milk ~ piece 226
queso, queso fresco, fresh white cheese, cotija, queso blanco, oaxaca cheese, panela cheese < cheese ! milk ~ cup 120
vegetarian parmesan < hard cheese ! milk ~ spoon 6, cup 100
vegan cheese ~ cup 113
whipped cream, squirty cream ! milk ~ cup 60
oat milk, oat cream, oat drink ! gluten ~ cup 240
soy milk, soya milk, soy cream, soy yogurt, soya yogurt ! soy ~ cup 243
almond milk ! nuts ~ cup 240
cashew milk ! nuts ~ cup 240
hazelnut milk ! nuts ~ cup 240
rice milk ~ cup 240
plant milk ~ cup 240
coconut drink ~ cup 240
coconut yogurt, vegan yogurt ~ cup 240

# chilled
tofu, firm tofu, extra-firm tofu, tofu steak, bean curd, smoked tofu ! soy ~ piece 400, cup 250
soft tofu, silken tofu < tofu ! soy ~ piece 400, cup 250
tempeh ! soy ~ piece 200, cup 166
seitan ! gluten ~ piece 200
quorn ! eggs
textured vegetable protein, tvp, vegan mince, soya mince ! soy
vegan sausage, vegetarian sausage ! gluten
hummus, houmous ! sesame ~ spoon 15, cup 246
guacamole ~ spoon 15, cup 230
tzatziki ! milk ~ spoon 15, cup 230
baba ganoush ! sesame ~ cup 240
coleslaw ! eggs mustard ~ cup 120
fresh pasta, fresh ravioli, ravioli, tortellini, fresh tagliatelle ! eggs gluten
fresh lasagne, fresh green lasagne ! eggs gluten
gnocchi ! eggs gluten
fresh ramen noodle, fresh ramen noodles ! eggs gluten
fresh wheat noodle, fresh noodle ! gluten
pizza dough ! gluten
pastry, fresh pastry ! gluten milk
puff pastry ! gluten milk ~ piece 320
shortcrust, shortcrust pastry, pie crust, pie dough, pie shell ! gluten milk ~ piece 320
filo, filo pastry, phyllo, phyllo dough ! gluten ~ piece 20
wonton wrapper ! eggs gluten ~ piece 7
gyoza wrapper, dumpling wrapper ! gluten ~ piece 8
spring roll wrapper, egg roll wrapper ! gluten ~ piece 15
fresh yeast, compressed yeast ~ piece 42
kimchi, ripe kimchi ! fish crustaceans gluten ~ cup 150
kimchi juice ! fish crustaceans gluten ~ spoon 15
fish cake, fishcake, fish ball, eomuk, odeng, kamaboko, chikuwa, surimi, crab stick, imitation crab, korean fish cake ! fish eggs gluten crustaceans
narutomaki ! fish eggs gluten
mackerel pâté, salmon pâté, fish pâté ! fish milk
orange juice, fresh orange juice ~ spoon 15, cup 248
lemonade syrup ~ spoon 20
lard ! meat ~ spoon 13, cup 205
suet ! meat ~ spoon 8, cup 120
beef dripping, dripping, goose fat, duck fat / beef tallow, tallow ! meat ~ spoon 13, cup 205
beef fat ! meat
mincemeat ! meat sulphites ~ spoon 20

# frozen
frozen pea, petit pois < pea ~ cup 134
frozen corn < sweetcorn ~ cup 136
frozen spinach < spinach ~ cup 190
frozen berry, frozen berries, mixed berries, forest fruit ~ cup 140
frozen vegetable, mixed vegetables ~ cup 134
frozen chips, oven chips / french fries, fries ~ cup 120
potato nugget, frozen potato nugget, tater tot, hash brown ~ piece 8, cup 130
ice cream, vanilla ice cream, gelato, frozen custard ! eggs milk ~ cup 132
sorbet ~ cup 140
ice lolly, popsicle
ice, ice cube, crushed ice
frozen açaí pulp, açaí, açaí pulp, acai ~ piece 100
choclo, choclo kernel, choclo kernels, large andean corn ~ cup 165
edamame ! soy ~ cup 155
fish finger / fish stick ! fish gluten ~ piece 28
frozen pizza ! gluten milk
frozen yogurt ! milk ~ cup 174
`;
