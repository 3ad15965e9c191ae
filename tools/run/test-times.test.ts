import { expect, test } from 'vitest';
import { ROOT } from './processes.js';
import { listFileTimes } from './test-times.js';

const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

test('reads the time of each file from a Vitest report', () => {
  const testResults = [{ name: `${ROOT}server/a.test.ts`, startTime: 1000, endTime: 3500 }];
  expect(listFileTimes({ testResults })).toEqual([{ file: 'server/a.test.ts', ms: 2500 }]);
});

test('adds up the times of all journeys of a file in a Playwright report', () => {
  const suites = [
    { file: 'core/cook.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20), spec(3)] }] },
  ];
  expect(listFileTimes({ suites })).toEqual([{ file: 'e2e: core/cook.spec.ts', ms: 123 }]);
});
