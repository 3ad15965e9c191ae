/** Whole things that recipes count. What is not here keeps its form: "4 naan", "2 bok choy". */
const PAIRS: readonly (readonly [one: string, many: string])[] = [
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ...'potato tomato chilli radish'.split(' ').map((one) => [one, `${one}es`] as const),
  ...'apple aubergine avocado ball banana breast bulb bun carrot chile clove courgette cube cucumber egg eggplant fillet jalapeño lemon lime mango mushroom olive onion orange peach pear pepper peppercorn plantain prawn sausage scallion shallot skewer thigh tortilla wing yolk'
    .split(' ')
    .map((one) => [one, `${one}s`] as const),
];
const toMany = new Map(PAIRS);
const toOne = new Map(PAIRS.map(([one, many]) => [many, one]));

/** Makes the thing counted agree with its number: "onions" -> "onion", "large eggs, beaten" -> "large egg, beaten". */
export function agree(name: string, isOne: boolean): string {
  const [head = ''] = /^.*?(?=,|\s\(|\sof\s|\sor\s|$)/.exec(name) ?? [];
  const [word = ''] = /\p{L}+$/u.exec(head) ?? [];
  const agreed = (isOne ? toOne : toMany).get(word);
  if (agreed === undefined) return name;
  const at = head.length - word.length;
  return name.slice(0, at) + agreed + name.slice(head.length);
}
