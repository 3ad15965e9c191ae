/** A test that documents can refer to, because its title starts with an id in brackets. */
export interface NamedTest {
  id: string;
  title: string;
  file: string;
  tags: readonly string[];
}

/** Matches a string literal that starts with an id, and the tags after it. */
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

/** Lists the ids in a text once each, sorted by area and number. */
export function listIds(text: string): string[] {
  return [...new Set(text.match(REFERENCE))].toSorted(compare);
}

/** Returns a page without its generated sections. */
export function toWritten(page: string): string {
  return page.replaceAll(SECTION, '');
}

/** Regenerates the generated sections of a page. A page without markers does not change. */
export function updateSections(page: string, tests: readonly NamedTest[]): string {
  return page.replaceAll(SECTION, (_all, begin: string, name: string, _old, end: string) => {
    const toSection = SECTIONS[name];
    if (!toSection) throw new Error(`There is no generated section called ${name}`);
    return `${begin}\n${toSection(page, tests)}\n\n${end}`;
  });
}

const SECTIONS: Readonly<
  Record<string, ((page: string, tests: readonly NamedTest[]) => string) | undefined>
> = { tests: toTestTable, journeys: toJourneyTable };

function toTestTable(page: string, tests: readonly NamedTest[]): string {
  const named = new Set(listIds(toWritten(page)));
  const rows = tests
    .filter(({ id }) => named.has(id))
    .toSorted((one, other) => compare(one.id, other.id))
    .map(({ id, title, file }) => [id, toShown(title), toCode(file)]);
  return toTable(['Id', 'What it shows', 'File'], rows);
}

function toJourneyTable(_page: string, tests: readonly NamedTest[]): string {
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

/** Formats a table in the same way as `npm run fix`. */
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

/** Replaces each placeholder of a title with an ellipsis. */
function toShown(title: string): string {
  return title.replaceAll(PLACEHOLDER, '…').replaceAll('|', String.raw`\|`);
}
