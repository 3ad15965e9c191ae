export interface PlantedBug {
  id: string;
  /** Describes the wrong behaviour. */
  subject: string;
  file: string;
  /** Source that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Bugs of the same wave are planted together, so no bug may hide or cause the failures of another. */
  wave: 1 | 2 | 3 | 4;
  /** A failure in one of these test files counts as finding the bug. */
  files: RegExp;
}

/** Small, realistic bugs. The app still compiles, builds and starts with each of them. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    id: 'outbox-new-key',
    subject: 'A write that is retried gets another key, so the server may apply it twice.',
    file: 'src/offline/outbox/requeue.ts',
    find: "{ ...row, state: 'queued', notBefore, heldByServer, unheard }",
    replace:
      "{ ...row, key: crypto.randomUUID(), state: 'queued', notBefore, heldByServer, unheard }",
    wave: 1,
    files: /^src\/(offline\/outbox|domain\/(testing|overlay|writes))/,
  },
  {
    id: 'update-unasked',
    subject: 'A new version takes over every open tab as soon as it is installed.',
    file: 'sw/sw.ts',
    find: 'await installBuild(build, world);',
    replace: 'await installBuild(build, world);\n  await self.skipWaiting();',
    wave: 1,
    files: /^e2e\/.*update/,
  },
  {
    id: 'auth-foreign-post',
    subject: 'A member may change and delete the posts of other members.',
    file: 'server/post/policy.ts',
    find: 'return post.authorId === userId;',
    replace: 'return post.authorId === userId || post.authorId !== null;',
    wave: 1,
    files: /^server\/(post\/permissions|roles)\.test/,
  },
  {
    id: 'search-accents',
    subject: 'A dish with an accent in its name is not found by the word without it.',
    file: 'contract/search/search.ts',
    find: ".normalize('NFKD')",
    replace: ".normalize('NFKC')",
    wave: 1,
    files: /^(contract\/search\/index|server\/recipe\/search)/,
  },
  {
    id: 'portions-metric-cup',
    subject: 'A US cup counts as 250 ml.',
    file: 'src/knowledge/portions/units.ts',
    find: "cup: toUnit('volume', 'us', 236.588,",
    replace: "cup: toUnit('volume', 'us', 250,",
    wave: 1,
    files: /^src\/knowledge\/portions\//,
  },
  {
    id: 'timer-upper-end',
    subject: 'A timer of "20 to 25 minutes" rings after 25 minutes.',
    file: 'src/offline/kitchen/timer.ts',
    find: 'setAt: now, dueAt: now + seconds * 1000 };',
    replace: 'setAt: now, dueAt: now + (upTo ?? seconds) * 1000 };',
    wave: 1,
    files: /^src\/offline\/kitchen\/timer/,
  },
  {
    id: 'outbox-lane-order',
    subject: 'A write overtakes an earlier one about the same thing that still waits.',
    file: 'src/offline/outbox/pick.ts',
    find: 'busy.has(lane) || (refusedLanes.has(lane) && !passesRefused);',
    replace: 'refusedLanes.has(lane) && !passesRefused;',
    wave: 2,
    files: /^src\/(offline\/outbox|domain\/(testing|overlay|writes))/,
  },
  {
    id: 'cold-start',
    subject: 'The worker asks the network for pages, though the server may not answer.',
    file: 'sw/sw.ts',
    find: '} else if (file) {',
    replace: '} else if (file && !(isNavigation && navigator.onLine)) {',
    wave: 2,
    files: /^e2e\/.*(cold|offline)/,
  },
  {
    id: 'auth-signed-out',
    subject: 'A session still counts after the member has signed out.',
    file: 'server/account/session-store.ts',
    find: "'delete from sessions where token_hash = $1'",
    replace:
      '"delete from sessions where token_hash = $1 and used_at < now() - interval \'1 hour\'"',
    wave: 2,
    files: /^server\/(tokens|account\/[\w-]+)\.test/,
  },
  {
    id: 'limits-guesses',
    subject: 'Passwords that are guessed at the same time are all compared.',
    file: 'server/account/check-password.ts',
    find: 'network: toWidestNetwork(request.ip), before: refuse',
    replace: 'network: toWidestNetwork(request.ip), before: async () => undefined',
    wave: 2,
    files: /^server\/platform\/limits\//,
  },
  {
    id: 'portions-one-onions',
    subject: 'One piece of something is named in the plural: "1 onions".',
    file: 'src/knowledge/portions/amount.ts',
    find: 'Math.max(...shown) <= 1;',
    replace: 'Math.max(...shown) < 1;',
    wave: 2,
    files: /^src\/knowledge\/portions\//,
  },
  {
    id: 'feed-paging',
    subject: 'After a refresh the feed loads pages again that it already shows.',
    file: 'src/pages/community/post-list.ts',
    find: 'next: isLonger || depth === list.entries.length ?',
    replace: 'next: isLonger || depth > 0 ?',
    wave: 2,
    files: /^src\/pages\/community\//,
  },
  {
    id: 'outbox-retry-after',
    subject: 'A write is retried before the time for which the server has asked.',
    file: 'src/offline/outbox/requeue.ts',
    find: 'const own = Math.max(toNextTry(sent, engine), time + serverWait);',
    replace: 'const own = toNextTry(sent, engine);',
    wave: 3,
    files: /^src\/(offline\/outbox|domain\/(testing|overlay|writes))/,
  },
  {
    id: 'background-sending',
    subject: 'The worker never sends what waits, as it does not load the code for it.',
    file: 'sw/sw.ts',
    find: "if ('sync' in self.registration) loadSender(self);",
    replace: "if ('sync' in self) loadSender(self);",
    wave: 3,
    files: /^e2e\/.*background/,
  },
  {
    id: 'auth-token-logged',
    subject: 'The log holds the token of every request.',
    file: 'server/platform/log/answer-log.ts',
    find: 'status: reply.statusCode,',
    replace: 'status: reply.statusCode,\n      caller: request.headers.authorization,',
    wave: 3,
    files: /^server\/platform\/log\//,
  },
  {
    id: 'search-cuisine',
    subject: 'A search within a cuisine finds dishes of every cuisine.',
    file: 'server/recipe/search-store.ts',
    find: 'cuisine === undefined ? () => true',
    replace: "cuisine === undefined || q !== '' ? () => true",
    wave: 3,
    files: /^server\/recipe\//,
  },
  {
    id: 'timer-rings-twice',
    subject: 'A timer that is over rings in every tab, again and again.',
    file: 'src/offline/kitchen/timer-store.ts',
    find: 'await device.timers.bulkPut(rung);',
    replace: 'await device.timers.bulkPut(due);',
    wave: 3,
    files: /^src\/(offline\/kitchen|domain\/timer|pages\/cook)\//,
  },
  {
    id: 'served-quotes',
    subject: 'A quotation mark in a text ends the attribute of a served page.',
    file: 'server/platform/http/html.ts',
    find: 'text.replace(/[&<>"\']/g,',
    replace: 'text.replace(/[&<>]/g,',
    wave: 3,
    files: /^server\/page\//,
  },
  {
    id: 'outbox-other-member',
    subject: 'What one member wrote is sent in the name of the member who signs in meanwhile.',
    file: 'src/offline/outbox/pick.ts',
    find: "if (signedIn?.userId !== me) return { kind: 'switched' };",
    replace: "if (!signedIn) return { kind: 'switched' };",
    wave: 4,
    files: /^(src\/(offline\/outbox|domain\/outbox)|sw\/outbox)\//,
  },
  {
    id: 'contrast',
    subject: 'Quiet text is too pale to read in the light theme.',
    file: 'src/ui/theme/semantic-tokens.ts',
    find: "muted: pair('#6B4A38',",
    replace: "muted: pair('#B08A70',",
    wave: 4,
    files: /^e2e\/.*(accessible|\/looks)/,
  },
  {
    id: 'stale-as-fresh',
    subject: 'A stored copy that replaces a slow answer is shown as if it were fresh.',
    file: 'src/offline/network/answer.ts',
    find: "origin.source === 'network' ? 'network' : copy,",
    replace: "origin.trouble === 'failed' ? copy : 'network',",
    wave: 4,
    files: /^(sw\/recipes|src\/offline\/network)\//,
  },
  {
    id: 'upload-too-large',
    subject: 'The server accepts pictures of up to 10 MB.',
    file: 'server/platform/uploads/read-upload.ts',
    find: 'limits: { fileSize: IMAGE_MAX_BYTES,',
    replace: 'limits: { fileSize: 2 * IMAGE_MAX_BYTES,',
    wave: 4,
    files: /^server\/platform\/uploads\//,
  },
  {
    id: 'form-last-failure',
    subject: 'The register form shows the last thing that is wrong with a field, not the first.',
    file: 'src/domain/account/register-checks.ts',
    find: '.issues?.[0].message;',
    replace: '.issues?.at(-1)?.message;',
    wave: 4,
    files: /^src\/pages\/sign-in\/register/,
  },
  {
    id: 'like-not-reverted',
    subject: 'A like that the server refused stays on the screen.',
    file: 'src/domain/post/writes.ts',
    find: '!isEffective(write) || postId !== post._id',
    replace: '(!isEffective(write) && !on) || postId !== post._id',
    wave: 4,
    files: /^src\/(domain\/overlay|pages\/(community|post))\//,
  },
];

/** Returns `text`, the source of the bug's file, with the bug in it. Throws unless `find` occurs exactly once. */
export function plant(text: string, { id, file, find, replace }: PlantedBug): string {
  const [before = '', after, more] = text.split(find);
  if (after !== undefined && more === undefined) return before + replace + after;
  throw new Error(`${id}: ${file} has to contain this exactly once: ${find}`);
}
