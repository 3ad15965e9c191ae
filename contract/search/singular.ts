/** Words in -ie with a plural in -ies. Other plurals in -ies come from words in -y. */
const IE = toSet(
  `barbie beanie birdie bookie bootie bourgeoisie boulangerie brasserie brownie budgie calorie caddie charcuterie collie
  cookie coolie coterie cowrie cutie dearie doggie eerie faerie foodie freebie freezie genie girlie goalie goodie groupie
  hippie hoodie hotpie indie junkie kiddie krispie laddie lassie lingerie magpie mealie menagerie movie nightie oldie
  patisserie pinkie pixie potpie prairie premie quickie reverie rookie rotisserie sarnie selfie slushie smartie smoothie
  softie sosatie stovie sweetie talkie tattie toastie toughie veggie walkie whoopie zombie`,
);
/** Words in -i with a plural in -ies. */
const I = toSet('alibi broccoli calzoni chili chilli pierogi pirogi salami taxi zucchini');
/** Words in -oe, -che and so on: their plurals lose only the s. */
const KEEP_E = toSet(
  `aloe canoe doe floe foe hoe oboe roe shoe sloe toe woe ache apache attache avalanche bouche brioche cache ceviche cliche
  creche douche earache ganache gouache headache moustache niche panache pastiche pistache psyche quiche seviche
  stomachache toothache tranche axe bouillabaisse cuisse demitasse impasse mousse posse tasse`,
);
/** Words in -is and -es that are not plurals. The next two lists hold words in -u and -use with a plural in -s. */
const SINGULAR = toSet(
  `amaryllis analysis anis axis basis brewis cannabis cassis chassis clematis coulis crisis debris emphasis haggis iris
  oasis paris pastis pelvis penis series species synopsis tamis tennis thesis this trellis`,
);
const U = toSet('emu guru menu pilau ragu tiramisu tofu tutu yuzu zebu');
const USE = toSet('accuse amuse confuse diffuse excuse infuse peruse refuse');

const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/(^|dor|field)mice$/, '$1mouse'],
  [/geese$/, 'goose'],
  [/teeth$/, 'tooth'],
  [/feet$/, 'foot'],
  [/^oxen$/, 'ox'],
  [/children$/, 'child'],
  [/(^|wo|fisher)men$/, '$1man'],
  [/(kni|wi)ves$/, '$1fe'],
  [/(lea|loa|hal|cal|shel|thie|shea|hoo|scar|wol)ves$/, '$1f'],
  [/^buses$/, 'bus'],
  [/^quizzes$/, 'quiz'],
  [/^(octop|cact|fung)i$/, '$1us'],
  [/eaux$/, 'eau'],
];
const MAYBE_IRREGULAR = /(?:mice|geese|teeth|feet|en|ves|buses|zzes|pi|cti|gi|eaux)$/;

/** Returns the singular of an English word in lower case. Other words are returned unchanged, such as "hummus". */
export function toSingular(word: string): string {
  if (MAYBE_IRREGULAR.test(word)) {
    for (const [plural, singular] of IRREGULAR) {
      if (plural.test(word)) return word.replace(plural, singular);
    }
  }
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  const withoutS = word.slice(0, -1);
  if (SINGULAR.has(word) || (word.endsWith('us') && !U.has(withoutS))) return word;
  if (word.endsWith('is')) return word.length > 4 ? withoutS : word;
  if (!word.endsWith('es') || KEEP_E.has(withoutS)) return withoutS;
  const stem = word.slice(0, -2);
  if (stem.endsWith('i')) {
    if (word.length < 5 || IE.has(withoutS)) return withoutS;
    return I.has(stem) ? stem : `${stem.slice(0, -1)}y`;
  }
  if (/[^aeo]us$/.test(stem) && stem.length > 4 && !USE.has(withoutS)) return stem;
  return /(?:o|sh|ch|x|ss|zz|tz)$/.test(stem) ? stem : withoutS;
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
