/**
 * Five genres for each Mediterranean set, as `genre | playlist | description`, by country. Names are made for a search,
 * so they contain no recordings and no performers.
 */
export const MEDITERRANEAN_MUSIC = `
# Greece
Rebetiko | Rebetiko cellar | Bouzouki and smoke from the port
Laïko | Laïko taverna | Songs that the whole table knows
Entekhno | Poets’ songs | Verse set for orchestra and voice
Island songs | Nisiotika | Violins and lutes of the Aegean
Pop | Athens summer pop | Open windows, sea on the left
# Italy
Canzone | Canzone napoletana | Mandolins under a balcony
Opera | Opera while it rises | Arias for the length of a dough
Cantautori | Cantautori | Songwriters with something to say
Italo disco | Italo disco | Synthesisers of the Adriatic
Tarantella | Tarantella | Frame drums from the south
# Spain
Flamenco | Flamenco guitar | Nails, wood and clapping hands
Copla | Copla radio | Great voices, greater sorrows
Rumba | Rumba catalana | Fans and handclaps from Barcelona
Classical | Albéniz and friends | Spain at the piano
Pop | Movida | Madrid, awake until morning
# Turkey
Türkü | Anatolian songs | The long-necked bağlama
Anatolian rock | Anatolian rock | Folk tunes with an amplifier
Sanat | Istanbul art songs | Kanun, violin and a glass of tea
Arabesk | Arabesk | For onions, one needs an excuse
Ney | Ney and silence | A reed flute, breathing
# Lebanon
Tarab | Beirut mornings | Songs for the first coffee
Dabke | Dabke line | Take hands and stamp
Oud | Oud alone | Eleven strings and patience
Indie | Hamra indie | Guitars from the cafés of Beirut
Pop | Levant pop | Wedding songs, any day
# Morocco
Gnawa | Gnawa night | Bass lute and iron castanets
Andalusi | Andalusi nuba | The orchestra that came from Córdoba
Chaabi | Chaabi kitchen | Weddings, markets, taxi radios
Amazigh | Songs of the Atlas | Voices and drums of the mountains
Raï | Raï on the roof | From over the border, and loud
`;
