import { deepEqual } from 'node:assert/strict';
import { makeRecipe } from '#server/cookbook/testing/own-recipe.ts';
import { invite, makeList, shareHousehold, toNeed } from '#server/list/testing/shared-list.ts';
import type { TestApp } from '../build-test-app.ts';
import { makeModerator } from '../make-moderator.ts';
import { toForm, toTestPicture } from '../pictures.ts';
import { publish } from '../post-lists.ts';
import { createPushBrowser } from '../push-browser.ts';
import { type Cook, PASSWORD, signIn, signUp } from '../sign-up.ts';
import type { Sender } from './requests.ts';

/** A text that only these readers may receive. */
export interface Secret {
  what: string;
  text: string;
  readers: readonly (Sender | 'victim')[];
}

export interface World {
  test: TestApp;
  secrets: readonly Secret[];
  toToken(who: Sender): string | undefined;
  /** Replaces `{postId}` and similar placeholders with ids of existing data. */
  resolve(text: string): string;
  /** Signs in members again who were signed out, and recreates deleted data. */
  renew(): Promise<void>;
}

type Members = Record<Exclude<Sender, 'visitor'>, Cook>;

/**
 * Creates members who send requests, data to refer to, and a victim who sends nothing. Every response is searched for
 * the secrets of the victim.
 */
export async function createWorld(test: TestApp): Promise<World> {
  const { app } = test;
  const members: Members = {
    gone: await signUp(app, 'Gone'),
    owner: await signUp(app, 'Owner'),
    other: await signUp(app, 'Other'),
    blocked: await signUp(app, 'Blocked'),
    moderator: await signUp(app, 'Mod'),
  };
  await members.gone.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  await makeModerator(test, members.moderator);
  const secrets = [...(await plantSecrets(test, members)), ...toSecretsOfSenders(members)];
  const ids = new Map<string, string>([
    ['recipeId', 'tom-yum'],
    ['cuisine', 'thai'],
    ['recipeName', 'Tom%20Yum'],
  ]);
  await report(members, ids);

  const world: World = {
    test,
    secrets,
    toToken: (who) => (who === 'visitor' ? undefined : members[who].token),
    resolve: (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => ids.get(name) ?? whole),
    renew: async () => {
      for (const who of ['owner', 'other', 'blocked', 'moderator'] as const) {
        const { statusCode } = await members[who].ask('GET', '/auth/profile');
        if (statusCode === 401) members[who] = await signIn(app, members[who].email);
      }
      await makeThings(members.owner, ids);
    },
  };
  await world.renew();
  return world;
}

/** Creates the data of the owner, again if it was deleted. */
async function makeThings(owner: Cook, ids: Map<string, string>): Promise<void> {
  ids.set('userId', owner.user.id);
  const post = `/posts/${ids.get('postId') ?? ''}`;
  if ((await owner.ask('GET', post)).json()._id !== ids.get('postId') || !ids.has('postId')) {
    ids.set('postId', await publish(owner, { title: `Stew ${Date.now()}` }));
  }
  const comments = `/posts/${ids.get('postId')}/comments`;
  const comment = await owner.ask('POST', comments, { content: `Yes ${Math.random()}` });
  ids.set('commentId', comment.json().comment._id);
  const tip = await owner.ask('POST', '/recipes/tom-yum/tips', {
    step: 1,
    content: `So ${Math.random()}`,
  });
  ids.set('tipId', tip.json().tip._id);
  const { payload, headers } = toForm('image', await toTestPicture('png', 8, 8));
  const picture = await owner.ask('POST', '/upload/image', payload, headers);
  ids.set('publicId', picture.json().publicId);
  await makeHousehold(owner, ids);
  const list = (await owner.ask('GET', '/posts?limit=1')).json();
  const { sessions } = (await owner.ask('GET', '/user/sessions')).json();
  ids.set('sessionId', sessions[0].id);
  ids.set('cursor', list.pagination.nextCursor ?? 'AAAA');
}

/** Anyone may leave or be removed, and an invitation lets one member in. */
async function makeHousehold(owner: Cook, ids: Map<string, string>): Promise<void> {
  if ((await owner.ask('GET', '/households/mine')).json().household === null) {
    await owner.ask('POST', '/households', { name: 'Home' });
  }
  const { household } = (await owner.ask('GET', '/households/mine')).json();
  ids.set('householdId', household._id);
  ids.set('token', await invite(owner, household._id));
  const [list = await makeList(owner)] = (await owner.ask('GET', '/lists')).json();
  ids.set('listId', list._id);
  ids.set('cookbookId', (await makeRecipe(owner))._id);
}

