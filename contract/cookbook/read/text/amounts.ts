import { findFoods } from '#contract/food/find-foods.ts';

const STARTS_WITH_AMOUNT =
  /^(?:(?:about|approx\.?|ca\.?|circa|etwa|un[ea]?|ein[en]?e?|a few|a|an|half|some)\s+)?(?:\d|[¼-¾⅐-⅞]|pinch|prise|pincée|handful|dash|drizzle|knob|splash|bunch|bund|juice of|zest of|salt\b|pepper\b|salz\b|sel\b|sale\b|sal\b)/i;
const STEP_VERB =
  /^(?:add|allow|arrange|bake|beat|blend|boil|bring|brush|chill|chop|combine|cook|cool|cover|cream|cut|divide|drain|drizzle|enjoy|fill|fold|fry|garnish|grease|grill|heat|in an?|knead|layer|leave|let|line|make|marinate|melt|mix|once|peel|place|pour|preheat|press|put|reduce|remove|rinse|roast|roll|rub|saut[eé]|season|serve|set|shape|sift|simmer|slice|soak|spoon|spread|sprinkle|stir|strain|take|then|top|toss|transfer|turn|using|wash|when|whisk|while|with)\b/i;

/** True if a line has the form of an ingredient: an amount, or a short text with a known food. */
export function isLikeIngredient(line: string): boolean {
  if (line.length > 160 || STEP_VERB.test(line) || /[.!?]\s+\p{Lu}/u.test(line)) return false;
  if (STARTS_WITH_AMOUNT.test(line)) return !/^\d+[.)]\s/.test(line);
  return line.length <= 60 && !/[.!?]$/.test(line) && findFoods(line).length > 0;
}

const UNIT =
  /^[^\p{L}]{0,20}(?:k?g|mg|m?l|[cd]l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|pounds?|grams?|pinch|cloves?|cans?|tins?|el|tl|prisen?|bund|dosen?|gr|cs|cc|cucchiai[oa]?|cucchiaini?|cuill[eè]res?|cucharad(?:a|ita)s?|tazas?|г|гр|мл|κ\.σ\.|γρ)(?![\p{L}\p{N}])/iu;

/** True if a unit follows the amount. */
export function hasUnit(line: string): boolean {
  return UNIT.test(line);
}

export function hasAmount(line: string): boolean {
  return line.length <= 160 && STARTS_WITH_AMOUNT.test(line) && !/^\d+[.)]\s/.test(line);
}

/** True if a line has the form of a step: it begins with a verb of the kitchen, or is a sentence. */
export function isLikeStep(line: string): boolean {
  return (
    /^(?:step )?\d+[.):]\s+\p{L}/iu.test(line) || STEP_VERB.test(line) || /\p{L}[.!]$/u.test(line)
  );
}
