import { cloth } from './cloth.ts';
import type { ClothName } from './cloths/colourways.ts';
import { scatter } from './entries.ts';
import type { FoodName } from './foods/larder.ts';
import { take, type Verb } from './layouts/verb.ts';
import { onCloth } from './materials.ts';
import { chopsticks, cutlery } from './parts/table/cutlery.ts';
import { type Entry, FRAME, type Picture } from './picture.ts';
import { disc } from './place.ts';
import { serving } from './serving.ts';
import { at } from './shape.ts';
import type { Layout } from './traits.ts';
import type { Tableware } from './vessels/tableware.ts';

/** Free spots around the main vessel: the centre, and the largest radius that does not crowd the picture. */
const SLOTS = {
  NW: [84, 112, 46],
  N: [480, 60, 40],
  NE: [876, 112, 46],
  E: [862, 300, 138],
  ESE: [852, 540, 120],
  SE: [872, 608, 62],
  SW: [88, 610, 62],
  W: [84, 360, 70],
} as const;
export type Slot = keyof typeof SLOTS;
const SLOT_NAMES = [
  'NW',
  'N',
  'NE',
  'E',
  'ESE',
  'SE',
  'SW',
  'W',
] as const satisfies readonly Slot[];

const toCentre = (slot: Slot): readonly [number, number] => [SLOTS[slot][0], SLOTS[slot][1]];

export interface Side {
  vessel: Tableware;
  food: readonly Verb[];
}

interface Prop {
  food: FoodName;
  count?: number;
  scale?: number;
  turn?: number;
}

export interface DishLook {
  /** Overall form. A cuisine uses five different ones before one may repeat. */
  layout: Layout;
  cloth: ClothName;
  vessel: Tableware;
  /** Centre of the vessel, if the default does not fit. */
  at?: readonly [number, number];
  food: readonly Verb[];
  /** Colour of shadows on pale food, brown rather than black. */
  shade?: string;
  /** Swaps left and right of all places. The light still comes from the top left. */
  mirror?: boolean;
  /** Bowls and plates next to the main vessel. */
  sides?: Partial<Record<Slot, Side | (Side & { at: readonly [number, number] })>>;
  /** Loose food on the cloth. */
  props?: Partial<Record<Slot, FoodName | Prop>>;
  /** `sujeo` is the Korean pair of spoon and steel chopsticks. */
  tool?: 'spoon' | 'fork' | 'chopsticks' | 'steelChopsticks' | 'sujeo';
  toolAt?: { tip: readonly [number, number]; turn: number; length: number };
  rimShadow?: number;
}

/** A small vessel for a slot. */
export const side = (vessel: Tableware, food: readonly Verb[] = []): Side => ({ vessel, food });

const mirror = ([x, y]: readonly [number, number], isMirrored = false): [number, number] => [
  isMirrored ? FRAME.width - x : x,
  y,
];

function toMiddle(look: DishLook): readonly [number, number] {
  if (look.at) return look.at;
  const [rx] = look.vessel.reach;
  const crowded = Object.keys(look.sides ?? {}).some((slot) => slot.includes('E'));
  if (crowded) return [Math.max(rx + 24, Math.min(420, 690 - rx)), 366];
  return [look.tool === undefined ? 480 : 452, 366];
}

function toProp(slot: Slot, chosen: FoodName | Prop, isMirrored = false): Entry {
  const {
    food,
    count = 1,
    scale = 1,
    turn,
  }: Prop = typeof chosen === 'string' ? { food: chosen } : chosen;
  const [left, top, reach] = SLOTS[slot];
  const [x, y] = mirror([left, top], isMirrored);
  return (stage) => {
    const laid = take(food, stage, { scale });
    return scatter({
      ...laid,
      material: { ...laid.material, ...onCloth },
      count,
      apart: laid.size[1] * 1.3,
      region: disc(count === 1 ? 1 : reach, at(x, y)),
      ...(turn !== undefined && { turn: [turn, 6] as const }),
    })(stage);
  };
}

function toTool(look: DishLook): Entry[] {
  const { tool, toolAt } = look;
  if (tool === undefined) return [];
  if (tool === 'chopsticks' || tool === 'steelChopsticks') {
    return [
      chopsticks(
        tool === 'chopsticks' ? 'lacquer' : 'steel',
        toolAt ?? { tip: [690, 690], turn: -42, length: 560 },
      ),
    ];
  }
  if (tool === 'sujeo') {
    return [
      cutlery('spoon', { tip: [800, 300], turn: 72, length: 500 }),
      chopsticks('steel', { tip: [862, 250], turn: 72, length: 520 }),
    ];
  }
  const turn = look.mirror ? 102 : 78;
  return [cutlery(tool, toolAt ?? { tip: mirror([828, 214], look.mirror), turn, length: 540 })];
}

/** Creates a picture from a description in the terms of the kit. */
export function dish(id: string, look: DishLook): Picture {
  const [x, y] = mirror(toMiddle(look), look.mirror);
  const sides = SLOT_NAMES.flatMap((slot) => {
    const each = look.sides?.[slot];
    return each === undefined ? [] : [[slot, each] as const];
  });
  const props = SLOT_NAMES.flatMap((slot) => {
    const each = look.props?.[slot];
    return each === undefined ? [] : [[slot, each] as const];
  });
  const onSides = sides.flatMap(([, each]) => each.food);
  return {
    id,
    traits: {
      cloth: look.cloth,
      vessel: look.vessel.name,
      size: Math.min(...look.vessel.reach),
      form: look.vessel.form,
      layout: look.layout,
      foods: [
        ...new Set(
          [...look.food, ...onSides]
            .flatMap(({ foods }) => foods)
            .concat(props.map(([, each]) => (typeof each === 'string' ? each : each.food))),
        ),
      ],
    },
    ground: cloth(look.cloth),
    vessel: look.vessel.build(at(x, y)),
    food: look.food,
    ...(look.shade !== undefined && { shade: look.shade }),
    rimShadow: look.rimShadow ?? 25,
    sides: sides.map(([slot, each]) => {
      const [left, top] = mirror('at' in each ? each.at : toCentre(slot), look.mirror);
      return serving({ vessel: each.vessel.build(at(left, top)), food: each.food });
    }),
    props: [...props.map(([slot, each]) => toProp(slot, each, look.mirror)), ...toTool(look)],
  };
}
