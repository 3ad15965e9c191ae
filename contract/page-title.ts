/** "Pho Bo · Simmer": the title of a page, in the served HTML and while the app runs. */
export function toPageTitle(name: string): string {
  return `${name} · Simmer`;
}
