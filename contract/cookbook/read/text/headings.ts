export type Section = 'ingredients' | 'steps' | 'end';

const INGREDIENTS =
  /^(?:(?:the|list of|recipe|main|full|key|shopping|your|einkaufs|les|gli|los|die|what) )*(?:ingredients?|ingredienser|ingrediënten|zutaten(?:liste)?|ingrédients|ingredienti|ingredientes|składniki|you(?:'|’)?(?: wi)?ll need|you need|what you(?:'|’)?(?: wi)?ll need|du brauchst|das brauchst du)(?: (?:list|needed|required|you(?:'|’)?ll need|for|für|pour|per|para)\b.*)?$/i;
const STEPS =
  /^(?:(?:the|recipe|cooking|step[- ]by[- ]step|baking|preparation|full|easy|die|la|le|el) )*(?:method|directions?|instructions?|preparation(?: steps| method)?|procedure|steps|how to make(?: .*)?|how to prepare(?: .*)?|how to cook(?: .*)?|to make(?: (?:it|the) .*)?|let's (?:cook|make).*|what to do|zubereitung(?:sschritte)?|so geht(?:'|’)?s|anleitung|und so wird(?:'|’)?s gemacht|arbeitsschritte|préparation|étapes(?: de préparation)?|réalisation|recette|preparazione|procedimento|come (?:fare|preparare).*|preparación|elaboración|instrucciones|pasos|modo de (?:preparo|preparación|fazer)|preparação|bereiding(?:swijze)?|gör så här|fremgangsmåte|sådan gør du|przygotowanie)$/i;
const END =
  /^(?:(?:recipe|cook's|chef's|cooking|my|the|some|a few|expert|top|pro|helpful|extra) )*(?:notes?|tips?|(?:notes?|tips?)(?:,| and| &|\/) .*|nutrition(?:al)?(?: .*)?|nutrients|video|storage|storing.*|how to (?:store|serve|freeze|reheat).*|(?:special |kitchen )?equipment(?: .*)?|(?:kitchen )?(?:tools|utensils)(?: .*)?|ustensiles?(?: .*)?|matériel|küchengeräte|utensili|strumenti|utensilios|variations?|substitutions?|serving suggestions?|comments?|\d+ (?:comments|responses|thoughts|replies).*|leave a (?:comment|reply).*|reviews?|ratings?|related.*|you (?:may|might) also.*|more (?:recipes|from).*|similar.*|did you make.*|about(?: (?:the|me|us|this|our) .*)?|about (?:me|us)|faqs?|frequently.*|share(?: (?:this|on|via|with).*)?|keywords?|tags|categories|filed under.*|author|print(?: .{0,20})?|subscribe.*|newsletter.*|nährwerte.*|notizen|anmerkungen|hinweise?|tipps?|kommentare.*|weitere.*|ähnliche.*|valeurs nutritionnelles|conseils?|astuces?|remarques|commentaires.*|note|consigli(?:o)?|valori nutrizionali|conservazione|notas|consejos?|comentarios.*|información nutricional|q ?& ?a|reader.*|what (?:others|people).*|other recipes.*|from our.*|posted (?:by|in|on).*|make ahead.*|per serving.*|calories.*)$/i;

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
  return STEPS.test(heading) ? 'steps' : undefined;
}

/** "Pancake ingredients" */
function isOfDish(heading: string, words: RegExp): boolean {
  return (
    heading.split(' ').length <= 4 && words.test(heading) && !/\b(?:all|other)\b/i.test(heading)
  );
}
