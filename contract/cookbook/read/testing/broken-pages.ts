import { PLAIN, SOUP } from './linked-pages.ts';
import { CONTEXT, type PageCase, toPage, toRaw } from './page-case.ts';

/** Pages with JSON-LD that a strict parser refuses. */
export const BROKEN_PAGES: readonly PageCase[] = [
  {
    name: 'raw line breaks and tabs in texts',
    html: toRaw(PLAIN.replace('Fry the onion until', 'Fry the onion\n\t until')),
    ...SOUP,
  },
  {
    name: 'commas before brackets',
    html: toRaw(PLAIN.replaceAll(']', ',]').replace(/}$/, ',}')),
    ...SOUP,
  },
  { name: 'a comment around it', html: toRaw(`<!-- ${PLAIN} -->`), ...SOUP },
  { name: 'CDATA around it', html: toRaw(`\n//<![CDATA[\n${PLAIN}\n//]]>\n`), ...SOUP },
  { name: 'a missing bracket at the end', html: toRaw(PLAIN.slice(0, -1)), ...SOUP },
  { name: 'two missing brackets at the end', html: toRaw(PLAIN.slice(0, -2)), ...SOUP },
  {
    name: 'quotes that are not escaped',
    html: toRaw(PLAIN.replace('1 onion, chopped', '1 "sweet" onion, chopped')),
    ...SOUP,
    ingredients: ['200 g red lentils', '1 "sweet" onion, chopped', '1 l vegetable stock'],
  },
  {
    name: 'a missing comma',
    html: toRaw(PLAIN.replace('"recipeIngredient"', '\n"recipeIngredient"').replace(',\n"', '\n"')),
    ...SOUP,
  },
  { name: 'a semicolon at the end', html: toRaw(`${PLAIN};`), ...SOUP },
  { name: 'quotes encoded as entities', html: toRaw(PLAIN.replaceAll('"', '&quot;')), ...SOUP },
  {
    name: 'two objects without an array',
    html: toRaw(`{"@context":"${CONTEXT}","@type":"WebSite","name":"Spoon"}\n${PLAIN}`),
    ...SOUP,
  },
  {
    name: 'a wrong escape',
    html: toRaw(
      PLAIN.replace('until', String.raw`until\'s`)
        .replace('until', String.raw`\until`)
        .replace(String.raw`\until\'s`, 'until'),
    ),
    ...SOUP,
  },
  {
    name: 'a comment in the code',
    html: toRaw(PLAIN.replace('{', '{ /* the recipe */ ')),
    ...SOUP,
  },
  {
    name: 'a script that adds it',
    html: toPage(
      `<h1>Soup</h1><script>var s=document.createElement('script');s.type='application/ld+json';s.text=JSON.stringify(${PLAIN});document.head.append(s);</script>`,
    ),
    ...SOUP,
  },
  {
    name: 'a template string',
    html: toPage(`<h1>Soup</h1><script>const data = \`${PLAIN}\`; add(data);</script>`),
    ...SOUP,
  },
  {
    name: 'a string with escaped quotes',
    html: toPage(
      `<h1>Soup</h1><script>self.push([1,"${PLAIN.replaceAll('"', String.raw`\"`)}"])</script>`,
    ),
    ...SOUP,
  },
  {
    name: 'the data of a framework',
    html: toPage(
      `<h1>Soup</h1><script id="__NEXT_DATA__" type="application/json">{"props":{"page":{"recipe":${PLAIN.replace('"@type":"Recipe",', '')}}}}</script>`,
    ),
    ...SOUP,
  },
];
