/** Country of each cuisine. Regional cuisines map to their country too. */
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

const REGIONS: Readonly<Record<string, string>> = {
  Southern: 'the American South',
  'Tex-Mex': 'Texas',
  Cajun: 'Louisiana',
  'New England': 'New England',
  California: 'California',
  Midwest: 'the Midwest',
};

/** Returns the country of a cuisine in any case: "Thai" -> "Thailand". Undefined for an unknown cuisine. */
export function toCountry(cuisine: string): string | undefined {
  return find(COUNTRIES, cuisine);
}

export function toMusicPlace(cuisine: string): string | undefined {
  return find(REGIONS, cuisine) ?? toCountry(cuisine);
}

function find(table: Readonly<Record<string, string>>, cuisine: string): string | undefined {
  const wanted = cuisine.trim().toLowerCase();
  return Object.entries(table).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
