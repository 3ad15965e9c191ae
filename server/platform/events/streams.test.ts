import { expect, it } from 'vitest';
import { type Sink, type Stream, Streams } from './streams.ts';

function createSink(): Sink & { written: string[]; isDestroyed: boolean } {
  return {
    written: [],
    isDestroyed: false,
    writableLength: 0,
    write(text) {
      this.written.push(text);
    },
    end: () => {},
    destroy() {
      this.isDestroyed = true;
    },
  };
}

const toStream = (sink: Sink): Stream => ({ sink, networks: [] });
const CHANGED = {
  posts: [{ id: 'p', authorId: 'ann', isNew: false }],
  tips: [],
  people: [],
  isEverything: false,
};

it('drops a listener who does not read, and no others', () => {
  const streams = new Streams();
  const slow = { ...createSink(), writableLength: 100_000 };
  const quick = createSink();
  streams.add(toStream(slow));
  streams.add(toStream(quick));
  streams.notify(CHANGED);
  streams.beat();
  expect(slow).toMatchObject({ isDestroyed: true, written: [] });
  expect(quick).toMatchObject({ isDestroyed: false });
  expect(quick.written).toHaveLength(2);
  expect(streams.size).toBe(1);
});

it('spreads the requests of many listeners over a longer time', () => {
  const streams = new Streams();
  const sink = createSink();
  streams.add(toStream(sink));
  for (let n = 1; n < 1000; n += 1) streams.add(toStream(createSink()));
  streams.notify(CHANGED);
  expect(sink.written[0]).toContain('"spreadMs":2000');
});

it('notifies the members of changed lists, and all members if many lists have changed', () => {
  const streams = new Streams();
  const sinks = { ann: createSink(), bob: createSink(), visitor: createSink() };
  for (const [userId, sink] of Object.entries(sinks)) {
    const member = { userId, isSignedIn: async () => true };
    streams.add({ ...toStream(sink), ...(userId !== 'visitor' && { member }) });
  }
  const counts = () => Object.values(sinks).map(({ written }) => written.length);
  streams.notifyOfLists({ listMembers: [], isEveryList: false });
  expect(counts()).toEqual([0, 0, 0]);
  streams.notifyOfLists({ listMembers: ['bob', 'cy'], isEveryList: false });
  expect(counts()).toEqual([0, 1, 0]);
  expect(sinks.bob.written[0]).toContain('"hasLists":true');
  streams.notifyOfLists({ listMembers: ['bob'], isEveryList: true });
  expect(counts()).toEqual([1, 2, 0]);
});

it('names nothing if everything may have changed, and notifies everyone', () => {
  const streams = new Streams();
  const sink = createSink();
  streams.add(toStream(sink));
  streams.notify({ ...CHANGED, isEverything: true });
  expect(JSON.parse(sink.written[0]?.slice(6) ?? '')).toMatchObject({
    posts: [],
    isEverything: true,
    hasNotifications: true,
  });
});

it('sends nothing if nothing has changed', () => {
  const streams = new Streams();
  const sink = createSink();
  streams.add(toStream(sink));
  streams.notify({ ...CHANGED, posts: [] });
  expect(sink.written).toEqual([]);
});

it('does not name posts of an author to a member separated from them by a block', () => {
  const streams = new Streams();
  const [everybody, bob] = [createSink(), createSink()];
  const member = { userId: 'bob', isSignedIn: async () => true };
  streams.add(toStream(everybody));
  streams.add({ ...toStream(bob), member });
  streams.notify(CHANGED, new Map([['bob', new Set(['ann'])]]));
  expect(everybody.written).toHaveLength(1);
  expect(bob.written).toEqual([]);
});
