import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
  type WeightedArbitrary,
} from 'fast-check';

/** What may happen to one request. `taken`: somebody else has the id; `crash-…`: the process ends around it. */
export const FAULTS = [
  'ok',
  'drop-before',
  'drop-after',
  'truncated',
  'slow',
  '500',
  '503',
  '429',
  '401',
  '403',
  'in-progress',
  'taken',
  'crash-before',
  'crash-after',
] as const;
export type Fault = (typeof FAULTS)[number];

export const WRITES = [
  'post',
  'picture',
  'bad-post',
  'edit',
  'bad-edit',
  'delete',
  'comment',
  'bad-comment',
  'uncomment',
  'like',
  'favorite',
  'save',
  'follow',
  'profile',
] as const;
export type Write = { do: 'write'; what: (typeof WRITES)[number]; n: number; crashAt: number };

export type Action =
  | Write
  /** `twice`: two engines at once, without a lock; `midway`: happens while the request with that number is on the wire. */
  | {
      do: 'drain';
      faults: readonly Fault[];
      crashAt: number;
      twice: boolean;
      midway: { at: number; action: Action } | null;
    }
  | { do: 'user'; name: 'ana' | 'ben' }
  | { do: 'decide'; what: 'fix' | 'again' | 'discard'; n: number }
  | { do: 'jump'; ms: number }
  | { do: 'expire' | 'hurry' | 'elsewhere' };

export interface Mix {
  writes?: readonly (typeof WRITES)[number][];
  faults?: readonly Fault[];
  /** What happens besides writing and sending. */
  others?: readonly Action['do'][];
  /** How often the process ends in a pass. */
  crashes?: 'never' | 'seldom' | 'often';
  twice?: 'never' | 'seldom' | 'always';
  /** Most requests arrive, otherwise nothing ever gets far; here none is spared. */
  isNoisy?: boolean;
  /** How many different posts, recipes and people are touched. */
  things?: number;
  length?: number;
}

/** A life of one phone. The mix decides what it is rich in: rare bugs need their own. */
export function toScenarios({
  writes = WRITES,
  faults = FAULTS,
  others = ['user', 'decide', 'jump', 'expire', 'hurry', 'elsewhere'],
  crashes = 'seldom',
  twice = 'seldom',
  isNoisy = false,
  things = 3,
  length = 16,
}: Mix = {}): Arbitrary<Action[]> {
  const n = nat({ max: things - 1 });
  const cut = integer({ min: 1, max: 24 });
  const step = {
    never: constant(0),
    seldom: oneof({ weight: 5, arbitrary: constant(0) }, cut),
    often: oneof(constant(0), cut),
  }[crashes];
  const second = {
    never: constant(false),
    seldom: constantFrom(false, false, true),
    always: constant(true),
  }[twice];
  const write = record({
    do: constant('write' as const),
    what: constantFrom(...writes),
    n,
    crashAt: crashes !== 'never' ? constantFrom(0, 0, 0, 0, 0, 0, 1, 2, 3) : constant(0),
  });
  const user = record({
    do: constant('user' as const),
    name: constantFrom('ana' as const, 'ben' as const),
  });
  const decide = record({
    do: constant('decide' as const),
    what: constantFrom('fix' as const, 'again' as const, 'discard' as const),
    n: nat({ max: 3 }),
  });
  const jump = record({
    do: constant('jump' as const),
    ms: constantFrom(1_000, 60_000, 3_600_000, 7 * 86_400_000, -60_000, -86_400_000),
  });
  const rest = [
    ...(others.includes('user') ? [user] : []),
    ...(others.includes('decide') ? [decide] : []),
    ...(others.includes('jump') ? [jump] : []),
    ...(['expire', 'hurry', 'elsewhere'] as const)
      .filter((each) => others.includes(each))
      .map((each) => constant({ do: each })),
  ];
  const besides = rest.length > 0 ? oneof(...rest) : write;
  const drain = record({
    do: constant('drain' as const),
    faults: array(
      isNoisy
        ? constantFrom(...faults)
        : oneof({ weight: 2, arbitrary: constant('ok' as const) }, constantFrom(...faults)),
      { minLength: isNoisy ? 3 : 0, maxLength: 6 },
    ),
    crashAt: step,
    twice: second,
    midway: option(
      record({
        at: integer({ min: 1, max: 3 }),
        action: oneof<Arbitrary<Action>[]>(write, besides),
      }),
      { freq: 2 },
    ),
  });
  return array(
    oneof<WeightedArbitrary<Action>[]>(
      { weight: 5, arbitrary: write },
      { weight: 4, arbitrary: drain },
      { weight: 2, arbitrary: besides },
    ),
    { minLength: 2, maxLength: length },
  );
}
