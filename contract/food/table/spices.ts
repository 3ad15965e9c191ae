/** Salt, spices, dried herbs and food of single cuisines. */
export const SPICES = `
# spices
salt, fine salt, table salt ~ spoon 18, cup 288
sea salt, coarse sea salt, fine sea salt, flaky salt, kosher salt, maldon salt, rock salt < salt ~ spoon 15, cup 240
black salt, kala namak < salt ~ spoon 16
celery salt < salt ~ spoon 16
garlic salt < salt ~ spoon 16
onion salt < salt ~ spoon 16
seasoned salt < salt ~ spoon 16
black pepper, pepper, ground black pepper, cracked black pepper, ground pepper ~ spoon 7
peppercorn, black peppercorn, green peppercorn, pink peppercorn ~ spoon 9, piece 0.05
white pepper, ground white pepper ~ spoon 7
sichuan peppercorn, sichuan pepper, szechuan peppercorn ~ spoon 5
salt and pepper, seasoning
paprika, sweet paprika ~ spoon 7
smoked paprika, sweet smoked paprika, pimentón < paprika ~ spoon 7
cayenne, cayenne pepper ~ spoon 5
chilli powder, kashmiri chilli powder, mild chilli powder, hot chilli powder / chili powder, chile powder, mild chile powder, ancho chile powder ~ spoon 8
chilli flake, crushed chilli, dried chilli flake / red pepper flake, crushed red pepper, chili flake, chile flake ~ spoon 5
pul biber, aleppo pepper, aleppo chilli flake, urfa biber < chilli flake ~ spoon 6
ají molido, mild chilli flake < chilli flake ~ spoon 6
korean chilli flake, korean chilli flakes, gochugaru < chilli flake ~ spoon 6
dried chilli, dried red chilli / dried chile, dried red pepper, arbol chile, chile de árbol ~ piece 1
dried ancho chilli, ancho, ancho chilli / ancho chile, dried ancho chile < dried chilli ~ piece 15
dried guajillo chilli, guajillo / guajillo chile, dried guajillo chile < dried chilli ~ piece 6
chipotle, chipotle chilli < dried chilli ~ piece 5
pasilla < dried chilli ~ piece 5
mulato < dried chilli ~ piece 5
chipotle in adobo < dried chilli ~ piece 5
cumin, ground cumin ~ spoon 6
cumin seed < cumin ~ spoon 6
ground coriander, coriander powder ~ spoon 5
coriander seed < ground coriander ~ spoon 5
turmeric, ground turmeric, turmeric powder ~ spoon 9
ground ginger, dried ginger, ginger powder ~ spoon 5
cinnamon, ground cinnamon ~ spoon 8
cinnamon stick, stick cinnamon < cinnamon ~ piece 3
cardamom, cardamom pod, green cardamom, green cardamom pod, ground cardamom ~ piece 0.2, spoon 6
black cardamom, black cardamom pod, pod black cardamom < cardamom ~ piece 1
clove, cloves, whole clove, ground clove ~ piece 0.1, spoon 6
allspice, allspice berry, allspice berries, ground allspice ~ piece 0.1, spoon 6
nutmeg, grated nutmeg, ground nutmeg ~ piece 5, spoon 7
mace ~ spoon 5
star anise ~ piece 0.7, spoon 6
aniseed, anise, anise seed ~ spoon 7
fennel seed ~ spoon 6
caraway, caraway seed, ground caraway ~ spoon 7
fenugreek, fenugreek seed, ground fenugreek ~ spoon 11
blue fenugreek, ground blue fenugreek < fenugreek ~ spoon 6
dried fenugreek leaf, fenugreek leaf, kasuri methi ~ spoon 1
mustard seed, black mustard seed, yellow mustard seed, mustard powder, dry mustard, english mustard powder ! mustard ~ spoon 10
celery seed ! celery ~ spoon 7
nigella seed, nigella, kalonji, black cumin ~ spoon 7
ajwain, carom seed ~ spoon 6
juniper, juniper berry, juniper berries ~ piece 0.3
saffron, saffron thread ~ spoon 2
sumac ~ spoon 8
amchur, dried mango powder, mango powder ~ spoon 7
asafoetida, hing ! gluten ~ spoon 8
pure asafoetida < asafoetida ~ spoon 8
garlic powder, granulated garlic ~ spoon 10
onion powder, dried onion, onion flake ~ spoon 7
dried oregano, oregano, mexican oregano ~ spoon 3
dried thyme < thyme ~ spoon 4
dried marjoram, marjoram ~ spoon 2
dried basil < basil ~ spoon 2
dried mint < mint ~ spoon 2
dried dill < dill ~ spoon 3
dried parsley < parsley ~ spoon 2
dried rosemary < rosemary ~ spoon 3
dried sage, sage < fresh sage ~ spoon 2
dried tarragon < tarragon ~ spoon 2
mixed herbs, herbes de provence, italian seasoning, dried herbs ~ spoon 3
curry powder ! mustard ~ spoon 6
garam masala ~ spoon 6
chaat masala ~ spoon 6
biryani masala
tandoori masala
chana masala powder
panch phoron ! mustard ~ spoon 9
berbere, mitmita ~ spoon 7
ras el hanout ~ spoon 6
baharat
advieh
seven spice
five-spice, five spice, chinese five-spice powder, five-spice powder ~ spoon 6
pumpkin spice, mixed spice, pumpkin pie spice, apple pie spice ~ spoon 6
za’atar, zaatar ! sesame ~ spoon 5
dukkah ! nuts sesame ~ spoon 8
shichimi togarashi, gomasio ! sesame ~ spoon 6
furikake ! sesame fish ~ spoon 6
old bay, creole seasoning, cajun seasoning, cajun spice ! celery mustard ~ spoon 8
taco seasoning
fajita seasoning
jerk seasoning
steak seasoning
filé powder, filé ~ spoon 5
guasca, guascas, dried guascas ~ spoon 2
annatto, annatto seed, achiote ~ spoon 9
poultry seasoning
lemon pepper
everything bagel seasoning
nutritional yeast ~ spoon 5
msg, monosodium glutamate ~ spoon 12
sodium citrate, citric acid ~ spoon 12
liquid smoke ~ spoon 15

# world-foods
soy sauce, soya sauce, shoyu, light soy sauce, dark soy sauce, low-sodium soy sauce, reduced-salt soy sauce ! soy gluten ~ spoon 16, cup 255
tamari, gluten-free soy sauce < soy sauce ! soy ~ spoon 16, cup 255
coconut aminos ~ spoon 16
kecap manis, sweet soy sauce < soy sauce ! soy gluten ~ spoon 20
fish sauce, nam pla, nuoc mam, nước mắm ! fish ~ spoon 18
nuoc cham, nước chấm, nam jim ! fish ~ spoon 15
oyster sauce ! molluscs soy gluten ~ spoon 18
tonkatsu sauce ! soy gluten ~ spoon 17
okonomiyaki sauce ! molluscs soy gluten ~ spoon 17
hoisin, hoisin sauce, plum sauce ! soy gluten ~ spoon 16
teriyaki, teriyaki sauce ! soy gluten ~ spoon 18
ponzu ! soy gluten fish ~ spoon 15
sweet chilli sauce / sweet chili sauce ~ spoon 18
sambal ! crustaceans ~ spoon 15
sambal oelek ~ spoon 15
chilli crisp / chili crisp ! soy peanuts ~ spoon 15
satay sauce ! peanuts ~ spoon 16
xo sauce ! crustaceans molluscs meat soy gluten ~ spoon 15
black bean paste, black bean sauce, bean sauce, yellow bean paste ! soy gluten ~ spoon 17
fermented black bean, salted black bean, douchi ! soy gluten ~ spoon 10
doubanjiang, chilli bean paste=chili bean paste ! soy gluten ~ spoon 17
gochujang ! soy gluten ~ spoon 18
doenjang ! soy gluten ~ spoon 18
ssamjang ! soy gluten sesame ~ spoon 18
miso, white miso, red miso, miso paste ! soy gluten ~ spoon 17
rice miso < miso ! soy ~ spoon 17
natto, yuba ! soy
shrimp paste, belacan, terasi ! crustaceans ~ spoon 15
dried shrimp < shellfish ! crustaceans ~ spoon 5, cup 45
dried crayfish, ground dried crayfish < shellfish ! crustaceans ~ spoon 5
curry paste, red curry paste, green curry paste, laksa paste ! crustaceans ~ spoon 15
tikka paste, madras paste, korma paste, vindaloo paste ! mustard ~ spoon 16
nam prik pao ! crustaceans fish ~ spoon 15
tamarind, tamarind paste, tamarind concentrate, tamarind purée ~ spoon 16
ginger-garlic paste, ginger garlic paste ~ spoon 15
harissa, harissa paste, chermoula, zhoug ~ spoon 15
achiote paste, recado rojo ~ spoon 16
ají amarillo paste, ají panca paste ~ spoon 16
red pepper paste, biber salçası, ajvar ~ spoon 16
mirin ~ spoon 18
sake, cooking sake ~ spoon 15
shaoxing wine, chinese rice wine, rice wine, chinese cooking wine ! gluten ~ spoon 15
bonito, katsuobushi, bonito flake ! fish ~ cup 12
kombu, dried kelp, kelp ~ piece 10
nori, nori sheet ~ piece 3
wakame, dried wakame, aonori, seaweed ~ spoon 2
dried shiitake, dried shiitake mushroom, dried mushroom, wood ear, dried black fungus < mushroom ~ piece 3
dried porcini, porcini, cep < mushroom ~ cup 25
wasabi, wasabi paste ! mustard ~ spoon 15
rice cake, tteok, cylinder rice cake ~ piece 15
red bean paste, sweet red bean paste ~ spoon 18
ya cai, preserved mustard green, preserved mustard greens, zha cai ! mustard ~ spoon 10
preserved sweet radish, pickled radish, danmuji ~ spoon 10
fukujinzuke, red pickle ! soy gluten ~ spoon 15
dried lime, dried limes, black lime ~ piece 8
corn husk, dried corn husk ~ piece 5
iru, fermented locust bean, dawadawa ~ spoon 10
curry block, japanese curry roux ! gluten ~ piece 20
halva, halwa ! sesame ~ cup 150
matzo, matzo meal ! gluten ~ piece 28, cup 115
turrón, nougat ! eggs nuts honey
`;
