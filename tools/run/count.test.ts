import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countCheck, countPlaywright, countVitest, listFailures, toSum } from './count.js';

const directory = mkdtempSync(join(tmpdir(), 'simmer-count-'));
const report = join(directory, 'report.json');
afterAll(() => rmSync(directory, { recursive: true }));

function write(content: object): string {
  writeFileSync(report, JSON.stringify(content));
  return report;
}

function toFile(...statuses: string[]) {
  return { status: 'passed', assertionResults: statuses.map((status) => ({ status })) };
}

describe('a run of vitest', () => {
  test('counts passed tests and counts skipped tests as failed', () => {
    const testResults = [toFile('passed', 'passed'), toFile('failed', 'skipped', 'todo')];
    expect(countVitest(write({ testResults }), 1)).toEqual({ passed: 2, failed: 3 });
  });

  test('counts a file that could not be loaded as one failure', () => {
    const testResults = [toFile('passed'), { status: 'failed', assertionResults: [] }];
    expect(countVitest(write({ testResults }), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('lists the tests that did not pass', () => {
    const failed = {
      name: '/app/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'cooks' },
        { status: 'failed', fullName: 'serves' },
      ],
    };
    const unloaded = { name: '/app/b.test.ts', status: 'failed', assertionResults: [] };
    expect(listFailures(write({ testResults: [failed, unloaded] }))).toEqual([
      '/app/a.test.ts › serves',
      '/app/b.test.ts › could not be loaded',
    ]);
    expect(listFailures(join(directory, 'none.json'))).toEqual([]);
  });

  test('fails after an error outside of all tests', () => {
    expect(countVitest(write({ testResults: [toFile('passed')] }), 1).failed).toBe(1);
  });

  test('fails without a report, with an incomplete one or without tests', () => {
    expect(countVitest(join(directory, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    writeFileSync(report, '{"testRes');
    expect(countVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(write({ testResults: [] }), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('counts skipped and flaky tests of a Playwright run as failed', () => {
  const stats = { expected: 7, unexpected: 1, skipped: 1, flaky: 1 };
  expect(countPlaywright(write({ stats }), 1)).toEqual({ passed: 7, failed: 3 });
});

test('adds the counts up in one line', () => {
  const sum = toSum([countCheck(0), countCheck(2), { passed: 411, failed: 0 }]);
  expect(sum.line).toBe('412 passed, 1 failed');
});
