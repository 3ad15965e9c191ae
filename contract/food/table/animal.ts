/** Meat, fish and seafood, fresh or cured. */
export const ANIMAL = `
# meat
meat, stewing meat, mixed meat ! meat
beef, beef joint, roast beef, beef roast < meat ! meat
stewing beef, braising steak, casserole beef, beef stew meat / stew beef < beef ! meat
beef shin / beef shank < beef ! meat
beef brisket, brisket < beef ! meat
beef chuck, chuck steak, chuck roast < beef ! meat
beef sirloin, sirloin, sirloin steak, sirloin of beef, bife de chorizo < beef ! meat ~ piece 225
beef rump, rump steak, rump < beef ! meat ~ piece 225
beef flank, flank steak, flank < beef ! meat
beef skirt steak, skirt steak, bavette, beef skirt < beef ! meat
ribeye, rib-eye steak, entrecôte < beef ! meat ~ piece 225
beef fillet, fillet steak, filet mignon / beef tenderloin < beef ! meat ~ piece 180
steak, beef steak < beef ! meat ~ piece 225
short rib, beef short rib < beef ! meat
oxtail < beef ! meat
minced beef, beef mince, steak mince, mince / ground beef, hamburger meat, ground chuck < beef ! meat ~ cup 225
beef bone, marrow bone < beef ! meat
corned beef, salt beef < beef ! meat
salted beef, carne seca, beef jerky, bresaola, pastrami < beef ! meat
veal, veal escalope, veal cutlet, veal shank, osso buco < meat ! meat
minced veal, veal mince / ground veal < veal ! meat ~ cup 225
minced veal and pork < veal ! meat ~ cup 225
lamb, lamb leg, leg of lamb, lamb neck, lamb chop, lamb shank, rack of lamb < meat ! meat
lamb shoulder, shoulder of lamb < lamb ! meat
minced lamb, lamb mince / ground lamb < lamb ! meat ~ cup 225
mutton < lamb ! meat
goat, goat meat, kid meat < meat ! meat
pork, roast pork, pork leg, pork roast < meat ! meat
pork shoulder, pork butt, boston butt < pork ! meat
pork belly, belly pork < pork ! meat
pork loin, pork loin steak, pork steak < pork ! meat ~ piece 150
pork fillet / pork tenderloin < pork ! meat ~ piece 450
pork chop < pork ! meat ~ piece 200
pork rib, sparerib, spare rib, baby back rib < pork ! meat
smoked pork rib < pork ! meat
minced pork, pork mince, minced pork shoulder / ground pork < pork ! meat ~ cup 225
gammon < pork ! meat
ham hock < pork ! meat
ham, cooked ham, baked ham, serrano ham, black forest ham < pork ! meat ~ cup 140
prosciutto, parma ham, jamón, jamon, speck < pork ! meat ~ piece 15
bacon, streaky bacon=bacon, smoked bacon, thick-cut smoked bacon, back bacon, bacon rasher, lardon < pork ! meat ~ piece 25
pancetta, guanciale < pork ! meat
salt pork < pork ! meat
pork rind, crackling, chicharrón < pork ! meat
pig’s trotter, pork trotter, pork knuckle < pork ! meat
sausage, pork sausage, breakfast sausage, italian sausage, cumberland sausage < meat ! meat gluten ~ piece 65
bratwurst, frankfurter, wiener < sausage ! meat gluten ~ piece 100
smoked sausage, smoked pork sausage, kielbasa, linguiça < sausage ! meat gluten ~ piece 200
andouille, andouille sausage, smoked andouille < sausage ! meat ~ piece 100
chorizo, colombian chorizo, pork chorizo < sausage ! meat ~ piece 100
merguez < sausage ! meat ~ piece 60
hot dog, hot dog sausage < sausage ! meat ~ piece 50
salami < sausage ! meat
pepperoni < sausage ! meat
mortadella < sausage ! meat
nduja, ’nduja < sausage ! meat
salchichón < sausage ! meat
black pudding, haggis < sausage ! meat gluten
boudin, boudin noir < sausage ! meat
chicken, whole chicken, roast chicken, chicken pieces, chicken meat, cooked chicken, rotisserie chicken < meat ! meat ~ piece 1500, cup 140
chicken breast, chicken fillet < chicken ! meat ~ piece 180, cup 140
chicken thigh, boneless chicken thigh < chicken ! meat ~ piece 110
chicken leg, chicken drumstick, chicken quarter < chicken ! meat ~ piece 120
chicken wing < chicken ! meat ~ piece 90
minced chicken, chicken mince / ground chicken < chicken ! meat ~ cup 225
chicken liver, liver, calf’s liver, lamb’s liver ! meat
turkey, turkey breast, turkey crown, turkey leg < meat ! meat
minced turkey, turkey mince / ground turkey < turkey ! meat ~ cup 225
duck, duck breast, duck leg, duck confit < meat ! meat ~ piece 200
goose < meat ! meat
guinea fowl < meat ! meat
poussin < meat ! meat
cornish hen < meat ! meat
quail < meat ! meat
pheasant < meat ! meat
partridge < meat ! meat
pigeon < meat ! meat
grouse < meat ! meat
rabbit, hare < meat ! meat
venison < meat ! meat
wild boar, boar < meat ! meat
bison < meat ! meat
elk < meat ! meat
kidney ! meat
tripe ! meat
sweetbread ! meat
tongue ! meat
offal ! meat
giblet ! meat
gizzard ! meat
foie gras ! meat
meatball ! meat gluten eggs milk ~ piece 30
pâté, pate, pork liver pâté, liver pâté ! meat gluten eggs milk
aspic ! meat
soup bone ! meat

# fish
fish, fresh fish, fish fillet ! fish
white fish, firm white fish, fish steak, white fish steak, white fish fillet < fish ! fish ~ piece 150
cod, cod fillet, black cod < white fish ! fish ~ piece 150
haddock, haddock fillet, skinless haddock fillet < white fish ! fish ~ piece 180
hake < white fish ! fish
pollock < white fish ! fish
plaice < white fish ! fish
sole < white fish ! fish
whiting < white fish ! fish
coley < white fish ! fish
turbot < white fish ! fish
brill < white fish ! fish
lemon sole < white fish ! fish
flounder < white fish ! fish
halibut < white fish ! fish ~ piece 180
sea bass, sea bass fillet, branzino < white fish ! fish ~ piece 120
bream, sea bream, gilthead < white fish ! fish ~ piece 350
snapper, red snapper < white fish ! fish ~ piece 350
grouper < white fish ! fish
monkfish < white fish ! fish
barramundi < white fish ! fish
tilapia < white fish ! fish
mahi-mahi < white fish ! fish
catfish < white fish ! fish
pangasius < white fish ! fish
carp < white fish ! fish
pike < white fish ! fish
perch < white fish ! fish
zander < white fish ! fish
salmon, salmon fillet, salmon steak, king salmon, side of salmon, side of king salmon < fish ! fish ~ piece 150
smoked salmon, lox, gravlax, gravadlax < salmon ! fish
trout, trout fillet < fish ! fish ~ piece 150
smoked trout < fish ! fish
smoked mackerel < fish ! fish
smoked haddock < fish ! fish
kipper < fish ! fish
smoked fish < fish ! fish
tuna steak, fresh tuna < fish ! fish ~ piece 170
swordfish < fish ! fish ~ piece 170
mackerel < fish ! fish ~ piece 200
herring < fish ! fish
sprat < fish ! fish
whitebait < fish ! fish
eel, unagi < fish ! fish
roe, caviar, bottarga, tobiko, salmon roe, ikura < fish ! fish ~ spoon 16
skate < fish ! fish
shark < fish ! fish
ray < fish ! fish
shellfish, mixed seafood, seafood mix, seafood ! crustaceans molluscs
prawn, raw prawn, king prawn, tiger prawn, cooked prawn / shrimp, raw shrimp, jumbo shrimp < shellfish ! crustaceans ~ piece 12, cup 145
crab, crab meat, crabmeat, crab claw, cooked crab claw < shellfish ! crustaceans ~ cup 135
lobster, live lobster, cooked lobster meat, lobster meat < shellfish ! crustaceans ~ piece 800
crayfish, langoustine, scampi, crawfish, crawfish tail < shellfish ! crustaceans
mussel < shellfish ! molluscs ~ piece 15
clam, hard-shell clam, littleneck, cockle, vongole < shellfish ! molluscs ~ piece 20
oyster < shellfish ! molluscs ~ piece 14
scallop < shellfish ! molluscs ~ piece 30
squid, calamari, cuttlefish < shellfish ! molluscs
octopus < shellfish ! molluscs
whelk < shellfish ! molluscs
abalone < shellfish ! molluscs
conch < shellfish ! molluscs
winkle < shellfish ! molluscs
snail, escargot < shellfish ! molluscs
`;
