import { relative, sep } from 'node:path';
import * as v from 'valibot';
import type { PlantedBug } from './planted-bugs.ts';

/** A failed test. `file` is relative to the root of the repository. */
export interface Failure {
  file: string;
  title: string;
}

export interface Finding {
  bug: PlantedBug;
  foundBy: Failure[];
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** Lists the failures in a JSON report of Vitest. A file that could not be loaded counts as one failure. */
export function readVitest(report: unknown, root: string): Failure[] {
  return v.parse(VitestReport, report).testResults.flatMap((result) => {
    const file = relative(root, result.name).split(sep).join('/');
    const failed = result.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, title: fullName }));
    return result.status === 'failed' ? [{ file, title: 'could not be loaded' }] : [];
  });
}

interface Suite {
  specs: { file: string; title: string; ok: boolean }[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ file: v.string(), title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightReport = v.object({ suites: v.array(Suite) });

/** Lists the failures in a JSON report of Playwright. Its file names are relative to `e2e`. */
export function readPlaywright(report: unknown): Failure[] {
  const toFailures = ({ specs, suites = [] }: Suite): Failure[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => ({ file: `e2e/${file}`, title })),
    ...suites.flatMap(toFailures),
  ];
  return v.parse(PlaywrightReport, report).suites.flatMap(toFailures);
}

export function toFindings(bugs: readonly PlantedBug[], failures: readonly Failure[]): Finding[] {
  return bugs.map((bug) => ({ bug, foundBy: failures.filter(({ file }) => bug.files.test(file)) }));
}

/** Lists failures outside the test files of all bugs: side effects of a bug, or flaky tests. */
export function listUnexplained(
  findings: readonly Finding[],
  failures: readonly Failure[],
): Failure[] {
  return failures.filter(({ file }) => !findings.some(({ bug }) => bug.files.test(file)));
}

/** Writes a Markdown table with one bug per line and up to two of the tests that found it. */
export function toTable(findings: readonly Finding[]): string {
  const rows = findings.map(({ bug, foundBy }) => [
    `${bug.id}: ${bug.subject}`,
    bug.file,
    foundBy.slice(0, 2).map(toLine).join('<br>') || 'NOT FOUND',
  ]);
  const lines = [['bug', 'where', 'found by'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.map(toCell).join(' | ')} |`).join('\n');
}

export function toLine({ file, title }: Failure): string {
  return `${file} > ${title}`;
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
