/** Fresh fruit, vegetables, herbs and mushrooms. The form of a line is explained in `read-table.ts`. */
export const PRODUCE = `
# produce
onion, brown onion, yellow onion, spanish onion, cooking onion ~ piece 150, cup 160
red onion < onion ~ piece 150, cup 160
white onion < onion ~ piece 150, cup 160
sweet onion, vidalia onion < onion ~ piece 200, cup 160
pearl onion, silverskin onion, button onion, baby onion < onion ~ piece 15, cup 120
shallot, banana shallot, echalion ~ piece 30, cup 140
spring onion / scallion, green onion, salad onion ~ piece 15, cup 100
leek ~ piece 200, cup 90
garlic, garlic clove, garlic bulb, head of garlic ~ piece 5, spoon 9, cup 135
wild garlic, ramson, ramp
garlic chive, chinese chive ~ cup 50
chive, chives, leek top ~ spoon 3, cup 48
ginger, fresh ginger, root ginger, ginger root, gingerroot ~ piece 30, spoon 6, cup 96
galangal ~ piece 30, spoon 6
fresh turmeric, turmeric root ~ piece 15
lemongrass, lemon grass ~ piece 15
carrot, baby carrot ~ piece 70, cup 125
parsnip ~ piece 120, cup 130
potato, potatoes, new potato, baking potato, jacket potato, fingerling potato ~ piece 170, cup 150
floury potato / russet potato, idaho potato, maris piper, king edward < potato ~ piece 200, cup 150
waxy potato, waxy potatoes, red potato, yellow potato, charlotte potato < potato ~ piece 130, cup 150
sweet potato, sweet potatoes, kumara ~ piece 200, cup 133
yam, nagaimo, chinese yam ~ piece 400, cup 150
cassava, yuca, manioc ~ piece 400, cup 206
jicama ~ piece 350, cup 120
taro, eddo ~ piece 150, cup 104
plantain, green plantain, ripe plantain ~ piece 180, cup 148
beetroot / beet, cooked beet ~ piece 120, cup 136
turnip ~ piece 120, cup 130
swede / rutabaga ~ piece 600, cup 140
radish, radishes ~ piece 10, cup 116
daikon, mooli, white radish < radish ~ piece 400, cup 116
horseradish ~ spoon 15
celeriac, celery root ! celery ~ piece 700, cup 156
celery, celery stick, celery stalk, celery heart, stick celery, stalk celery ! celery ~ piece 40, cup 101
fennel bulb, fennel ~ piece 250, cup 87
kohlrabi ~ piece 400, cup 135
jerusalem artichoke, sunchoke ~ piece 60, cup 150
artichoke, globe artichoke, artichoke heart ~ piece 120
asparagus, asparagus spear ~ piece 16, cup 134
tomato, tomatoes, ripe tomato, plum tomato, vine tomato, salad tomato ~ piece 120, cup 180
cherry tomato, cherry tomatoes, grape tomato, grape tomatoes < tomato ~ piece 17, cup 149
beef tomato, beef tomatoes, beefsteak tomato, beefsteak tomatoes < tomato ~ piece 200, cup 180
tomatillo, tomatilloes ~ piece 34, cup 132
cucumber, persian cucumber ~ piece 300, cup 104
sweet pepper, capsicum / bell pepper ~ piece 160, cup 149
red pepper, romano pepper / red bell pepper < sweet pepper ~ piece 160, cup 149
green pepper, long green pepper / green bell pepper < sweet pepper ~ piece 160, cup 149
yellow pepper, orange pepper / yellow bell pepper, orange bell pepper < sweet pepper ~ piece 160, cup 149
padrón pepper, padron pepper, shishito, shishito pepper < sweet pepper ~ piece 10
chilli, chillies, fresh chilli, chilli pepper, hot pepper / chile, chili, chiles, chili pepper, chile pepper ~ piece 15
red chilli, red chillies / red chile, red chili < chilli ~ piece 15
green chilli, green chillies / green chile, green chili < chilli ~ piece 10
bird’s eye chilli, bird’s eye chillies, thai chilli / bird’s eye chile, thai chile, bird’s eye < chilli ~ piece 2
scotch bonnet, scotch bonnet chilli, scotch bonnet chillies < chilli ~ piece 10
habanero, habanero chilli < chilli ~ piece 10
jalapeño, jalapeno < chilli ~ piece 20
serrano chilli, serrano chillies, serrano / serrano chile < chilli ~ piece 8
poblano chilli, poblano chillies, poblano / poblano chile < chilli ~ piece 70
rocoto, rocoto chilli < chilli ~ piece 40
malagueta chilli, malagueta chillies < chilli ~ piece 3
ají limo, ají limo chilli < chilli ~ piece 8
ají amarillo, ají, ají amarillo chilli, ají amarillo chillies < chilli ~ piece 30
aubergine, brinjal / eggplant, thai aubergine ~ piece 300, cup 82
courgette, marrow / zucchini ~ piece 200, cup 124
squash, winter squash, summer squash, acorn squash, spaghetti squash ~ piece 1000, cup 140
butternut squash, butternut < squash ~ piece 1000, cup 140
pumpkin ~ piece 2000, cup 116
chayote, mirliton, christophene ~ piece 200, cup 132
okra, ladies’ fingers ~ piece 12, cup 100
bitter melon, bitter gourd, karela ~ piece 150
spinach, baby spinach, spinach leaves ~ cup 30
kale, cavolo nero, curly kale, lacinato kale ~ cup 67
chard, swiss chard, rainbow chard ~ cup 36
collard green, collards, spring greens ~ cup 36
mustard green, mustard leaves ! mustard ~ cup 56
lettuce, salad, salad leaves, mixed salad, salad leaf, soft lettuce, mixed greens, spring mix, little gem, butterhead, butter lettuce ~ piece 300, cup 47
romaine, romaine lettuce, romaine heart, cos lettuce < lettuce ~ piece 400, cup 47
iceberg, iceberg lettuce < lettuce ~ piece 500, cup 72
lamb’s lettuce, corn salad, mâche < lettuce ~ cup 50
rocket, wild rocket / arugula ~ cup 20
watercress ~ cup 34
cress, garden cress ~ cup 50
endive, chicory, frisée, belgian endive, witloof ~ piece 120, cup 50
radicchio, treviso ~ piece 250, cup 40
celtuce ~ piece 300
dandelion greens, dandelion leaves ~ cup 55
cabbage, white cabbage=green cabbage ~ piece 1000, cup 89
red cabbage < cabbage ~ piece 1000, cup 89
savoy cabbage, pointed cabbage, hispi < cabbage ~ piece 800, cup 70
chinese cabbage, napa cabbage, chinese leaf < cabbage ~ piece 800, cup 76
bok choy, pak choi, pak choy ~ piece 150, cup 70
brussels sprout, sprouts ~ piece 19, cup 88
cauliflower, cauliflower steak, cauliflower rice ~ piece 600, cup 107
broccoli, tenderstem, broccolini, broccoli floret ~ piece 350, cup 91
romanesco ~ piece 500, cup 100
corn on the cob, ear of corn, ears corn, ear corn, fresh corn, corn cob ~ piece 100, cup 145
pea, fresh pea, garden pea ~ cup 145
mangetout, snow pea < pea ~ cup 63
sugar snap, sugar snap pea < pea ~ cup 63
green bean, french bean, runner bean, string bean, haricot vert ~ cup 100
yardlong bean, long bean, snake bean ~ cup 91
broad bean, broad beans, fresh broad bean / fava bean, fava ~ cup 126
bean sprout, beansprout, mung bean sprout ~ cup 104
soybean sprout ! soy ~ cup 70
bamboo, fresh bamboo shoot ~ cup 151
mushroom, button mushroom, white mushroom, field mushroom, flat mushroom, wild mushroom, mixed mushroom ~ piece 18, cup 70
chestnut mushroom / cremini, cremini mushroom, baby bella, crimini < mushroom ~ piece 18, cup 72
portobello, portobello mushroom, portabella < mushroom ~ piece 84, cup 86
shiitake, shiitake mushroom < mushroom ~ piece 19, cup 70
oyster mushroom < mushroom ~ piece 15, cup 86
enoki, enoki mushroom < mushroom ~ cup 65
chanterelle, girolle < mushroom ~ cup 54
straw mushroom < mushroom ~ cup 182
truffle, black truffle < mushroom
sweetheart cabbage < cabbage ~ piece 700, cup 80
nopal, cactus paddle ~ cup 86
lemon, lemon zest, lemon peel, lemon rind ~ piece 100
lime, lime zest, key lime ~ piece 67
orange, orange zest, orange peel, blood orange, navel orange, seville orange ~ piece 180, cup 180
mandarin, clementine, tangerine, satsuma ~ piece 80, cup 195
grapefruit, pomelo ~ piece 300, cup 230
calamansi, calamondin ~ piece 15
kumquat ~ piece 15
yuzu ~ piece 15
bergamot, citron ~ piece 150
apple, eating apple, dessert apple, granny smith, gala apple, braeburn, pink lady ~ piece 180, cup 125
cooking apple, bramley, bramley apple, tart apple, firm apple < apple ~ piece 200, cup 125
crab apple < apple ~ piece 30
pear, conference pear, asian pear, nashi ~ piece 180, cup 140
quince ~ piece 200
banana ~ piece 120, cup 150
mango, mangoes, green mango ~ piece 300, cup 165
pineapple ~ piece 1000, cup 165
papaya, ripe papaya, pawpaw ~ piece 500, cup 145
green papaya ~ piece 500, cup 145
kiwi, kiwi fruit, kiwifruit ~ piece 75, cup 180
passion fruit, passionfruit, maracuja ~ piece 18
pomegranate, pomegranate seed, pomegranate aril ~ piece 250, cup 174
guava ~ piece 55, cup 165
lychee, litchi ~ piece 10, cup 190
rambutan ~ piece 10, cup 190
longan ~ piece 10, cup 190
dragon fruit, pitaya ~ piece 300
persimmon, sharon fruit, kaki ~ piece 170
starfruit, carambola ~ piece 90
custard apple, cherimoya, soursop ~ piece 250
jackfruit, young jackfruit ~ cup 165
durian ~ piece 1000
breadfruit ~ piece 384
melon, cantaloupe, honeydew, galia melon ~ piece 1000, cup 160
watermelon ~ piece 4000, cup 152
grape, red grape, white grape, seedless grape ~ piece 5, cup 151
strawberry, strawberries ~ piece 12, cup 150
raspberry, raspberries ~ piece 4, cup 123
blueberry, blueberries ~ piece 1, cup 148
blackberry, blackberries ~ piece 5, cup 144
blackcurrant ~ cup 112
redcurrant ~ cup 112
fresh currant ~ cup 112
gooseberry, gooseberries ~ cup 150
fresh cranberry, fresh cranberries ~ cup 100
elderberry, elderflower, elderberries ~ cup 145
cherry, cherries, sour cherry, sour cherries ~ piece 8, cup 140
peach, peaches ~ piece 150, cup 154
nectarine ~ piece 140, cup 143
apricot, fresh apricot ~ piece 35, cup 165
plum, damson, greengage, mirabelle ~ piece 66, cup 165
fig, fresh fig ~ piece 50
date, medjool date ~ piece 20, cup 147
rhubarb ~ piece 50, cup 122
avocado, avocadoes ~ piece 200, cup 150
fresh coconut, coconut, coconut meat ~ piece 400, cup 80
tamarind pod, fresh tamarind ~ piece 10
sugar cane
parsley, flat parsley, flat-leaf parsley, italian parsley, curly parsley, parsley leaves, parsley leaf ~ spoon 4, cup 60
coriander, fresh coriander, coriander leaves, coriander leaf, coriander stalk, coriander root, bunch of coriander / cilantro, fresh cilantro ~ spoon 3, cup 40
basil, basil leaves, basil leaf, sweet basil, fresh basil ~ spoon 3, cup 24
thai basil, thai basil leaves, holy basil, holy basil leaves < basil ~ spoon 3, cup 24
mint, fresh mint, mint leaves, mint leaf, spearmint, peppermint ~ spoon 3, cup 30
dill, fresh dill, dill frond, dillweed ~ spoon 2, cup 9
thyme, fresh thyme, thyme leaves, thyme sprig, lemon thyme ~ spoon 3
rosemary, fresh rosemary, rosemary sprig ~ spoon 3
fresh sage, sage leaves, sage leaf ~ spoon 2
fresh oregano, oregano leaves ~ spoon 3
tarragon, fresh tarragon, tarragon leaves, chopped tarragon ~ spoon 2
chervil ~ spoon 2
lovage
savory, winter savory, summer savory
sorrel ~ cup 133
shiso, perilla leaf, perilla
epazote
vietnamese mint, laksa leaf, rau ram
banana leaf, banana leaves
pandan, pandan leaf, pandan leaves
curry leaf, curry leaves ~ spoon 1
makrut lime leaf, makrut lime leaves, kaffir lime leaf, lime leaf, lime leaves ~ piece 1
bay leaf, bay leaves, bay, fresh bay leaf ~ piece 0.2
vine leaf, vine leaves, grape leaf, grape leaves ~ piece 3
edible flower
alfalfa sprout ~ cup 33
pea shoot ~ cup 33
microgreen ~ cup 33
`;
