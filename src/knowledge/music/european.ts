/** Five genres for each European, Persian and Jamaican set, as `genre | playlist | description`, by country. */
export const EUROPEAN_MUSIC = `
# France
Chanson | Chanson | Every word at the front of the stage
Musette | Musette waltz | Accordions by the river
Gypsy jazz | Swing manouche | Two guitars and no drummer
Electro | French touch | Filters, bass, a long evening
Classical | Impressions for piano | Water, mist and pedals
# Germany
Schlager | Schlager | The whole table sings along
Krautrock | Krautrock | A straight road by night
Techno | Berlin techno | For kneading until late
Chamber music | House music of 1820 | Four chairs and a piano
Brass | Brass band Sunday | Tubas after church
# Poland
Mazurka | Mazurka | The fiddle leads, the heel answers
Jazz | Kraków cellar jazz | Trumpets under brick
Sung poetry | Sung poetry | One voice, one guitar
Highlander | Highlander fiddles | Sharp strings from the Tatras
Classical | Nocturnes | A piano by lamplight
# Austria
Waltz | Waltz before supper | Three beats and a held breath
Alpine brass | Brass from the valley | Horns that answer each other
Wienerlied | Wienerlied | Wine, an accordion, a sigh
Downtempo | Vienna downtempo | Late, smoky, unhurried
Classical | Quartets and serenades | Four people in conversation
# the United Kingdom
Britpop | Britpop | Choruses for a full pub
Northern soul | Northern soul | Rare singles and fast feet
Folk | Ballads and reels | A fiddle beside the fire
Dub | London dub | Bass from a basement
Choral | Evensong | High voices under stone
# Georgia
Polyphony | Three voices | Singers at a table, standing up
Panduri | Panduri songs | Three strings and a story
Doli | Doli drums | Mountain dances, quick on the toes
Jazz | Tbilisi jazz | Late sets above the river
Film music | Songs from old films | Everyone in Tbilisi knows the words
# Iran
Dastgah | Dastgāh | Old modes, newly turned
Setar | Setār alone | Four strings and much air
Bandari | Bandari | Bagpipes and drums of the southern ports
Pop | Tehran pop of the seventies | Strings, brass, heartbreak
Daf | Daf circles | A frame drum with rings inside
# Jamaica
Mento | Mento | Banjo, rumba box, a wink
Ska | Ska | The guitar skips ahead of the beat
Rocksteady | Rocksteady | Slower, sweeter, three voices
Roots reggae | Roots reggae | Bass first, then everything
Dancehall | Dancehall | For the loud end of the evening
`;
