/** Kinds of files that are loaded on demand. The first pattern that matches a file decides its kind. */
const KINDS = [
  ['home', /\/src\/routes\/recipes\/home\./],
  ['list', /\/src\/(?:routes\/recipes\/(?:all-recipes|cuisine)|features\/browse\/trending-page)\./],
  ['recipe', /\/src\/routes\/recipes\/recipe\./],
  ['cooking', /\/src\/routes\/recipes\/cook\./],
  ['search', /\/src\/routes\/recipes\/search\./],
  ['feed', /\/src\/(?:routes\/community\/community|features\/community\/feed\/feed-list)\./],
  ['post', /\/src\/routes\/community\/post\./],
  ['discussion', /\/src\/features\/community\/(?:post|comments)\//],
  ['person', /\/src\/routes\/community\/(?:member|notifications)\./],
  ['profile', /\/src\/routes\/account\/profile\./],
  ['account', /\/src\/routes\/(?:account\/|community\/create-post\.)/],
  // Loaded with the first request to the server, which home delays.
  ['data', /\/src\/(?:data-frame|data\/query-client|features\/shell\/late-answers)\.|\/ky\//],
  ['upkeep', /\/src\/upkeep\./],
  ['device', /\/src\/offline\//],
  ['choices', /\/src\/features\/browse\/choice-row\./],
  ['failure', /\/src\/(?:features\/shell\/failed|parts\/(?:offline-page|recipe-failure))\./],
  ['marks', /\/src\/features\/[\w/]+\/\w+-marks\.late\./],
  ['part', /./],
] as const;
type Kind = (typeof KINDS)[number][0];
/** Kinds whose files are loaded together: a module that only one of them imports goes into their shared chunk too. */
const WHOLE: ReadonlySet<Kind> = new Set(['data', 'upkeep', 'device', 'marks']);

function toKind(id: string): Kind {
  return KINDS.find(([, file]) => file.test(id))?.[0] ?? 'part';
}

/**
 * Returns the chunk for a module that these kinds of files import, or `undefined` if it needs no shared chunk. The
 * subjects of the most pages come first, so that no chunk imports a chunk that some of its pages would not load.
 */
function toSubject(kinds: ReadonlySet<Kind>): string | undefined {
  const count = (...wanted: Kind[]) => wanted.filter((kind) => kinds.has(kind)).length;
  const isListed = kinds.has('list');
  const dishes = count('list', 'recipe', 'cooking');
  const community = count('feed', 'post', 'person');
  const account = count('account', 'profile');
  const pages = dishes + community + account + count('search');
  if (kinds.has('home')) return 'looks';
  // The upkeep runs on every page, soon after its first frame.
  if (kinds.has('upkeep')) return pages > 0 ? 'looks' : 'upkeep';
  if (kinds.has('data')) return 'data';
  if (dishes > 0 && community > 0) return isListed ? 'data' : 'notices';
  if (dishes > 0 && account > 0) return isListed ? 'recipes' : 'notices';
  if (dishes > 0 && dishes + count('search') > 1) return isListed ? 'recipes' : 'cooking';
  if (kinds.has('search') && community + account > 0) return 'writes';
  if (kinds.has('device') && pages === 0) return 'device';
  if (isListed) return 'browse';
  if (kinds.has('choices')) return 'recipes';
  if (kinds.has('failure') && pages > 0) return 'notices';
  // Hearts and bookmarks load after the page has rendered.
  if (kinds.has('marks') && pages + count('part') === 0) return 'marks.late';
  if (kinds.has('marks') || (community > 0 && account > 0)) return 'writes';
  if (community > 1) return 'community';
  if (kinds.has('search')) return 'search';
  if (kinds.has('feed')) return 'feed';
  if (kinds.has('post')) return 'post';
  if (kinds.has('discussion') && !kinds.has('person')) return 'discussion';
  if (kinds.has('account')) return kinds.has('profile') ? 'account' : 'sign-in';
  return undefined;
}

/** The part of Rolldown's module graph that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

/** Returns the name of the shared chunk for a module that several on-demand files import, or `undefined`. */
export function toSharedChunk(id: string, graph: ModuleGraph): string | undefined {
  const kinds: Kind[] = [];
  const importers = new Set([id]);
  for (const one of importers) {
    const module = graph.getModuleInfo(one);
    if (!module) continue;
    if (module.dynamicImporters.length > 0) kinds.push(toKind(one));
    for (const importer of module.importers) importers.add(importer);
  }
  const isShared = kinds.length > 1 || kinds.some((kind) => WHOLE.has(kind));
  return isShared ? toSubject(new Set(kinds)) : undefined;
}
