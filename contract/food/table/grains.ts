/** Bread, pasta, rice, grains and dried pulses. */
export const GRAINS = `
# bakery
bread, white bread, sandwich bread, country bread, crusty bread, farmhouse bread, stale bread, day-old bread, round loaf of bread, loaf of bread, toast, stale french bread, french bread ! gluten ~ piece 40, cup 45
sourdough, sourdough bread < bread ! gluten ~ piece 50
wholemeal bread, brown bread / whole-wheat bread < bread ! gluten ~ piece 40
rye bread, pumpernickel < bread ! gluten ~ piece 32
gluten-free bread ~ piece 35
baguette, french stick < bread ! gluten ~ piece 250
ciabatta < bread ! gluten ~ piece 250
focaccia < bread ! gluten ~ piece 250
bread roll, roll, crusty white bread roll, white bread roll, dinner roll < bread ! gluten ~ piece 60
bun, soft bun, split-top bun, hot dog bun, brioche bun < bread ! gluten eggs milk ~ piece 50
burger bun, hamburger bun < bun ! gluten eggs milk sesame ~ piece 60
challah < bread ! gluten eggs ~ piece 40
brioche < bread ! gluten eggs milk ~ piece 40
milk bread < bread ! gluten milk ~ piece 40
cuban bread < bread ! gluten meat ~ piece 300
bagel < bread ! gluten ~ piece 100
pretzel < bread ! gluten ~ piece 100
simit < bread ! gluten sesame ~ piece 110
pita, pitta, pita bread, pitta bread < flatbread ! gluten ~ piece 60
flatbread, flat bread, lavash, roti, chapati, wrap < bread ! gluten ~ piece 60
naan, paratha < flatbread ! gluten milk ~ piece 90
injera < flatbread ! gluten ~ piece 150
teff injera < flatbread ~ piece 150
flour tortilla, tortilla, tortilla wrap < flatbread ! gluten ~ piece 45
corn tortilla < flatbread ~ piece 24
arepa, corn arepa ~ piece 100
steamed bun, bao bun ! gluten ~ piece 50
english muffin, crumpet ! gluten milk ~ piece 57
garlic bread < bread ! gluten milk
apple pie ! gluten eggs milk
sausage roll ! gluten eggs milk meat
quiche ! gluten eggs milk
croissant ! gluten eggs milk ~ piece 57
danish pastry ! gluten eggs milk
pain au chocolat ! gluten eggs milk
scone ! gluten milk ~ piece 60
pancake ! gluten eggs milk ~ piece 40
waffle ! gluten eggs milk ~ piece 40
crêpe ! gluten eggs milk ~ piece 40
muffin ! gluten eggs milk
cake ! gluten eggs milk
gingerbread ! gluten eggs milk
sponge cake, sponge ! gluten eggs milk
panettone ! gluten eggs milk
doughnut, donut ! gluten eggs milk ~ piece 80
yorkshire pudding ! gluten eggs milk
cornbread ! gluten eggs milk
pound cake ! gluten eggs milk
angel food cake ! gluten eggs milk
baklava ! gluten milk nuts honey ~ piece 50

# pasta-rice-grains
pasta, dried pasta, short pasta, penne, rigatoni, fusilli, farfalle, conchiglie, ziti ! gluten ~ cup 100
spaghetti, linguine, bucatini, capellini, angel hair < pasta ! gluten ~ cup 100
macaroni, elbow macaroni, ditalini, small pasta, soup pasta < pasta ! gluten ~ cup 120
tagliatelle, fettuccine, pappardelle, egg pasta < pasta ! gluten eggs ~ cup 100
lasagne, lasagna, lasagne sheet, lasagna noodle < pasta ! gluten eggs ~ piece 18
trofie, dried trofie, trenette, orecchiette < pasta ! gluten ~ cup 100
orzo, fregola < pasta ! gluten ~ cup 170
gluten-free pasta < pasta ~ cup 100
cannelloni, manicotti < pasta ! gluten ~ piece 10
noodle, wheat noodle, udon, soba, somen, lo mein, instant noodle ! gluten ~ cup 100
egg noodle, ramen, ramen noodle < noodle ! gluten eggs ~ cup 100
spätzle ! gluten eggs
rice noodle, flat rice noodle, dried flat rice noodle, dried flat rice noodles, pad thai noodle < noodle ~ cup 100
rice vermicelli, bihon, thin rice vermicelli < rice noodle ~ cup 100
vermicelli < noodle ! gluten ~ cup 100
glass noodle, cellophane noodle, sweet potato noodle, mung bean noodle < noodle ~ cup 100
reshteh < noodle ! gluten
rice, white rice ~ cup 190
long-grain rice, long grain rice, american long-grain rice, parboiled rice, parboiled long-grain rice < rice ~ cup 190
basmati rice, basmati < rice ~ cup 190
jasmine rice, thai rice, fragrant rice < rice ~ cup 190
short-grain rice, sushi rice, short grain rice < rice ~ cup 200
brown rice, wholegrain rice < rice ~ cup 190
risotto rice, carnaroli rice, arborio rice, arborio, carnaroli < rice ~ cup 200
bomba rice, paella rice, bomba < rice ~ cup 200
pudding rice < rice ~ cup 200
glutinous rice, sticky rice, white glutinous rice < rice ~ cup 185
wild rice ~ cup 160
flattened rice, poha, thick flattened rice ~ cup 80
puffed rice ~ cup 14
couscous, medium couscous, israeli couscous, pearl couscous, giant couscous ! gluten ~ cup 170
bulgur, bulgur wheat, fine bulgur, cracked wheat ! gluten ~ cup 170
quinoa ~ cup 177
barley, pearl barley ! gluten ~ cup 200
farro ! gluten ~ cup 190
spelt ! gluten ~ cup 190
rye ! gluten ~ cup 190
freekeh ! gluten ~ cup 190
emmer ! gluten ~ cup 190
einkorn ! gluten ~ cup 190
wheat, wheat berry ! gluten ~ cup 190
durum ! gluten ~ cup 190
buckwheat ~ cup 170
millet ~ cup 200
amaranth ~ cup 200
sorghum ~ cup 200
teff ~ cup 200
fonio ~ cup 200
polenta, grits, grit, stone-ground grits ~ cup 150
oat, rolled oat, porridge oat, oatmeal, steel-cut oat, quick oat ! gluten ~ cup 90
oat bran, wheat bran, wheatgerm, wheat germ ! gluten ~ cup 60
granola, muesli ! gluten nuts honey ~ cup 110
cereal, cornflake, breakfast cereal ! gluten ~ cup 30
hominy, dried white hominy, cooked white hominy, mote ~ cup 165
cancha, toasted corn kernel, toasted corn kernels ~ cup 100
popcorn, popping corn ~ cup 200
bean, beans ~ cup 180
dried white bean, white bean, haricot bean=navy bean, dried navy bean, great northern bean, white beans < bean ~ cup 180
cannellini, cannellini bean < bean ~ cup 180
borlotti, borlotti bean, cranberry bean < bean ~ cup 180
butter bean / lima bean < bean ~ cup 180
black bean, dried black bean, turtle bean < bean ~ cup 180
kidney bean, red kidney bean, dried red kidney bean, dried kidney bean, red bean, dried red bean < bean ~ cup 180
pinto bean, pinto < bean ~ cup 180
black-eyed bean, dried black-eyed bean / black-eyed pea, dried black-eyed pea < bean ~ cup 170
adzuki bean, aduki bean, mung bean, mungo bean < bean ~ cup 200
dried broad bean, split dried broad bean < bean ~ cup 150
soybean, soya bean, soy, soya ! soy ~ cup 186
lupin, lupini, lupin flour ! lupin ~ cup 166
chickpea, dried chickpea, cooked chickpea, garbanzo, garbanzo bean ~ cup 180
lentil, brown lentil, green lentil, puy lentil ~ cup 190
red lentil, masoor dal, split red lentil < lentil ~ cup 190
yellow split lentil, moong dal, split mung bean < lentil ~ cup 190
urad dal, split black gram, black gram < lentil ~ cup 190
chana dal, toor dal, dal < lentil ~ cup 190
split pea, yellow split pea, green split pea ~ cup 200
sago, sago pearl, tapioca, tapioca pearl ~ cup 150
taco shell, tostada ~ piece 13
rice paper, rice paper round, rice paper wrapper ~ piece 10
stuffing, stuffing mix ! gluten celery ~ cup 60
`;
