import type { ESTree, Plugin } from 'vite';

/** Fields of an endpoint that only the server reads, some of them schemas. */
const SERVER_ONLY = new Set([
  'access',
  'limit',
  'body',
  'bodyMax',
  'query',
  'statuses',
  'whileSuspended',
  'writes',
]);
const DEFINES = /\bdefine(?:Endpoint|Variant)\(/;
const READS = new RegExp(String.raw`[eE]ndpoint\.(?:${[...SERVER_ONLY].join('|')})\b`);

/** Removes the fields of endpoints that only the server reads from the client. */
export function clientEndpoints(): Plugin {
  return {
    name: 'simmer:client-endpoints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (/\/src\/.*\.tsx?$/.test(id) && READS.test(code))
        throw new Error(`${id} reads a field of an endpoint that the client does not have`);
      if (!/\/contract\/.*\.ts$/.test(id) || !DEFINES.test(code)) return undefined;
      const fields = this.parse(code).body.flatMap(listFields);
      let short = code;
      for (const { start, end } of fields.toReversed()) {
        const rest = short.slice(end).replace(/^\s*,/, '');
        short = short.slice(0, start) + rest;
      }
      return { code: short, map: null };
    },
  };
}

/** Lists the fields to remove from the endpoint that a statement exports, in their order. */
function listFields(statement: ESTree.Statement | ESTree.Directive): ESTree.ObjectProperty[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    if (!DEFINES.test(`${init.callee.name}(`)) return [];
    const object = init.arguments.at(-1);
    if (object?.type !== 'ObjectExpression') return [];
    return object.properties.filter(isServerOnly);
  });
}

function isServerOnly(field: ESTree.ObjectPropertyKind): field is ESTree.ObjectProperty {
  return (
    field.type === 'Property' && field.key.type === 'Identifier' && SERVER_ONLY.has(field.key.name)
  );
}
