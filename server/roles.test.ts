import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { api } from '#contract/api.ts';
import { type Endpoint, fillPath } from '#contract/platform/endpoint.ts';
import { runModerator } from './commands/moderator.ts';
import { makeRecipe } from './cookbook/testing/own-recipe.ts';
import { invite, makeList, shareHousehold } from './list/testing/shared-list.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { toForm, toTestPicture } from './testing/pictures.ts';
import { publish } from './testing/post-lists.ts';
import { ROLE_TABLE } from './testing/role-table.ts';
import { type Cook, PASSWORD, signUp } from './testing/sign-up.ts';

const WHO = [
  'a visitor',
  'a dead token',
  'a suspended member',
  'a blocked member',
  'a member',
  'a moderator',
] as const;
type Who = (typeof WHO)[number];

const Refusal = v.object({ code: v.optional(v.string()) });

let server: TestApp;
let cooks: Record<Who, Cook | undefined>;
let author: Cook;
let params: Record<string, string>;
beforeAll(async () => {
  server = await buildTestApp({ rateLimit: 'off' });
  const sign = (name: string) => signUp(server.app, name);
  author = await sign('Ada');
  const [gone, bad, blocked, sam, mod] = [
    await sign('Gone'),
    await sign('Bad'),
    await sign('Blocked'),
    await sign('Sam'),
    await sign('Mod'),
  ];
  await gone.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  await runModerator(server.pool, ['add', mod.email]);
  await author.ask('PUT', `/users/${blocked.user.id}/block`, { blocked: true });
  const report = { kind: 'member', id: bad.user.id, reason: 'abuse' };
  await author.ask('POST', '/reports', report);
  const [{ _id: reportId }] = (await mod.ask('GET', '/moderation/reports')).json().reports;
  await mod.ask('POST', `/moderation/reports/${reportId}`, { action: 'suspend', note: 'Rude' });
  cooks = {
    'a visitor': undefined,
    'a dead token': gone,
    'a suspended member': bad,
    'a blocked member': blocked,
    'a member': sam,
    'a moderator': mod,
  };
  const postId = await publish(author);
  const comment = await author.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
  const tip = await author.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Yes' });
  const { payload, headers } = toForm('image', await toTestPicture('png', 8, 8));
  const picture = await author.ask('POST', '/upload/image', payload, headers);
  const household = await shareHousehold([author]);
  const { _id: listId } = await makeList(author);
  params = {
    recipeId: 'tom-yum',
    recipeName: 'Tom Yum',
    cuisine: 'thai',
    publicId: picture.json().publicId,
    userId: author.user.id,
    postId,
    commentId: comment.json().comment._id,
    tipId: tip.json().tip._id,
    reportId,
    listId,
    cookbookId: (await makeRecipe(author))._id,
    householdId: household._id,
    token: await invite(author, household._id),
    sessionId: (await author.ask('GET', '/user/sessions')).json().sessions[0].id,
  };
});
afterAll(() => server.close());

const names = ({ path }: Endpoint) =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => String(name));
const toRoute = ({ method, path }: Endpoint) => `${method} ${path}`;

async function ask(cook: Cook | undefined, { method, path }: Endpoint) {
  const filled = fillPath(path, params);
  // A body that can be parsed, so that only the caller decides. For an allowed caller it may still be a 422.
  const body =
    method === 'GET' ? undefined : { title: 'Mine', content: 'Hm', following: true, hidden: true };
  const answer = await (cook
    ? cook.ask(method, filled, body)
    : server.app.inject({ method, url: `/api${filled}`, ...(body && { payload: body }) }));
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, code: isJson ? answer.json().code : undefined };
}

