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
carrot, baby carrot ~ piece 70
parsnip ~ piece 120
potato, new potato, baking potato, jacket potato, fingerling potato ~ piece 170
floury potato / russet potato, idaho potato, maris piper, king edward < potato ~ piece 200
waxy potato, red potato, yellow potato, charlotte potato < potato ~ piece 130
sweet potato, kumara ~ piece 200
yam, nagaimo, chinese yam ~ piece 400
cassava, yuca, manioc ~ piece 400
jicama ~ piece 350
taro, eddo ~ piece 150
plantain, green plantain, ripe plantain ~ piece 180
beetroot / beet, cooked beet ~ piece 120
turnip ~ piece 120
swede / rutabaga ~ piece 600
radish, radishes ~ piece 10
daikon, mooli, white radish < radish ~ piece 400
horseradish ~ spoon 15
celeriac, celery root ! celery ~ piece 700
celery, celery stick, celery stalk, celery heart, stick celery, stalk celery ! celery ~ piece 40
fennel bulb, fennel ~ piece 250
kohlrabi ~ piece 400
jerusalem artichoke, sunchoke ~ piece 60
artichoke, globe artichoke, artichoke heart ~ piece 120
asparagus, asparagus spear ~ piece 16
tomato, ripe tomato, plum tomato, vine tomato, salad tomato ~ piece 120
cherry tomato, grape tomato < tomato ~ piece 17
beef tomato, beefsteak tomato < tomato ~ piece 200
tomatillo, tomatilloes ~ piece 34
cucumber, persian cucumber ~ piece 300
sweet pepper, capsicum / bell pepper ~ piece 160
red pepper, romano pepper / red bell pepper < sweet pepper ~ piece 160
green pepper, long green pepper / green bell pepper < sweet pepper ~ piece 160
yellow pepper, orange pepper / yellow bell pepper, orange bell pepper < sweet pepper ~ piece 160
padrón pepper, padron pepper, shishito, shishito pepper < sweet pepper ~ piece 10
chilli, fresh chilli, chilli pepper, hot pepper / chile, chili, chili pepper, chile pepper ~ piece 15
red chilli / red chile, red chili < chilli ~ piece 15
green chilli / green chile, green chili < chilli ~ piece 10
bird’s eye chilli, thai chilli / bird’s eye chile, thai chile, bird’s eye < chilli ~ piece 2
scotch bonnet, scotch bonnet chilli < chilli ~ piece 10
habanero, habanero chilli < chilli ~ piece 10
jalapeño, jalapeno < chilli ~ piece 20
serrano chilli, serrano / serrano chile < chilli ~ piece 8
poblano chilli, poblano / poblano chile < chilli ~ piece 70
rocoto, rocoto chilli < chilli ~ piece 40
malagueta chilli < chilli ~ piece 3
ají limo, ají limo chilli < chilli ~ piece 8
ají amarillo, ají, ají amarillo chilli < chilli ~ piece 30
aubergine, brinjal / eggplant, thai aubergine ~ piece 300
courgette, marrow / zucchini ~ piece 200
squash, winter squash, summer squash, acorn squash, spaghetti squash ~ piece 1000
butternut squash, butternut < squash ~ piece 1000
pumpkin ~ piece 2000
chayote, mirliton, christophene ~ piece 200
okra, ladies’ fingers ~ piece 12
bitter melon, bitter gourd, karela ~ piece 150
spinach, baby spinach, spinach leaves
kale, cavolo nero, curly kale, lacinato kale
chard, swiss chard, rainbow chard
collard green, collards, spring greens
mustard green, mustard leaves ! mustard
lettuce, salad, mixed salad, salad leaf, soft lettuce, mixed greens, spring mix, little gem, butterhead, butter lettuce ~ piece 300
romaine, romaine lettuce, romaine heart, cos lettuce < lettuce ~ piece 400
iceberg, iceberg lettuce < lettuce ~ piece 500
lamb’s lettuce, corn salad, mâche < lettuce
rocket, wild rocket / arugula
watercress
cress, garden cress
endive, chicory, frisée, belgian endive, witloof ~ piece 120
radicchio, treviso ~ piece 250
celtuce ~ piece 300
dandelion greens, dandelion leaves
cabbage, white cabbage=green cabbage ~ piece 1000
red cabbage < cabbage ~ piece 1000
savoy cabbage, pointed cabbage, hispi < cabbage ~ piece 800
chinese cabbage, napa cabbage, chinese leaf < cabbage ~ piece 800
bok choy, pak choi, pak choy ~ piece 150
brussels sprout, sprouts ~ piece 19
cauliflower, cauliflower steak, cauliflower rice ~ piece 600
broccoli, tenderstem, broccolini, broccoli floret ~ piece 350
romanesco ~ piece 500
corn on the cob, ear of corn, ears corn, ear corn, fresh corn, corn cob ~ piece 100
pea, fresh pea, garden pea
mangetout, snow pea < pea
sugar snap, sugar snap pea < pea
green bean, french bean, runner bean, string bean, haricot vert
yardlong bean, long bean, snake bean
broad bean, broad beans, fresh broad bean / fava bean, fava
bean sprout, beansprout, mung bean sprout
soybean sprout ! soy
bamboo, fresh bamboo shoot
mushroom, button mushroom, white mushroom, field mushroom, flat mushroom, wild mushroom, mixed mushroom ~ piece 18
chestnut mushroom / cremini, cremini mushroom, baby bella, crimini < mushroom ~ piece 18
portobello, portobello mushroom, portabella < mushroom ~ piece 84
shiitake, shiitake mushroom < mushroom ~ piece 19
oyster mushroom < mushroom ~ piece 15
enoki, enoki mushroom < mushroom
chanterelle, girolle < mushroom
straw mushroom < mushroom
truffle, black truffle < mushroom
sweetheart cabbage < cabbage ~ piece 700
nopal, cactus paddle
lemon, lemon zest, lemon peel, lemon rind ~ piece 100
lime, lime zest, key lime ~ piece 67
orange, orange zest, orange peel, blood orange, navel orange, seville orange ~ piece 180
mandarin, clementine, tangerine, satsuma ~ piece 80
grapefruit, pomelo ~ piece 300
calamansi, calamondin ~ piece 15
kumquat ~ piece 15
yuzu ~ piece 15
bergamot, citron ~ piece 150
apple, eating apple, dessert apple, granny smith, gala apple, braeburn, pink lady ~ piece 180
cooking apple, bramley, bramley apple, tart apple, firm apple < apple ~ piece 200
crab apple < apple ~ piece 30
pear, conference pear, asian pear, nashi ~ piece 180
quince ~ piece 200
banana ~ piece 120
mango, mangoes, green mango ~ piece 300
pineapple ~ piece 1000
papaya, ripe papaya, pawpaw ~ piece 500
green papaya ~ piece 500
kiwi, kiwi fruit, kiwifruit ~ piece 75
passion fruit, passionfruit, maracuja ~ piece 18
pomegranate, pomegranate seed, pomegranate aril ~ piece 250
guava ~ piece 55
lychee, litchi ~ piece 10
rambutan ~ piece 10
longan ~ piece 10
dragon fruit, pitaya ~ piece 300
persimmon, sharon fruit, kaki ~ piece 170
starfruit, carambola ~ piece 90
custard apple, cherimoya, soursop ~ piece 250
jackfruit, young jackfruit
durian ~ piece 1000
breadfruit ~ piece 384
melon, cantaloupe, honeydew, galia melon ~ piece 1000
watermelon ~ piece 4000
grape, red grape, white grape, seedless grape ~ piece 5
strawberry, strawberries ~ piece 12
raspberry, raspberries ~ piece 4
blueberry, blueberries ~ piece 1
blackberry, blackberries ~ piece 5
blackcurrant
redcurrant
fresh currant
gooseberry, gooseberries
fresh cranberry, fresh cranberries
elderberry, elderflower, elderberries
cherry, cherries, sour cherry, sour cherries ~ piece 8
peach, peaches ~ piece 150
nectarine ~ piece 140
apricot, fresh apricot ~ piece 35
plum, damson, greengage, mirabelle ~ piece 66
fig, fresh fig ~ piece 50
date, medjool date ~ piece 20
rhubarb ~ piece 50
avocado, avocadoes ~ piece 200
fresh coconut, coconut, coconut meat ~ piece 400
tamarind pod, fresh tamarind ~ piece 10
sugar cane
parsley, flat parsley, flat-leaf parsley, italian parsley, curly parsley, parsley leaf ~ spoon 4
coriander, fresh coriander, coriander leaf, coriander stalk, coriander root, bunch of coriander / cilantro, fresh cilantro ~ spoon 3
basil, basil leaf, sweet basil, fresh basil ~ spoon 3
thai basil, thai basil leaves, holy basil, holy basil leaves < basil ~ spoon 3
mint, fresh mint, mint leaf, spearmint, peppermint ~ spoon 3
dill, fresh dill, dill frond, dillweed ~ spoon 2
thyme, fresh thyme, thyme leaves, thyme sprig, lemon thyme ~ spoon 3
rosemary, fresh rosemary, rosemary sprig ~ spoon 3
fresh sage, sage leaf ~ spoon 2
fresh oregano, oregano leaves ~ spoon 3
tarragon, fresh tarragon, tarragon leaves, chopped tarragon ~ spoon 2
chervil ~ spoon 2
lovage
savory, winter savory, summer savory
sorrel
shiso, perilla leaf, perilla
epazote
vietnamese mint, laksa leaf, rau ram
banana leaf
pandan, pandan leaf
curry leaf ~ spoon 1
makrut lime leaf, kaffir lime leaf, lime leaf ~ piece 1
bay leaf, bay, fresh bay leaf ~ piece 0.2
vine leaf, grape leaf ~ piece 3
edible flower
alfalfa sprout
pea shoot
microgreen
`;
