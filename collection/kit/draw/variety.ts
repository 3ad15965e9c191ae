import type { Traits } from '../traits.ts';

/** The data of a dish that the page of its cuisine shows. */
export interface Card {
  id: string;
  cuisine: string;
  traits: Traits;
  /** Mean colour of the middle of the picture, 0 to 255 per channel. */
  colour: readonly [number, number, number];
}

/** Number of different forms that a cuisine must show. */
const FORMS = 5;
const NOT_ROUND = 0.4;
const SIZES = [230, 330] as const;
/** Minimum distance of two colours that look different. */
const FAR = 36;
/** Maximum share of dishes with the same cloth. */
const ONE_CLOTH = 0.3;

/** Returns the minimum number of herbs in a collection of this size: 4 for 24 dishes, 7 for 150. */
const leastHerbs = (dishes: number): number => Math.min(9, 4 + Math.floor(dishes / 50));

function countDifferences(one: Card, other: Card): number {
  const away = Math.hypot(
    ...one.colour.map((channel, n) => channel - (other.colour[n] ?? channel)),
  );
  return [
    one.traits.cloth !== other.traits.cloth,
    one.traits.vessel !== other.traits.vessel,
    one.traits.layout !== other.traits.layout,
    away >= FAR,
  ].filter(Boolean).length;
}

function findAlike(page: readonly Card[]): string[] {
  return page.flatMap((one, n) =>
    page
      .slice(n + 1)
      .filter((other) => countDifferences(one, other) < 2)
      .map(
        (other) =>
          `${one.id}, ${other.id}: differ in less than two of cloth, vessel, colour and layout`,
      ),
  );
}

function findRepeated(page: readonly Card[]): string[] {
  const shown = new Set(page.map(({ traits }) => traits.layout));
  if (shown.size >= Math.min(FORMS, page.length)) return [];
  const forms = page.map(({ id, traits }) => `${id} ${traits.layout}`).join(', ');
  return [`${page[0]?.cuisine}: a form comes twice before ${FORMS} are used: ${forms}`];
}

/** Finds rules of variety that a collection breaks. Some limits grow with the collection. */
export function findVarietyProblems(cards: readonly Card[], herbs: ReadonlySet<string>): string[] {
  const cuisines = [...new Set(cards.map(({ cuisine }) => cuisine))].toSorted();
  const pages = cuisines.map((name) => cards.filter(({ cuisine }) => cuisine === name));
  const sizes = cards
    .filter(({ traits }) => traits.size < SIZES[0] || traits.size > SIZES[1])
    .map(({ id, traits }) => `${id}: a vessel of ${traits.size} is not ${SIZES.join(' to ')}`);
  const other = cards.filter(({ traits }) => traits.form !== 'round').length;
  const shown = new Set(
    cards.flatMap(({ traits }) => traits.foods).filter((food) => herbs.has(food)),
  );
  const cloths = [...new Set(cards.map(({ traits }) => traits.cloth))].filter(
    (name) =>
      cards.filter(({ traits }) => traits.cloth === name).length >
      Math.max(1, cards.length * ONE_CLOTH),
  );
  return [
    ...pages.flatMap(findAlike),
    ...pages.flatMap(findRepeated),
    ...sizes,
    ...(other < Math.floor(cards.length * NOT_ROUND)
      ? [`${other} of ${cards.length} vessels are not round; two fifths are wanted`]
      : []),
    ...(shown.size < leastHerbs(cards.length)
      ? [`${shown.size} herbs are shown; ${leastHerbs(cards.length)} are wanted`]
      : []),
    ...cloths.map((name) => `${name}: under more than ${ONE_CLOTH * 100}% of the dishes`),
  ];
}
