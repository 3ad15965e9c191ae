import type { Need } from '#contract/list/schema.ts';
import { formatAmount, roundPieces, toMetricMeasure } from '../portions/measure.ts';
import { isSpoon, toSpoons } from '../portions/spoons.ts';
import type { Units } from '../portions/unit-systems.ts';
import { findUnit, type Unit } from '../portions/units.ts';
import { toUsMeasure } from '../portions/us-measure.ts';

/** A sum of amounts with the same dimension. */
export interface Total {
  kind: 'weight' | 'volume' | 'piece';
  /** The unit of pieces, such as "can". Undefined for pieces without one. */
  unit: string | undefined;
  /** In g, ml or pieces. */
  sum: number;
  /** The system of units in which all its amounts were written, undefined if they differ. */
  system: Units | undefined;
  isSpoons: boolean;
}

/**
 * Adds weights to weights, volumes to volumes and pieces to pieces of the same unit. Needs without an amount are never
 * added to a number.
 */
export function addUp(needs: readonly Pick<Need, 'amount' | 'unit'>[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { amount, unit: name } of needs) {
    if (amount === undefined) continue;
    const unit = name === undefined ? undefined : findUnit(name);
    const kind = unit?.kind ?? 'piece';
    const own = kind === 'piece' ? name : undefined;
    const key = `${kind} ${own ?? ''}`;
    const known = totals.get(key);
    const system = unit && unit.system !== 'both' ? unit.system : undefined;
    const isSpoons = unit !== undefined && isSpoon(unit);
    totals.set(key, {
      kind,
      unit: own,
      sum: (known?.sum ?? 0) + amount * (unit?.size ?? 1),
      system: known && known.system !== system ? undefined : system,
      isSpoons: isSpoons && (known?.isSpoons ?? true),
    });
  }
  return [...totals.values()];
}

/** "1.2 kg", "3 tbsp", "2 cans" or "5". Mixed systems are shown in `wanted`. A part of a sum keeps "1½ cans". */
export function formatTotal(total: Total, wanted: Units, isPart = false): string {
  const { kind, sum, unit: name } = total;
  if (kind === 'piece') {
    // Rounds up to whole pieces. The margin absorbs rounding errors such as 3 × 0.33.
    const value = isPart ? roundPieces(sum) : Math.max(1, Math.ceil(sum - 0.01));
    const unit = name === undefined ? undefined : findUnit(name);
    const word = unit ? (value <= 1 ? unit.one : unit.many) : name;
    return [formatAmount(value, undefined), word].filter(Boolean).join(' ');
  }
  const system = total.system ?? wanted;
  const measure = total.isSpoons
    ? toSpoons(sum, system)
    : ((system === 'us' ? toUsMeasure(sum, kind) : undefined) ?? toMetricMeasure(sum, kind));
  const value = measure.round(sum / (measure.unit?.size ?? 1));
  if (measure.format) return measure.format(value);
  return `${formatAmount(value, measure.unit)} ${toWord(measure.unit, value)}`.trim();
}

function toWord(unit: Unit | undefined, value: number): string {
  return unit ? (value <= 1 ? unit.one : unit.many) : '';
}
