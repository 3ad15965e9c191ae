/** Longer lines that end with a colon are sentences. */
const LONGEST = 60;

/** True for the heading of a group: "For the sauce:". */
export function isHeading(line: string): boolean {
  const text = line.trim();
  return text.length > 1 && text.length <= LONGEST && /[:：]$/.test(text);
}

/** "For the sauce:" -> "For the sauce" */
export function toHeadingText(line: string): string {
  return line.trim().replace(/\s*[:：]+$/, '');
}
