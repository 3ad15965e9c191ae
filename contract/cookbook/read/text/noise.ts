/** Labels of advertisements and buttons between the lines of a recipe. */
const NOISE =
  /^(?:\(?(?:advert(?:isement|ising)?|anzeige|werbung|publicit[ée]|pubblicit[àa]|publicidad|sponsored(?: content)?)\)?|(?:jump|skip|scroll|go)(?: down)? to (?:the )?(?:recipe|video|content).*|print(?: this)?(?: recipe)?|pin(?: (?:it|recipe|this.*))?|save(?: recipe| for later)?|share(?: (?:this|recipe).*)?|rate(?: this)? recipe|get (?:the )?recipe|(?:watch|play)(?: the)? video.*|(?:cook|kitchen) mode.*|prevent your screen from going dark|cooking mode.*|(?:us customary|metric)(?: ?[-|/] ?(?:us customary|metric))?|(?:1\/2x ?)?1x ?2x ?3x|[1-3]x|continue reading.*|story continues below.*|add (?:all )?to (?:shopping list|cart|basket).*|shop (?:all )?ingredients|get ingredients.*|buy now|tap to rate.*|deselect all|select all|read more|see more|show more|view all|click here.*|posted (?:by|in|on) .*|in den warenkorb|zutaten in .* einkaufsliste.*|drucken|portionen|rezept drucken|copy (?:to clipboard|ingredients)|did you make this.*|photo(?:graph)?s?\s?(?: by|credit|:).*|(?:image|photo) credit.*|credit: .*|foto: .*|(?:hide|show) (?:images|photos|media))$/i;

export function isNoise(line: string): boolean {
  return line.length < 200 && NOISE.test(line);
}

const FACT =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|inactive|rest(?:ing)?|chill(?:ing)?|additional|hands[- ]on|ready|hands-on) time|(?:vorbereitungs|arbeits|koch|back|gar|gesamt|ruhe|zubereitungs)zeit|schwierigkeit|difficulty|temps (?:de|total)|tiempo (?:de|total)|tempo (?:di|totale)|servings|yields?|calories|cuisine|course|skill level|author|rating)(?=[\s:.]|$)[^.!?]{0,40}\.?$/i;
const PEOPLE =
  /^(?:(?:serves|makes|for|für|pour|para|per|dosi per)\s+)?(?:about )?\d{1,3}(?:\s*[-–]\s*\d{1,3})? (?:servings?|people|persons?|portionen|personen|personnes|personas|persone|porzioni|raciones|min(?:ute)?s?|hours?)$|^(?:serves|makes):? (?:about )?\d{1,3}(?: [a-z]{1,12})?\.?$/i;

const NUTRITION =
  /^(?:energy|kcal|calories|protein|fat|total fat|saturated fat|saturates|trans fat|carbs|carbohydrates?|total carbohydrates?|sugars?|fib(?:er|re)|dietary fib(?:er|re)|sodium|cholesterol|potassium|eiweiß|fett|kohlenhydrate|brennwert|lipides|glucides|protéines)\s?:\s*\d[\d.,]*\s?(?:k?cal|kj|m?c?g|%|iu)?(?:\s?\([^)]*\))?$/i;

/** True for lines such as "Protein: 12 g". */
export function isNutrition(line: string): boolean {
  return line.length < 70 && NUTRITION.test(line);
}

/** True for lines such as "Prep time: 10 min" and "4 servings", which are neither ingredients nor steps. */
export function isFact(line: string): boolean {
  const text = line.replace(/\b(?:ca|approx|min|std)\./gi, '');
  return text.length < 70 && (FACT.test(text) || PEOPLE.test(text));
}
