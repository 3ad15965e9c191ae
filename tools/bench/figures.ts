export function toMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** "task 123 ms (budget: 160 ms)", followed by MISSED if the value is over the budget. */
export function toLine(what: string, value: number, budget: number, unit = 'ms'): string {
  const digits = unit === 's' ? 2 : value < 20 ? 1 : 0;
  const missed = value > budget ? '  MISSED' : '';
  return `${what}: ${value.toFixed(digits)} ${unit} (budget: ${budget} ${unit})${missed}`;
}
