import { beforeEach, expect, test } from 'vitest';
import { type News, toAllNews } from './news.ts';
import { createNewsThrottle } from './news-throttle.ts';

let now = 0;
let isShown = true;
let planned: { work: () => void; at: number }[] = [];
let notified: News[] = [];
let pace = createNewsThrottle(() => {}, createPorts());

function createPorts() {
  return {
    now: () => now,
    random: () => 0.5,
    later: (work: () => void, ms: number) => {
      const plan = { work, at: now + ms };
      planned.push(plan);
      return () => {
        planned = planned.filter((each) => each !== plan);
      };
    },
    isShown: () => isShown,
    everyMs: 2000,
  };
}

function runUntil(at: number): void {
  for (;;) {
    const due = planned.find((each) => each.at <= at);
    if (!due) break;
    now = due.at;
    planned = planned.filter((each) => each !== due);
    due.work();
  }
  now = at;
}

const toNews = (post: string, spreadMs = 0): News => ({
  posts: [post],
  hasNewPosts: false,
  tips: [],
  hasNotifications: false,
  isEverything: false,
  spreadMs,
  at: now,
});

beforeEach(() => {
  now = 100_000;
  isShown = true;
  planned = [];
  notified = [];
  pace = createNewsThrottle((news) => notified.push(news), createPorts());
});

test('reports the first news at once, and merges news that follow soon', () => {
  pace.add(toNews('a'));
  runUntil(now);
  expect(notified.map(({ posts }) => posts)).toEqual([['a']]);
  pace.add(toNews('b'));
  now += 500;
  pace.add(toNews('c'));
  pace.add({ ...toNews('b'), hasNotifications: true });
  runUntil(101_999);
  expect(notified).toHaveLength(1);
  runUntil(102_000);
  expect(notified[1]).toMatchObject({ posts: ['b', 'c'], hasNotifications: true, at: 100_500 });
});

test('waits for its random time within the spread', () => {
  pace.add(toNews('a', 8000));
  runUntil(103_999);
  expect(notified).toEqual([]);
  runUntil(104_000);
  expect(notified).toHaveLength(1);
  pace.add(toNews('b', 8000));
  runUntil(111_999);
  expect(notified).toHaveLength(1);
  runUntil(112_000);
  expect(notified).toHaveLength(2);
});

test('holds news back until the page is visible again', () => {
  pace.add(toNews('a'));
  isShown = false;
  runUntil(200_000);
  pace.add(toNews('b'));
  runUntil(300_000);
  expect(notified).toEqual([]);
  isShown = true;
  pace.show();
  runUntil(300_000);
  expect(notified.map(({ posts }) => posts)).toEqual([['a', 'b']]);
});

test('waits no longer if the clock is set back', () => {
  pace.add(toNews('a'));
  runUntil(now);
  now -= 3_600_000;
  pace.add(toNews('b'));
  runUntil(now + 2000);
  expect(notified).toHaveLength(2);
});

test('reports nothing after it is stopped', () => {
  pace.add(toAllNews(now));
  pace.stop();
  runUntil(now + 10_000);
  expect(notified).toEqual([]);
});
