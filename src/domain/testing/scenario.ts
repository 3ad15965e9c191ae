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
import { OPS, type Op } from '#contract/writes.ts';

/**
 * Faults that a request can have.
 * `silence-…`: no response until the sender gives up, before or after the server applied it.
 * `endless`: a response that never ends.
 * `proxy`: applied, but a proxy answers 502.
 * `portal…`: a page or JSON of a captive portal.
 * `mismatch`: the server has seen the key with another request.
 * `taken`: another member has the id.
 * `crash-…`: the process ends before or after it.
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

/** `refused`: with text that the server refuses. `with-file`: with an attachment, if possible. */
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
  /**
   * `after`: milliseconds after the last event. `twice`: two engines at once, without a lock. `midway`: an action
   * during the request with this number.
   */
  | {
      do: 'drain';
      after: number;
      faults: readonly Fault[];
      crashAt: number;
      twice: boolean;
      midway: { at: number; action: Action } | null;
    }
  | { do: 'user'; name: 'ana' | 'ben' }
  /** `unsent` discards a write that was never sent; the others are about a refused one. */
  | { do: 'decide'; what: 'fix' | 'again' | 'discard' | 'unsent'; n: number; crashAt: number }
  /** `wait`: time passes. `jump`: only the phone's clock changes. */
  | { do: 'wait' | 'jump'; ms: number }
  | { do: 'expire' | 'retry' | 'elsewhere' };

const DAYS = 86_400_000;

export interface Mix {
  writes?: readonly Op[];
  faults?: readonly Fault[];
  /** Events besides writing and sending. */
  others?: readonly Action['do'][];
  /** How often the process ends during a pass. */
  crashes?: 'never' | 'seldom' | 'often';
  twice?: 'never' | 'seldom' | 'always';
  /** By default most requests arrive, because otherwise no life gets far. If true, any of them may fail. */
  isNoisy?: boolean;
  /** The number of different posts, recipes and people. */
  things?: number;
  length?: number;
}

/** Random lives of a phone. The mix sets the frequent events, because rare bugs need special ones. */
export function toScenarios({
  writes = OPS,
  faults = FAULTS,
  others = ['user', 'decide', 'wait', 'jump', 'expire', 'retry', 'elsewhere'],
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
  /** A member's action has only a few steps. */
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
  const rest = toOtherActions(others, short);
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
    // Makes long lives as likely as short ones.
    { minLength: 2, maxLength: length, size: 'max' },
  );
}

/** The events besides writing and sending. `crashAt` is the step of a decision at which the process ends. */
function toOtherActions(
  others: readonly Action['do'][],
  crashAt: Arbitrary<number>,
): Arbitrary<Action>[] {
  const user = record({
    do: constant('user' as const),
    name: constantFrom('ana' as const, 'ben' as const),
  });
  const decide = record({
    do: constant('decide' as const),
    what: constantFrom('fix' as const, 'again' as const, 'discard' as const, 'unsent' as const),
    n: nat({ max: 3 }),
    crashAt,
  });
  const jump = record({
    do: constant('jump' as const),
    ms: constantFrom(60_000, 3_600_000, 30 * DAYS, 70 * DAYS, -60_000, -3 * DAYS, -30 * DAYS),
  });
  const waits = [1_000, 60_000, 3_600_000, 3_600_000, 8 * DAYS, 30 * DAYS, 70 * DAYS, 100 * DAYS];
  const wait = record({ do: constant('wait' as const), ms: constantFrom(...waits) });
  return [
    ...(others.includes('user') ? [user] : []),
    ...(others.includes('decide') ? [decide] : []),
    ...(others.includes('jump') ? [jump] : []),
    ...(others.includes('wait') ? [wait] : []),
    ...(['expire', 'retry', 'elsewhere'] as const)
      .filter((each) => others.includes(each))
      .map((each) => constant({ do: each })),
  ];
}
