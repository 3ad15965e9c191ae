/**
 * Five genres for each Asian set, as `genre | playlist | description`, by country. Names are made for a search, so they
 * contain no recordings and no performers.
 */
export const ASIAN_MUSIC = `
# China
Guzheng | Guzheng at dusk | The long zither, plucked without hurry
Folk | Chengdu teahouse songs | Bamboo chairs, lidded cups, a fiddle
Mandopop | Mandopop kitchen | Ballads one cannot help humming
Jazz | Shanghai jazz age | Dance halls by the river, between the wars
Ambient | Bamboo and rain | Flute, water and much space
# Japan
City pop | City pop night drive | Neon, bass and a light heart
Enka | Enka at the counter | Ballads for the last bowl of the evening
Shamisen | Shamisen strings | Three strings, struck hard
Jazz | Tokyo jazz kissa | Records for a small dark café
Ambient | Kankyo ongaku | Quiet made for rooms and gardens
# South Korea
K-pop | K-pop for quick hands | Bright, fast, exactly made
Trot | Trot on the radio | Two beats and a great deal of feeling
Pansori | Pansori voices | One singer, one drum, a whole novel
Gayageum | Gayageum afternoon | Twelve silk strings
Indie | Hongdae indie | Guitars from the student quarter
# Thailand
Luk thung | Luk thung stories | Country songs from rice field and bus station
Mor lam | Mor lam party | Isan’s reed organ with a drum kit behind it
Thai pop | Bangkok pop | Sweet, and slightly spicy
Piphat | Piphat ensemble | Gongs and xylophones of the temple theatre
Funk | Siam funk | Electric guitars of the seventies
# Vietnam
Nhạc vàng | Golden songs | Slow boleros from old Saigon
V-pop | V-pop steam | New songs for a busy stove
Đàn tranh | Sixteen strings | The zither of the south
Quan họ | Quan họ duets | Village singing from the Red River
Jazz | Hanoi jazz corner | Horns in the old quarter
# India
Bollywood | Bollywood classics | Strings, choruses and a great love
Hindustani | Evening ragas | Sitar and tabla while onions brown
Bhangra | Bhangra at the tandoor | Drums from Punjab
Ghazal | Ghazal hour | Poems, sung slowly
Qawwali | Qawwali night | Voices that climb until the roof lifts
# the Philippines
Kundiman | Kundiman | Love songs, slow and formal
Manila sound | Manila sound | Seventies pop with a soft disco beat
Rondalla | Rondalla | Plucked strings by the dozen
Kulintang | Kulintang | Eight gongs in a row
OPM | Original Pilipino music | Ballads for a karaoke night
`;
