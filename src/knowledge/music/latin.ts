/**
 * Five genres for each Latin set, as `genre | playlist | description`, by country. Names are made for a search, so they
 * contain no recordings and no performers.
 */
export const LATIN_MUSIC = `
# Mexico
Mariachi | Mariachi plaza | Trumpets first, feelings later
Son jarocho | Son jarocho | Harps and small guitars of Veracruz
Cumbia | Cumbia sonidera | Slow steps from the barrio
Bolero | Boleros | Three voices and a requinto
Rock | Rock en español | Loud, and by heart
# Brazil
Samba | Samba circle | Tambourine, cavaquinho, a table to drum on
Bossa nova | Bossa nova | As quiet as a shore at four
Axé | Axé Salvador | Drums from the carnival of Bahia
MPB | MPB songbook | Brazil’s great writers
Forró | Forró accordion | Two steps and a triangle
# Argentina
Tango | Tango hour | Bandoneon after ten
Folklore | Folklore of Cuyo | Tonadas from the foot of the Andes
Chacarera | Chacarera | Guitar, violin and a big drum
Rock nacional | Rock nacional | Everyone knows the words
Cumbia | Cumbia porteña | For the long wait at the grill
# Peru
Criolla | Música criolla | Waltzes from old Lima
Afro-Peruvian | Afro-Peruvian cajón | A box to sit on and play
Huayno | Huayno | Harps and violins of the high villages
Chicha | Chicha | Psychedelic cumbia from the Amazon road
Classical | Lima baroque | Choirs of the viceroyalty
# Colombia
Cumbia | Cumbia of the coast | Flutes, drums and candlelight
Bambuco | Bambuco of the highlands | Tiple and bandola for a cool evening
Vallenato | Vallenato | News, carried by accordion
Salsa | Salsa from Cali | Fast feet
Champeta | Champeta | Sound systems of Cartagena
# Cuba
Son | Son cubano | The tres, the clave, the coast
Bolero | Havana boleros | Late, and slow
Mambo | Mambo orchestra | Brass enough for two kitchens
Rumba | Rumba on the corner | Three drums and a spoon
Trova | Trova | One voice and a guitar
`;