/** Creates a report that the moderator among the senders may decide. */
async function report(
  { other, moderator, blocked }: Members,
  ids: Map<string, string>,
): Promise<void> {
  const postId = await publish(blocked, { title: 'Reported' });
  await other.ask('POST', '/reports', { kind: 'post', id: postId, reason: 'spam' });
  const { reports } = (await moderator.ask('GET', '/moderation/reports')).json();
  const found: { _id: string } | undefined = reports.find(
    ({ id }: { id: string }) => id === postId,
  );
  ids.set('reportId', found?._id ?? '');
}

async function plantSecrets(test: TestApp, members: Members): Promise<Secret[]> {
  const victim = await signUp(test.app, 'Vera');
  const { blocked, moderator } = members;
  const plant = async (...args: Parameters<Cook['ask']>) => {
    const { statusCode } = await victim.ask(...args);
    deepEqual([args, statusCode < 300], [args, true]);
  };
  await plant('PUT', '/user/recipe-notes/tom-yum', { text: 'canary-note' });
  await plant('POST', '/user/favorites', { recipeName: 'canary-favorite' });
  await plant('POST', '/user/saved-recipes', { recipeName: 'canary-saved' });
  await plant('PUT', `/users/${blocked.user.id}/block`, { blocked: true });
  const browser = createPushBrowser('https://fcm.googleapis.com/fcm/send/canary-push');
  await plant('PUT', '/push/subscription', browser.subscription);
  await shareHousehold([victim], 'canary-household');
  const { _id: listId } = await makeList(victim, 'canary-list');
  await plant('POST', `/lists/${listId}/needs`, { needs: [toNeed('canary-need')] });
  await plant('PUT', `/lists/${listId}/aisles`, { text: 'canary-filed', aisle: 'other' });
  await makeRecipe(victim, { title: 'canary-recipe', notes: 'canary-notes' });
  await publish(victim, { title: 'canary-blocked' });
  const hidden = await publish(victim, { title: 'canary-hidden' });
  const reported = await publish(members.other, { title: 'Reported' });
  await plant('POST', '/reports', {
    kind: 'post',
    id: reported,
    reason: 'other',
    text: 'canary-report',
  });
  await plant('POST', '/reports', {
    kind: 'member',
    id: blocked.user.id,
    reason: 'other',
    text: 'canary-about',
  });
  await members.owner.ask('POST', '/reports', { kind: 'post', id: hidden, reason: 'abuse' });
  const { reports } = (await moderator.ask('GET', '/moderation/reports')).json();
  const { _id } = reports.find(({ id }: { id: string }) => id === hidden);
  const decision = { action: 'hide', note: 'canary-decision' };
  deepEqual((await moderator.ask('POST', `/moderation/reports/${_id}`, decision)).statusCode, 200);
  const { rows } = await test.pool.query('select password_hash from users where id = $1', [
    victim.user.id,
  ]);
  const unblocked = ['visitor', 'gone', 'owner', 'other', 'moderator', 'victim'] as const;
  const moderators = ['moderator', 'victim'] as const;
  const toSecret = (what: string, text: string, readers: Secret['readers'] = ['victim']) => ({
    what,
    text,
    readers,
  });
  return [
    toSecret('email', victim.email),
    toSecret('token', victim.token),
    toSecret('hash of the password', String(rows[0].password_hash)),
    toSecret('note', 'canary-note'),
    toSecret('favorite', 'canary-favorite'),
    toSecret('saved recipe', 'canary-saved'),
    toSecret('household', 'canary-household'),
    toSecret('list', 'canary-list'),
    toSecret('need', 'canary-need'),
    toSecret('filed text', 'canary-filed'),
    toSecret('recipe', 'canary-recipe'),
    toSecret('notes of a recipe', 'canary-notes'),
    toSecret('address of the push service', 'canary-push'),
    toSecret('key of the push service', browser.identity.auth),
    toSecret('post for all but the blocked one', 'canary-blocked', unblocked),
    toSecret('hidden post', 'canary-hidden', moderators),
    toSecret('words of a report', 'canary-report', moderators),
    toSecret('words about a member', 'canary-about', moderators),
    toSecret('note of the moderators', 'canary-decision', moderators),
  ];
}

/** Only the sender may read their email, and no response may contain a password. */
function toSecretsOfSenders(members: Members): Secret[] {
  const emails = Object.entries(members).map(([who, { email }]) => ({
    what: `email of ${who}`,
    text: `"${email}"`,
    readers: ['owner', 'other', 'blocked', 'moderator'].filter((one): one is Sender => one === who),
  }));
  return [...emails, { what: 'password', text: PASSWORD, readers: [] }];
}
