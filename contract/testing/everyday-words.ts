/**
 * Searches in everyday words and the dishes that each must find. They were written before the results were known.
 * A dish is named by its id. Other forms name several dishes:
 * - `#Tag`: all with this tag
 * - `=Thai`: all of this cuisine
 * - `*tofu`: all with this word in the title or the ingredients
 * - `<30`: all that take less than 30 minutes
 * - `!milk`: all without this allergen
 * - `-`: none, the search must find nothing
 */
export const EVERYDAY_WORDS: readonly string[] = `
borscht: barszcz-czerwony
beetroot soup: barszcz-czerwony
kebab: chicken-souvlaki shish-taouk suya satay-gai
kebabs: chicken-souvlaki shish-taouk suya satay-gai
skewers: chicken-souvlaki shish-taouk suya satay-gai
gyros: chicken-souvlaki
guacamole: sizzling-fajitas
dessert: #Sweet
desserts: #Sweet
pudding: #Sweet
something sweet: #Sweet
cake: boston-cream-pie szarlotka brownies banana-bread tarta-de-queso
chocolate: brigadeiros churros-con-chocolate boston-cream-pie tiramisu brownies chocolate-chip-cookies
chocolate cake: boston-cream-pie brownies
apple pie: szarlotka tarte-tatin apple-pie
apple cake: szarlotka tarte-tatin apple-pie
apples: szarlotka tarte-tatin bigos apple-pie katsu-curry
cookies: alfajores-de-maicena chocolate-chip-cookies
biscuits: alfajores-de-maicena buttermilk-biscuits tiramisu peach-cobbler chocolate-chip-cookies scones
custard: flan-cubano boston-cream-pie pain-perdu
caramel: flan-cubano tarte-tatin alfajores-de-maicena
rice pudding: sholeh-zard khao-niao-mamuang
ice cream: peach-cobbler
doughnuts: picarones sopapillas churros-con-chocolate
donuts: picarones sopapillas churros-con-chocolate
crepes: masala-dosa
pancakes: blueberry-pancakes dorayaki kaiserschmarrn okonomiyaki pajeon placki-ziemniaczane hotteok johnnycakes cong-you-bing
french toast: pain-perdu
banana bread: banana-bread
cheesecake: tarta-de-queso
brownies: brownies
kids: pizza-margherita blueberry-pancakes sloppy-joes pao-de-queijo kaesespaetzle kaiserschmarrn tomato-and-egg brigadeiros oyakodon hotteok deep-dish-pizza arepas-con-queso buttermilk-fried-chicken tater-tot-hotdish pain-perdu dorayaki chicken-souvlaki jiaozi cheese-enchiladas koenigsberger-klopse placki-ziemniaczane churros-con-chocolate brownies mac-and-cheese chocolate-chip-cookies fish-and-chips gyoza wiener-schnitzel scones shepherds-pie
family dinner: lasagne-alla-bolognese sloppy-joes tater-tot-hotdish cheese-enchiladas chicken-souvlaki pizza-margherita deep-dish-pizza koenigsberger-klopse kaesespaetzle picadillo oyakodon jiaozi buttermilk-fried-chicken tomato-and-egg placki-ziemniaczane kartoffelsuppe moussaka mac-and-cheese shepherds-pie fish-and-chips wiener-schnitzel gyoza
budget: #Beans #Lentils #Eggs #Pasta #Rice #Soup shiro bissara okonomiyaki placki-ziemniaczane kanda-poha spaghetti-aglio-e-olio
cheap: #Beans #Lentils #Eggs #Pasta #Rice #Soup shiro bissara okonomiyaki placki-ziemniaczane kanda-poha spaghetti-aglio-e-olio
weeknight: <30 #Weeknight~Dinner
quick dinner: <30
quick: <30
easy: <30 easy
fast: <30
15 minutes: <15
under 20 minutes: <20
30 minute meals: <30
dinner: main
lunch: main
brunch: #Breakfast
breakfast: #Breakfast
starter: #Finger~food #Mezze #Salad #Soup
appetizer: #Finger~food #Mezze #Salad #Soup
snack: #Finger~food #Street~food
side dish: #Salad #Mezze #Bread maque-choux patacones-con-hogao moros-y-cristianos esquites
party food: #Finger~food #For~guests
finger food: #Finger~food
picnic: spanakopita tortilla-de-patatas empanadas-mendocinas kuku-sabzi banh-mi sandwich-cubano lobster-roll tabbouleh goi-cuon-chay buttermilk-fried-chicken cobb-salad brownies chocolate-chip-cookies banana-bread scones
healthy: #Salad #Vegan
light: #Salad #Vegan #Summer
comfort food: #Comfort~food
winter: #Stew #Soup
summer: #Summer goi-cuon-chay
christmas: barszcz-czerwony bigos pierogi-ruskie
new year: hoppin-john jiaozi
easter: escovitch-fish
vegetarian: vegetarian
veggie: vegetarian
meatless: vegetarian
vegan: vegan
plant based: vegan
gluten free: gluten-free
dairy free: !milk
lactose free: !milk
egg free: !eggs
nut free: !nuts&!peanuts
peanut free: !peanuts
soy free: !soy
meat free: vegetarian
without eggs: !eggs
sugar free: -
curry without coconut: -
low carb: -
spicy: spicy
mild: mild
hot: spicy
chicken: *chicken
chicken breast: *chicken
chicken soup: ajiaco-santafereno shoyu-ramen chicken-andouille-gumbo
chicken curry: murgh-makhani gaeng-khiao-wan-gai
chicken and rice: *chicken
roast chicken: shish-taouk zereshk-polo-ba-morgh chicken-tagine -
fried chicken: buttermilk-fried-chicken
chicken wings: shoyu-ramen
beef: *beef
beef stew: boeuf-bourguignon locro chili-con-carne ropa-vieja egusi-soup ghormeh-sabzi wiener-saftgulasch
steak: bife-con-chimichurri sizzling-fajitas lomo-saltado awaze-tibs *steak
ground beef: *minced~beef *ground~beef
mince: *minced *ground~beef
meatballs: koenigsberger-klopse kefta-mkaouara
burger: -
hamburger: -
pork: *pork
pulled pork: tacos-al-pastor
pork chops: -
bacon: *bacon spaghetti-alla-carbonara
sausage: *sausage *chorizo *andouille
lamb: *lamb
lamb stew: ghormeh-sabzi
duck: -
turkey: #turkish -
fish: *fish baked-salmon
salmon: baked-salmon
tuna: -
fish and chips: fish-and-chips
fish tacos: baja-fish-tacos
seafood: #Seafood
shrimp: *prawn *shrimp
prawns: *prawn *shrimp
crab: cioppino paella-de-marisco
lobster: lobster-roll
clams: clam-chowder cioppino paella-de-marisco
mussels: paella-de-marisco cioppino
tofu: *tofu
eggs: *egg
omelette: omelette-fines-herbes tortilla-de-patatas kuku-sabzi
omelet: omelette-fines-herbes tortilla-de-patatas kuku-sabzi
scrambled eggs: dodo-and-egg-sauce migas menemen tomato-and-egg
poached eggs: cilbir changua shakshuka
cheese: *cheese *feta *cheddar *mozzarella *parmesan *paneer *provolone *gruyère *pecorino *queso *roquefort *mascarpone
mac and cheese: mac-and-cheese
grilled cheese: provoleta
pasta: #Pasta ash-reshteh
spaghetti: spaghetti-aglio-e-olio spaghetti-alla-carbonara
carbonara: spaghetti-alla-carbonara
bolognese: lasagne-alla-bolognese
lasagna: lasagne-alla-bolognese
noodles: #Noodles kaesespaetzle
ramen: shoyu-ramen
pad thai: pad-thai
fried rice: yangzhou-fried-rice
risotto: risotto-ai-funghi
rice: *rice
biryani: hyderabadi-chicken-biryani
paella: paella-de-marisco
couscous: couscous-seven-vegetables
quinoa: kale-quinoa-bowl
lentils: *lentil
lentil soup: mercimek-corbasi ash-reshteh
beans: *bean *chickpea hoppin-john
chickpeas: *chickpea
hummus: hummus-bi-tahini
falafel: falafel
salad: #Salad solterito-arequipeno bun-cha esquites
potato salad: kartoffelsalat
greek salad: horiatiki
caesar salad: caesar-salad
caprese: -
soup: #Soup cioppino
tomato soup: gazpacho-andaluz
onion soup: soupe-a-l-oignon
potato soup: kartoffelsuppe ajiaco-santafereno
mushroom soup: wild-rice-mushroom-soup tom-kha-het
cold soup: gazpacho-andaluz
stew: #Stew egusi-soup
goulash: wiener-saftgulasch
chili: chili-con-carne *chilli
curry: #Curry dal-tadka
green curry: gaeng-khiao-wan-gai
tikka masala: murgh-makhani
butter chicken: murgh-makhani
dal: dal-tadka masala-dosa
naan: murgh-makhani palak-paneer
samosa: -
bread: #Bread *bread
flatbread: manakish-zaatar cong-you-bing lahmacun injera focaccia-genovese
pretzel: laugenbrezeln
pretzels: laugenbrezeln
bagel: -
cornbread: johnnycakes
sourdough: avocado-toast cioppino *sourdough
pizza: pizza-margherita deep-dish-pizza lahmacun manakish-zaatar
sandwich: #Sandwich *sandwich
toast: avocado-toast pain-perdu
tacos: tacos-al-pastor baja-fish-tacos
burrito: -
quesadilla: -
enchiladas: cheese-enchiladas
nachos: -
tortilla: *tortilla tortilla-de-patatas
dumplings: #Dumplings
gyoza: jiaozi gyoza
potstickers: jiaozi gyoza
spring rolls: goi-cuon-chay lumpiang-shanghai
summer rolls: goi-cuon-chay
sushi: -
bibimbap: bibimbap
kimchi: *kimchi
miso: *miso
stir fry: tomato-and-egg lomo-saltado pad-krapow-gai
wok: tomato-and-egg lomo-saltado pad-krapow-gai
one pot: #One~Pot
slow cooker: #Slow~cooked
bbq: #Grilled
grill: #Grilled
baked: #Baked boston-baked-beans
freezer: #Freezes~well
make ahead: #Make~ahead
no cook: #No~cooking
potatoes: *potato
chips: lomo-saltado *chips fish-and-chips
fries: lomo-saltado fish-and-chips
mashed potatoes: -
sweet potato: *sweet~potato
aubergine: *aubergine
eggplant: *aubergine
zucchini: *courgette
spinach: *spinach
mushrooms: *mushroom *porcini *shiitake
corn: *corn *choclo *hominy *polenta *grits *masa
avocado: *avocado
tomatoes: *tomato
cauliflower: -
broccoli: -
cabbage: *cabbage *sauerkraut *kimchi
pumpkin: *pumpkin *squash
squash: *pumpkin *squash
peanut butter: satay-gai suya tteokbokki *peanut~butter
coconut: *coconut
mango: khao-niao-mamuang mango-lassi chana-masala
strawberries: *strawberries scones
dips: hummus-bi-tahini
salsa: chilaquiles-verdes tacos-al-pastor *salsa
mexican: =Mexican
chinese: =Chinese
indian: =Indian
thai: =Thai
italian: =Italian
japanese: =Japanese
african: =Ethiopian =Nigerian
british: =British
austrian: =Austrian
georgian: =Georgian
caribbean: =Jamaican
filipino: =Filipino
macaroni cheese: mac-and-cheese
schnitzel: wiener-schnitzel
katsu: katsu-curry
shakshuka: shakshuka
focaccia: focaccia-genovese
minestrone: minestrone
pesto: pesto-alla-genovese minestrone
jerk chicken: jerk-chicken
adobo: chicken-adobo
lumpia: lumpiang-shanghai
khachapuri: adjaruli-khachapuri
baklava: baklava
mint tea: mint-tea
lassi: mango-lassi
chickpea curry: chana-masala
cottage pie: shepherds-pie
shepherd’s pie: shepherds-pie
scones: scones buttermilk-biscuits
middle eastern: =Lebanese =Persian =Turkish
`
  .trim()
  .split('\n');
