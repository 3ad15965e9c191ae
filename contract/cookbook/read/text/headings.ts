export type Section = 'ingredients' | 'steps' | 'end';

const INGREDIENTS =
  /^(?:(?:the|list of|recipe|main|full|key|shopping|your|einkaufs|les|gli|los|die|what) )*(?:ingredients?|ingredienser|ingrediënten|zutaten(?:liste)?|ingrédients|ingredienti|ingredientes|składniki|you(?:'|’)?(?: wi)?ll need|you need|what you(?:'|’)?(?: wi)?ll need|du brauchst|das brauchst du)(?: (?:list|needed|required|you(?:'|’)?ll need|for|für|pour|per|para)\b.*)?$/i;
const STEPS =
  /^(?:(?:the|recipe|cooking|step[- ]by[- ]step|baking|preparation|full|easy|die|la|le|el) )*(?:method|directions?|instructions?|preparation(?: steps| method)?|procedure|steps|how to make(?: .*)?|how to prepare(?: .*)?|how to cook(?: .*)?|to make(?: (?:it|the) .*)?|let's (?:cook|make).*|what to do|zubereitung(?:sschritte)?|so geht(?:'|’)?s|anleitung|und so wird(?:'|’)?s gemacht|arbeitsschritte|préparation|étapes(?: de préparation)?|réalisation|recette|preparazione|procedimento|come (?:fare|preparare).*|preparación|elaboración|instrucciones|pasos|modo de (?:preparo|preparación|fazer)|preparação|bereiding(?:swijze)?|gör så här|fremgangsmåte|sådan gør du|przygotowanie)$/i;
const END =
  /^(?:(?:recipe|cook's|chef's|cooking|my|the|some|a few|expert|top|pro|helpful|extra) )*(?:notes?|tips?|(?:notes?|tips?)(?:,| and| &|\/) .*|nutrition(?:al)?(?: .*)?|nutrients|video|storage|storing.*|how to (?:store|serve|freeze|reheat).*|(?:special |kitchen )?equipment(?: .*)?|(?:kitchen )?(?:tools|utensils)(?: .*)?|ustensiles?(?: .*)?|matériel|küchengeräte|utensili|strumenti|utensilios|variations?|substitutions?|serving suggestions?|comments?|\d+ (?:comments|responses|thoughts|replies).*|leave a (?:comment|reply).*|reviews?|ratings?|related.*|you (?:may|might) also.*|more (?:recipes|from).*|similar.*|did you make.*|(?:have you )?(?:made|tried) (?:this|it)\b.*|let (?:us|me) know.*|about(?: (?:the|me|us|this|our) .*)?|about (?:me|us)|faqs?|frequently.*|share(?: (?:this|on|via|with).*)?|keywords?|tags|categories|filed under.*|author|print(?: .{0,20})?|subscribe.*|newsletter.*|nährwerte.*|notizen|anmerkungen|hinweise?|tipps?|kommentare.*|weitere.*|ähnliche.*|valeurs nutritionnelles|conseils?|astuces?|remarques|commentaires.*|note|consigli(?:o)?|valori nutrizionali|conservazione|notas|consejos?|comentarios.*|información nutricional|q ?& ?a|reader.*|what (?:others|people).*|other recipes.*|from our.*|posted (?:by|in|on).*|make ahead.*|join the (?:conversation|discussion)|discussion|have your say|(?:leave|write|add) (?:a|your) review.*|what did you think.*|wine pairings?|serve with|pairs? well with.*|per serving.*|calories.*)$/i;

/** Words of other languages, in which a heading has no more than these and a count. */
const WORLD: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    toWords(
      'suroviny|ingredience|hozzávalók|ингредиенты|продукты|інгредієнти|необходими продукти|съставки|malzemeler(?:i)?|için malzemeler|ainekset|raaka-aineet|ingrediente(?:le)?|sastojci|sestavine|koostisosad|ingridientai|bahan(?:-bahan)?|nguyên liệu|υλικά|συστατικά|材料|配料|食材|재료|מצרכים|מרכיבים|רכיבים|المقادير|المكونات|ส่วนผสม|innihald|hráefni|ingrediens(?:er|ar)|dit heb je nodig|wat heb je nodig|benodigdheden|boodschappen(?:lijst)?|du behöver|du skal bruge|il vous faut|cosa serve|qué necesitas',
    ),
  ],
  [
    'steps',
    toWords(
      'postup(?: přípravy)?|príprava|příprava|elkészítés(?:e)?|приготовление|способ приготовления|как приготовить|пошаговый рецепт.*|приготування|спосіб приготування|приготвяне|начин на приготвяне|yapılışı|hazırlanışı|nasıl yapılır|valmistus(?:ohje(?:et)?)?|(?:tee )?näin|ohje(?:et)?|mod(?:ul)? de preparare|preparare|priprema|način pripreme|priprava|valmistamine|paruošimas|gaminimas|cara (?:membuat|memasak)|langkah(?:-langkah)?|cách (?:làm|nấu)|εκτέλεση|διαδικασία|παρασκευή|作り方|作法|做法|步骤|步驟|手順|만드는 (?:법|방법)|조리(?:법|순서)|אופן ההכנה|הוראות הכנה|הכנה|طريقة (?:التحضير|العمل)|วิธีทำ|aðferð|sposób (?:przygotowania|wykonania)|wykonanie|zo maak je het|(?:de )?bereiding(?:swijze)?|fremgangsmåde|så gør du|gør sådan|slik gjør du(?: det)?|instruktioner|tillagning|framgangsmåte|aan de slag',
    ),
  ],
  [
    'end',
    toWords(
      'komentarze|diskuze|komentáře|hozzászólások|комментарии|коментарі|коментари|yorumlar|kommentarer|kommentit|σχόλια|コメント|comentarii|komentar(?:i)?|תגובות|댓글|评论|評論|التعليقات|reacties|poznámky|tipy|megjegyzés(?:ek)?|примечание|советы|notlar|püf noktaları|ポイント|コツ.*|wskazówki|vinkki|vinkit|συμβουλές|sfaturi',
    ),
  ],
];

function toWords(words: string): RegExp {
  return new RegExp(`^(?:${words})(?:[ （].{0,30})?$`, 'iu');
}

/** Returns the section that a heading begins, or `undefined` for all other texts. */
export function toSection(text: string): Section | undefined {
  const heading = text
    .slice(0, 120)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(/\s+/g, ' ');
  // A sentence is a step, even if it begins like a heading.
  const isSentence = /\p{L}[.!]$/u.test(text) && heading.split(' ').length >= 3;
  if (heading.length > 80 || isSentence) return undefined;
  if (INGREDIENTS.test(heading) || isOfDish(heading, /\bingredients$/i)) return 'ingredients';
  if (END.test(heading)) return 'end';
  if (STEPS.test(heading)) return 'steps';
  return WORLD.find(([, words]) => words.test(heading))?.[0];
}

/** "Serve with" ends the steps, but among ingredients it is the heading of a group. */
export function endsIngredients(line: string): boolean {
  return toSection(line) === 'end' && !/^serve with\b/i.test(line);
}

/** True for a line that is only the title of a section. Longer lines may be steps without a full stop. */
export function isSectionTitle(line: string): boolean {
  return line.split(' ').length <= 4 && toSection(line) !== undefined;
}

/** True for "Dry ingredients" and "Serve with", the headings of groups, but not for "Main ingredients". */
export function isIngredientGroup(line: string): boolean {
  const heading = line.replace(/\s*:$/, '');
  const isOwn = !INGREDIENTS.test(heading) && isOfDish(heading, /\S ingredients$/i);
  return isOwn || /^serve with$/i.test(heading);
}

/** "Pancake ingredients" */
function isOfDish(heading: string, words: RegExp): boolean {
  return (
    heading.split(' ').length <= 4 && words.test(heading) && !/\b(?:all|other)\b/i.test(heading)
  );
}
