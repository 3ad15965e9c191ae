import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 20_000;
const EVERY_MS = 100;

/** One tab of any engine, with all that the short journeys need. */
export interface Tab {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page, and awaits a promise. */
  evaluate: (expression: string) => Promise<unknown>;
}

/** An engine with an empty profile. */
export interface Engine {
  name: string;
  tab: Tab;
  close: () => Promise<void>;
}

/** Waits until the expression is true. An error during a navigation counts as false. */
export async function until(tab: Tab, what: string, expression: string): Promise<void> {
  let last: unknown;
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await wait(EVERY_MS)) {
    last = await tab.evaluate(`Boolean(${expression})`).catch((error: unknown) => error);
    if (last === true) return;
  }
  const page = await tab.evaluate('`${location.href}\\n${document.body.innerText}`').catch(String);
  throw new Error(`Not seen: ${what} (${String(last)}). The page:\n${String(page)}`);
}

/** Presses the link or button with this accessible name, once it is enabled. */
export async function press(tab: Tab, role: 'a' | 'button', name: string): Promise<void> {
  const found = toFound(role, name);
  // Finds and clicks in one evaluation, because the page may replace the element between two.
  await until(tab, `${role} "${name}"`, `((found) => found && (found.click(), true))(${found})`);
}

/** Waits for a heading with this text or that starts with it. */
export function seeHeading(tab: Tab, text: string): Promise<void> {
  const wanted = JSON.stringify(text);
  return until(
    tab,
    `heading "${text}"`,
    `[...document.querySelectorAll('h1,h2')].some((heading) => heading.textContent.trim().startsWith(${wanted}))`,
  );
}

function toFound(role: string, name: string): string {
  const wanted = JSON.stringify(name);
  return `[...document.querySelectorAll('${role}')].find((one) => !one.disabled && ((one.getAttribute('aria-label') ?? '') === ${wanted} || one.textContent.trim().startsWith(${wanted})))`;
}
