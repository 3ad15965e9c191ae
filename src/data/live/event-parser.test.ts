import { expect, test } from 'vitest';
import { createEventParser } from './event-parser.ts';

test('gives the data of each event once it is whole, however it is cut', () => {
  const text = ':\n\ndata: {"a":1}\n\n:\n\ndata: {"b":2}\n\n';
  for (let size = 1; size <= text.length; size += 1) {
    const parse = createEventParser();
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap(parse)).toEqual(['{"a":1}', '{"b":2}']);
  }
});

test('takes the line ends of a proxy, and names of events', () => {
  expect(createEventParser()('event: x\r\ndata:1\r\n\r\n')).toEqual(['1']);
});

test('what never ends is no stream', () => {
  const parse = createEventParser();
  expect(() => parse('x'.repeat(100_000))).toThrow('without an end');
});
