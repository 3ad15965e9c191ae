/** Specification 9: from the adjective of a cuisine to its country. Kitchens of one region stand under their country too. */
const COUNTRIES: Readonly<Record<string, string>> = {
  Chinese: 'China',
  Japanese: 'Japan',
  Korean: 'South Korea',
  Thai: 'Thailand',
  Vietnamese: 'Vietnam',
  Indian: 'India',
  Filipino: 'the Philippines',
  Greek: 'Greece',
  Italian: 'Italy',
  Spanish: 'Spain',
  Turkish: 'Turkey',
  Lebanese: 'Lebanon',
  Moroccan: 'Morocco',
  Mexican: 'Mexico',
  Brazilian: 'Brazil',
  Argentinian: 'Argentina',
  Peruvian: 'Peru',
  Colombian: 'Colombia',
  Cuban: 'Cuba',
  American: 'the United States',
  Southern: 'the United States',
  'Tex-Mex': 'the United States',
  Cajun: 'the United States',
  'New England': 'the United States',
  California: 'the United States',
  Midwest: 'the United States',
  French: 'France',
  German: 'Germany',
  Austrian: 'Austria',
  British: 'the United Kingdom',
  Irish: 'Ireland',
  Portuguese: 'Portugal',
  Polish: 'Poland',
  Georgian: 'Georgia',
  Jamaican: 'Jamaica',
  Persian: 'Iran',
  Hungarian: 'Hungary',
  Swedish: 'Sweden',
  Ethiopian: 'Ethiopia',
  Nigerian: 'Nigeria',
  Ghanaian: 'Ghana',
  Senegalese: 'Senegal',
  Egyptian: 'Egypt',
  Tunisian: 'Tunisia',
  'South African': 'South Africa',
};

/** How the regional kitchens of the United States name where they are at home. */
const REGIONS: Readonly<Record<string, string>> = {
  Southern: 'the American South',
  'Tex-Mex': 'Texas',
  Cajun: 'Louisiana',
  'New England': 'New England',
  California: 'California',
  Midwest: 'the Midwest',
};

/** "Thai" -> "Thailand", in any letter case; undefined for what is no cuisine of one country. */
export function toCountry(cuisine: string): string | undefined {
  return find(COUNTRIES, cuisine);
}

/** Where the music of a cuisine comes from, as a heading says it. */
export function toMusicPlace(cuisine: string): string | undefined {
  return find(REGIONS, cuisine) ?? toCountry(cuisine);
}

function find(table: Readonly<Record<string, string>>, cuisine: string): string | undefined {
  const wanted = cuisine.trim().toLowerCase();
  return Object.entries(table).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
