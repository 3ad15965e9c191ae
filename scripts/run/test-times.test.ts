import { expect, test } from 'vitest';
import { ROOT } from './processes.js';
import { listFileTimes } from './test-times.js';

const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

test('a report of Vitest gives the time of each file', () => {
  const testResults = [{ name: `${ROOT}server/a.test.ts`, startTime: 1000, endTime: 3500 }];
  expect(listFileTimes({ testResults })).toEqual([{ file: 'server/a.test.ts', ms: 2500 }]);
});

test('a report of Playwright gives the sum of the journeys of each file', () => {
  const suites = [
    { file: 'core/cook.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20), spec(3)] }] },
  ];
  expect(listFileTimes({ suites })).toEqual([{ file: 'e2e: core/cook.spec.ts', ms: 123 }]);
});
