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
import { OPS, type Op } from '../../../contract/writes/all.ts';

/**
 * What may happen to one request. `silence-…`: nothing comes until the sender gives up, before or after the server did it;
 * `endless`: an answer that never ends; `proxy`: done, but what stands between says 502; `portal…`: a stranger's page or
 * JSON;
 * `mismatch`: the server knows the key by another request; `taken`: somebody else has the id; `crash-…`: the process ends
 * around it.
 */
export const FAULTS = [
  'ok',
  'drop-before',
  'drop-after',
  'truncated',
  'slow',
  'silence-before',
  'silence-after',
  'endless',
  'proxy',
  'portal',
  'portal-200',
  'portal-204',
  'portal-404',
  '500',
  '503',
  '429',
  '429-date',
  '401',
  '403',
  'in-progress',
  'mismatch',
  'taken',
  'crash-before',
  'crash-after',
] as const;
export type Fault = (typeof FAULTS)[number];

/** `refused`: with text that the server refuses; `with-file`: with an attachment, where it can have one. */
const VARIANTS = ['plain', 'plain', 'refused', 'with-file'] as const;
export interface Write {
  do: 'write';
  op: Op;
  variant: (typeof VARIANTS)[number];
  n: number;
  crashAt: number;
}

export type Action =
  | Write
  /** `after`: so long after the last event; `twice`: two engines at once, without a lock; `midway`: happens while the request with that number is on the wire. */
  | {
      do: 'drain';
      after: number;
      faults: readonly Fault[];
      crashAt: number;
      twice: boolean;
      midway: { at: number; action: Action } | null;
    }
  | { do: 'user'; name: 'ana' | 'ben' }
  /** `unsent`: discards what was never sent; the others are about what was refused. */
  | { do: 'decide'; what: 'fix' | 'again' | 'discard' | 'unsent'; n: number; crashAt: number }
  /** Time goes by; or the phone's clock alone is set. */
  | { do: 'wait' | 'jump'; ms: number }
  | { do: 'expire' | 'hurry' | 'elsewhere' };

const DAYS = 86_400_000;

export interface Mix {
  writes?: readonly Op[];
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
  writes = OPS,
  faults = FAULTS,
  others = ['user', 'decide', 'wait', 'jump', 'expire', 'hurry', 'elsewhere'],
  crashes = 'seldom',
  twice = 'seldom',
  isNoisy = false,
  things = 3,
  length = 16,
}: Mix = {}): Arbitrary<Action[]> {
  const n = nat({ max: things - 1 });
  const cut = integer({ min: 1, max: 60 });
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
  /** A command of the member's own has few steps. */
  const short =
    crashes === 'never'
      ? constant(0)
      : oneof({ weight: 5, arbitrary: constant(0) }, integer({ min: 1, max: 12 }));
  const write = record({
    do: constant('write' as const),
    op: constantFrom(...writes),
    variant: constantFrom(...VARIANTS),
    n,
    crashAt: short,
  });
  const user = record({
    do: constant('user' as const),
    name: constantFrom('ana' as const, 'ben' as const),
  });
  const decide = record({
    do: constant('decide' as const),
    what: constantFrom('fix' as const, 'again' as const, 'discard' as const, 'unsent' as const),
    n: nat({ max: 3 }),
    crashAt: short,
  });
  const jump = record({
    do: constant('jump' as const),
    ms: constantFrom(60_000, 3_600_000, 30 * DAYS, 70 * DAYS, -60_000, -3 * DAYS, -30 * DAYS),
  });
  const wait = record({
    do: constant('wait' as const),
    ms: constantFrom(
      1_000,
      60_000,
      3_600_000,
      3_600_000,
      8 * DAYS,
      30 * DAYS,
      70 * DAYS,
      100 * DAYS,
    ),
  });
  const rest = [
    ...(others.includes('user') ? [user] : []),
    ...(others.includes('decide') ? [decide] : []),
    ...(others.includes('jump') ? [jump] : []),
    ...(others.includes('wait') ? [wait] : []),
    ...(['expire', 'hurry', 'elsewhere'] as const)
      .filter((each) => others.includes(each))
      .map((each) => constant({ do: each })),
  ];
  const besides = rest.length > 0 ? oneof(...rest) : write;
  const drain = record({
    do: constant('drain' as const),
    after: constantFrom(0, 10_000, 10_000, 60_000),
    faults: array(
      isNoisy ? constantFrom(...faults) : oneof(constant('ok' as const), constantFrom(...faults)),
      { minLength: isNoisy ? 3 : 1, maxLength: 6, size: 'max' },
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
    // Long lives as often as short ones.
    { minLength: 2, maxLength: length, size: 'max' },
  );
}