/** Returns the statuses that a caller may get from an endpoint, or 'let in' if it must not be refused. */
function expectOf(who: Who, endpoint: Named): readonly number[] | 'let in' {
  const access = ROLE_TABLE[endpoint.name];
  if (access === 'anyone') return 'let in';
  if (who === 'a visitor') return access === 'visitor-or-member' ? 'let in' : [401];
  if (who === 'a dead token') return [401];
  if (who === 'a suspended member') return endpoint.whileSuspended ? 'let in' : [403];
  if (access === 'moderator') return who === 'a moderator' ? 'let in' : [403];
  const named = names(endpoint);
  const isOfAuthor = named.some((name) => ['userId', 'postId', 'tipId', 'publicId'].includes(name));
  const isBlock = endpoint.path.endsWith('/block');
  if (who === 'a blocked member' && isOfAuthor && !isBlock) return [404];
  if (access === 'member' || access === 'visitor-or-member') return 'let in';
  // Also for moderators: they may hide the content of others, but not change it.
  return [403];
}

type Named = Endpoint & { name: keyof typeof api };

const ENDPOINTS = Object.entries<Endpoint>(api)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are the keys of `api`
  .map(([name, endpoint]): Named => Object.assign({ name: name as keyof typeof api }, endpoint))
  // An invitation makes its caller a member of the household, and a sign-out ends the session of the caller.
  .toSorted((one, other) => rank(one) - rank(other))
  .map((endpoint): [string, Named] => [toRoute(endpoint), endpoint]);

function rank({ path }: Endpoint): number {
  return ['/invites/:token/accept', '/auth/logout'].indexOf(path);
}

/** Returns the faults of a response, or an empty list. */
function findFault(who: Who, endpoint: Named, { status, code }: { status: number; code: unknown }) {
  const wanted = expectOf(who, endpoint);
  const isSuspended = code === 'suspended';
  const isSignIn = ['/auth/login', '/auth/register'].includes(endpoint.path);
  const isRight =
    wanted === 'let in'
      ? status < 500 && !isSuspended && (isSignIn || ![401, 403].includes(status))
      : wanted.includes(status) && isSuspended === (who === 'a suspended member' && status === 403);
  return isRight ? [] : [`${who}: ${status} ${String(code)} instead of ${String(wanted)}`];
}

/** Reads only the start of the event stream, which never ends. */
async function listen(who: Who) {
  const token = cooks[who]?.token;
  const answer = await server.app.inject({
    url: '/api/events',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const status = answer.statusCode;
  if (status !== 200) return { status, code: v.parse(Refusal, await json(answer.stream())).code };
  answer.raw.res.destroy();
  return { status, code: undefined };
}

it.each(ENDPOINTS)('%s', async (_route, endpoint) => {
  const faults: string[] = [];
  for (const who of WHO) {
    const said = await (endpoint.path === api.listenToEvents.path
      ? listen(who)
      : ask(cooks[who], endpoint));
    faults.push(...findFault(who, endpoint, said));
  }
  expect(faults).toEqual([]);
});

test('[T-roles-1] the role table agrees with the contract on every endpoint', () => {
  const declared = Object.entries<Endpoint>(api).map(([name, { access }]) => [name, access]);
  expect(Object.fromEntries(declared)).toEqual(ROLE_TABLE);
});

test('every path parameter refers to existing data of the author', () => {
  const used = new Set(ENDPOINTS.flatMap(([, endpoint]) => names(endpoint)));
  expect([...used].toSorted()).toEqual(Object.keys(params).toSorted());
});

/** Ordered so that nothing is deleted before the data that depends on it. */
const OF_AUTHORS = [
  api.updateComment,
  api.updatePost,
  api.deleteComment,
  api.deleteTip,
  api.deleteUpload,
  api.deletePost,
];

test('[T-roles-2] the author may call every endpoint that is limited to the author', async () => {
  const owned = Object.values<Endpoint>(api).filter(({ access }) => access.endsWith('author'));
  expect(OF_AUTHORS.map(toRoute).toSorted()).toEqual(owned.map(toRoute).toSorted());
  for (const endpoint of OF_AUTHORS) {
    const { status } = await ask(author, endpoint);
    expect([toRoute(endpoint), status]).toEqual([toRoute(endpoint), 200]);
  }
});
