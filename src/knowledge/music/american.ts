/**
 * Five genres for each American set, as `genre | playlist | description`, by cuisine, since all belong to one country.
 * Names are made for a search, so they contain no recordings and no performers.
 */
export const AMERICAN_MUSIC = `
# Southern
Blues | Delta blues | Slide guitar on a porch
Gospel | Sunday gospel | Choirs that lift the lid
Soul | Memphis soul | Horns and a steady organ
Bluegrass | Bluegrass | Banjo at a canter
Spirituals | Sea Island songs | Ring shouts and work songs
# Tex-Mex
Tejano | Tejano radio | Accordion meets synthesiser
Conjunto | Conjunto | Polkas from the Rio Grande
Country | Texas outlaws | Songwriters without a tie
Western swing | Western swing | Fiddles for a big dance floor
Blues | Texas blues | Electric, and dry as July
# Cajun
Cajun | Cajun two-step | Fiddle, accordion, a wooden floor
Zydeco | Zydeco | Rub-board and rhythm
Swamp pop | Swamp pop | Slow ballads of the bayou
Jazz | New Orleans jazz | Brass on a street corner
Mardi Gras | Mardi Gras songs | For the riders and the hens
# New England
Folk | Harbour folk | Guitars and wool jumpers
Sea songs | Sea shanties | Hauling and stirring in time
Contra dance | Contra dance | Fiddles in the town hall
Indie | Boston indie | Basements with good amplifiers
Classical | Boston Pops evening | A blanket on the grass
# California
Surf | Surf guitars | Reverb and salt
Folk rock | Laurel Canyon | Harmonies with the door open
Hip-hop | West Coast classics | Slow roll, long sun
Jazz | Cool jazz | Trumpets that never shout
Film scores | Hollywood scores | For a supper with a plot
# Midwest
Soul | Motor City soul | Tambourines from Detroit
House | Chicago house | Four to the floor
Blues | Chicago blues | Harmonica by the window
Polka | Polka Sunday | A church hall with long tables
Indie | Prairie indie | Quiet guitars, wide sky
`;
