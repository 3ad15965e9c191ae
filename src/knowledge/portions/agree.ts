/** Nouns that recipes count, in singular and plural. Any other noun keeps its form: "4 naan", "2 bok choy". */
const PAIRS: readonly (readonly [one: string, many: string])[] = [
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ...'potato tomato chilli radish'.split(' ').map((one) => [one, `${one}es`] as const),
  ...'apple apricot aubergine avocado bag ball banana beetroot biscuit block bottle breast bulb bun carrot chile chop clove cookie courgette cracker cube cucumber cutlet date drumstick egg eggplant escalope fig fillet jar jalapeño leek lemon lime mango mushroom olive onion orange packet parsnip peach pear pepper peppercorn piece plantain plum pod prawn rasher rib sachet sausage scallion shallot sheet skewer slice sprig stalk steak stick thigh tortilla turnip waffle wedge wing yolk'
    .split(' ')
    .map((one) => [one, `${one}s`] as const),
];
const toMany = new Map(PAIRS);
const toOne = new Map(PAIRS.map(([one, many]) => [many, one]));

/** Puts the noun into singular or plural: "onions" -> "onion", "large eggs, beaten" -> "large egg, beaten". */
export function agree(name: string, isOne: boolean): string {
  const [head = ''] = /^.*?(?=,|\s\(|\sof\s|\sor\s|$)/.exec(name) ?? [];
  const [word = ''] = /\p{L}+$/u.exec(head) ?? [];
  const agreed = (isOne ? toOne : toMany).get(word);
  if (agreed === undefined) return name;
  const at = head.length - word.length;
  return name.slice(0, at) + agreed + name.slice(head.length);
}
