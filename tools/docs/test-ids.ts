/** A test that a document can refer to: its title begins with its id in brackets. */
export interface NamedTest {
  id: string;
  title: string;
  file: string;
  tags: readonly string[];
}

/** A string literal that begins with an id, and the tags after it. */
const NAMED = /(['"`])\[(T-[a-z]+-\d+)\] ((?:\\.|(?!\1).)*)\1(?:,\s*\{\s*tag:\s*([^}\]]*))?/gs;
const REFERENCE = /\bT-[a-z]+-\d+\b/g;
const SECTION = /(<!-- written by npm run docs:tests: (\w+) -->\n)([^]*?)(<!-- end -->)/g;
const PLACEHOLDER = /\$\{[^}]*\}|\$\w+|%[a-z]/g;
const JOURNEY = /^@journey-(\d+)$/;

const { compare } = new Intl.Collator('en', { numeric: true });

export function findTests(file: string, source: string): NamedTest[] {
  return [...source.matchAll(NAMED)].map(([, , id = '', title = '', tags = '']) => ({
    id,
    title: title.replaceAll(/\\(.)/g, '$1'),
    file,
    tags: [...tags.matchAll(/@[\w-]+/g)].map(([tag]) => tag),
  }));
}

/** The ids in a text, each once and in order. */
export function listIds(text: string): string[] {
  return [...new Set(text.match(REFERENCE))].toSorted(compare);
}

/** A page without its generated sections. */
export function toWritten(page: string): string {
  return page.replaceAll(SECTION, '');
}

/** Writes the generated sections of a page again. A page without markers stays the same. */
export function updateSections(page: string, tests: readonly NamedTest[]): string {
  return page.replaceAll(SECTION, (_all, begin: string, name: string, _old, end: string) => {
    const toSection = SECTIONS[name];
    if (!toSection) throw new Error(`There is no generated section called ${name}`);
    return `${begin}\n${toSection(tests)}\n\n${end}`;
  });
}

const SECTIONS: Readonly<Record<string, ((tests: readonly NamedTest[]) => string) | undefined>> = {
  tests: toTestTable,
  journeys: toJourneyTable,
};

function toTestTable(tests: readonly NamedTest[]): string {
  const rows = tests
    .toSorted((one, other) => compare(one.id, other.id))
    .map(({ id, title, file }) => [id, toShown(title), toCode(file)]);
  return toTable(['Id', 'What it shows', 'File'], rows);
}

function toJourneyTable(tests: readonly NamedTest[]): string {
  const rows = tests
    .flatMap((test) => {
      const number = test.tags.flatMap((tag) => JOURNEY.exec(tag)?.[1] ?? [])[0];
      return number === undefined
        ? []
        : [[number, toShown(test.title), test.id, toCode(test.file)]];
    })
    .toSorted(([one = ''], [other = '']) => compare(one, other));
  return toTable(['', 'What happens', 'Test', 'File'], rows);
}

/** A Markdown table with aligned columns. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_cell, n) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[n]?.length ?? 0)),
  );
  const dashes = widths.map((width) => '-'.repeat(width));
  return [head, dashes, ...rows]
    .map((cells) => cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const toCode = (text: string) => `\`${text}\``;

/** A title with an ellipsis for each value that a run puts in. */
function toShown(title: string): string {
  return title.replaceAll(PLACEHOLDER, '…').replaceAll('|', String.raw`\|`);
}
