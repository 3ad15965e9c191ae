/** Five genres for each African set, as `genre | playlist | description`, by country. */
export const AFRICAN_MUSIC = `
# Ethiopia
Ethio-jazz | Ethio-jazz | Vibraphone and five-note scales
Azmari | Azmari house | One string, a bow, and news of the day
Tizita | Tizita | Songs that remember
Krar | Krar strings | A lyre for slow coffee
Eskista | Eskista | Music that dances from the shoulders
# Nigeria
Afrobeat | Afrobeat | Horns and an endless groove
Highlife | Highlife guitars | Palm wine and two guitars
Juju | Jùjú evening | Talking drums in the lead
Afrobeats | Lagos Afrobeats | For a kitchen with the windows open
Fuji | Fuji | Voices over a wall of percussion
`;
