import * as v from 'valibot';
import { PublicUserAnswer } from '#contract/account/user.ts';
import { PeoplePage } from '#contract/member/schema.ts';
import { Person, Post, PostPage } from '#contract/post/schema.ts';
import { toIndexedWords } from '#contract/search/search.ts';
import { WordIndex } from '#contract/search/word-index.ts';
import { readAllPages } from '#offline/community/community-pages.ts';
import type { FoundPerson, FoundPost } from './found.ts';

/** The same weights as on the server, so that a search finds the same online and offline. */
const NAME = 1;
const TEXT = 0.25;

export interface KeptSearch {
  posts: number;
  people: number;
  findPosts: (typed: string) => FoundPost[];
  findPeople: (typed: string) => FoundPerson[];
}

/** Index of the posts and people that this device stores for a user, for searching offline. */
export async function readKeptSearch(userId: string): Promise<KeptSearch> {
  const posts = new Map<string, FoundPost>();
  const people = new Map<string, FoundPerson>();
  for (const { body } of await readAllPages(userId)) {
    for (const post of toPosts(body)) know(posts, post._id, post);
    for (const person of toPeople(body)) know(people, person.id, person);
  }
  const postIndex = new WordIndex<FoundPost>();
  for (const post of posts.values()) {
    postIndex.add(post, [
      [NAME, toIndexedWords(post.title)],
      [NAME, [...post.tags, post.cuisine].flatMap(toIndexedWords)],
      [TEXT, toIndexedWords(post.content)],
    ]);
  }
  const peopleIndex = new WordIndex<FoundPerson>();
  for (const person of people.values())
    peopleIndex.add(person, [[NAME, toIndexedWords(person.name)]]);
  return {
    posts: posts.size,
    people: people.size,
    findPosts: (typed) => postIndex.find(typed).items.map(({ item }) => item),
    findPeople: (typed) => peopleIndex.find(typed).items.map(({ item }) => item),
  };
}

/** Pages are read newest first, so an older copy adds nothing. */
function know<T>(known: Map<string, T>, id: string, one: T): void {
  if (!known.has(id)) known.set(id, one);
}

function toPosts(body: unknown): FoundPost[] {
  if (v.is(PostPage, body)) return body.posts;
  return v.is(Post, body) ? [body] : [];
}

const Anyone = v.object({ ...Person.entries, bio: v.string() });

function toPeople(body: unknown): FoundPerson[] {
  if (v.is(PeoplePage, body)) return body.users;
  if (v.is(PublicUserAnswer, body)) return [v.parse(Anyone, body.user)];
  return [];
}
