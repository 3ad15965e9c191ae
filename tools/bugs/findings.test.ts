import { expect, test } from 'vitest';
import {
  type Failure,
  listUnexplained,
  readPlaywright,
  readVitest,
  toFindings,
  toTable,
} from './findings.ts';
import type { PlantedBug } from './planted-bugs.ts';

const toBug = (id: string, files: RegExp): PlantedBug => ({
  id,
  subject: `The ${id} is wrong.`,
  file: `src/${id}.ts`,
  find: 'a',
  replace: 'b',
  wave: 1,
  files,
});

const toFailure = (file: string, title: string): Failure => ({ file, title });
const toSpec = (title: string, ok: boolean) => ({ file: 'core/cook.spec.ts', title, ok });

test('reads failed tests and files that could not be loaded from a Vitest report', () => {
  const testResults = [
    {
      name: '/clone/src/sum.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'sum adds' },
        { status: 'failed', fullName: 'sum rounds' },
      ],
    },
    { name: '/clone/src/lost.test.ts', status: 'failed', assertionResults: [] },
    { name: '/clone/src/good.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(readVitest({ testResults }, '/clone')).toEqual([
    { file: 'src/sum.test.ts', title: 'sum rounds' },
    { file: 'src/lost.test.ts', title: 'could not be loaded' },
  ]);
});

test('reads failed journeys from a Playwright report, including nested suites', () => {
  const inner = { specs: [toSpec('rings', false)] };
  const suites = [{ specs: [toSpec('cooks', true), toSpec('serves', false)], suites: [inner] }];
  expect(readPlaywright({ suites })).toEqual([
    { file: 'e2e/core/cook.spec.ts', title: 'serves' },
    { file: 'e2e/core/cook.spec.ts', title: 'rings' },
  ]);
});

test('throws for a report of another shape instead of reporting no failures', () => {
  expect(() => readVitest({}, '/clone')).toThrow('testResults');
  expect(() => readPlaywright({ errors: [] })).toThrow('suites');
});

test("counts failures in a bug's test files as finding it and shows two of them in the table", () => {
  const bugs = [toBug('sum', /^src\/sum/), toBug('list', /^src\/list/)];
  const failures = [
    toFailure('src/sum.test.ts', 'adds a|b'),
    toFailure('src/sum.test.ts', 'rounds'),
    toFailure('src/sum.test.ts', 'subtracts'),
    toFailure('e2e/cook.spec.ts', 'cooks'),
  ];
  const findings = toFindings(bugs, failures);
  expect(toTable(findings).split('\n')).toEqual([
    '| bug | where | found by |',
    '| --- | --- | --- |',
    '| sum: The sum is wrong. | src/sum.ts | src/sum.test.ts > adds a\\|b<br>src/sum.test.ts > rounds |',
    '| list: The list is wrong. | src/list.ts | NOT FOUND |',
  ]);
  expect(listUnexplained(findings, failures)).toEqual([toFailure('e2e/cook.spec.ts', 'cooks')]);
});
