/** Five genres for each of the European and Persian sets, as `genre | playlist | description`. By country. */
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
# Iran
Dastgah | Dastgāh | Old modes, newly turned
Setar | Setār alone | Four strings and much air
Bandari | Bandari | Bagpipes and drums of the southern ports
Pop | Tehran pop of the seventies | Strings, brass, heartbreak
Daf | Daf circles | A frame drum with rings inside
`;
