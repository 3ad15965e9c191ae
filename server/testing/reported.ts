import type { TestApp } from './build-test-app.ts';
import { makeModerator } from './make-moderator.ts';
import { publish } from './post-lists.ts';
import { type Cook, signUp } from './sign-up.ts';

const TIPS = '/recipes/tom-yum/tips';
export const WRITTEN = ['post', 'comment', 'tip'] as const;
export type ReportedKind = (typeof WRITTEN)[number] | 'member';
let members = 0;

export type Reported = Awaited<ReturnType<typeof createReported>>;

/**
 * Creates members and content: Bob wrote a post about a dish he cooked, a comment under Cid's post, and a tip. Ann
 * reports, and the moderator decides.
 */
export async function createReported(test: TestApp) {
  await test.pool.query('delete from reports; delete from moderation_actions');
  members += 1;
  const name = `Wanda${members}`;
  const mod = await signUp(test.app, 'Mod');
  await makeModerator(test, mod);
  const ann = await signUp(test.app, 'Ann');
  const bob = await signUp(test.app, name);
  const cid = await signUp(test.app, 'Cid');
  const commonPost = await publish(cid, { title: 'Common' });
  const post = await publish(bob, {
    title: `Title ${name}`,
    content: `Slowly. #in${name}`,
    tags: [name],
    category: 'technique',
    recipeId: 'tom-yum',
    cooked: { minutes: 40 },
    rating: 5,
  });
  const comment = await bob.ask('POST', `/posts/${commonPost}/comments`, { content: 'Rude words' });
  const tip = await bob.ask('POST', TIPS, { step: 1, content: `Tip ${name}` });
  const things: Record<ReportedKind, string> = {
    post,
    comment: comment.json().comment._id,
    tip: tip.json().tip._id,
    member: bob.user.id,
  };

  const report = (by: Cook, kind: ReportedKind, more: object = {}) =>
    by.ask('POST', '/reports', { kind, id: things[kind], reason: 'abuse', ...more });
  const readReports = async () => (await mod.ask('GET', '/moderation/reports')).json().reports;
  const decide = (id: string, action: string, note = 'Not kind') =>
    mod.ask('POST', `/moderation/reports/${id}`, { action, note });

  /** The paths that show each kind of content to allowed readers. */
  const places: Record<ReportedKind, readonly string[]> = {
    post: [
      '/posts',
      `/posts?author=${name}`,
      `/posts?authorId=${bob.user.id}`,
      `/posts?tag=${name}`,
      `/posts?tag=in${name}`,
      `/posts?q=${name}`,
      '/posts?category=technique',
      '/posts/trending',
      `/users/${bob.user.id}/posts`,
      `/users/${bob.user.id}/cooks`,
      `/posts/${post}`,
    ],
    comment: [`/posts/${commonPost}`, `/posts/${commonPost}/comments`],
    tip: [TIPS],
    member: [],
  };

  return {
    name,
    mod,
    ann,
    bob,
    cid,
    commonPost,
    things,
    places,
    report,
    readReports,
    readAudit: async () => (await mod.ask('GET', '/moderation/audit')).json().entries,
    decide,
    /** Reports the content and decides the report. Returns the id of the report. */
    settle: async (kind: ReportedKind, action: string, note?: string): Promise<string> => {
      await report(ann, kind);
      const [{ _id }] = await readReports();
      const answer = await decide(_id, action, note);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return _id;
    },
    /** Returns the paths that show the content to this reader. */
    listSeen: async (by: Cook | undefined, kind: ReportedKind): Promise<string[]> => {
      const seen: string[] = [];
      for (const path of places[kind]) {
        const url = `/api${path}`;
        const answer = by ? await by.ask('GET', path) : await test.app.inject({ url });
        if (answer.body.includes(`"${things[kind]}"`)) seen.push(path);
        else if (![200, 404].includes(answer.statusCode)) throw new Error(answer.body);
      }
      return seen;
    },
  };
}
