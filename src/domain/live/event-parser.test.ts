import { expect, test } from 'vitest';
import { createEventParser } from './event-parser.ts';

test('returns the data of each complete event, however it is split', () => {
  const text = ':\n\ndata: {"a":1}\n\n:\n\ndata: {"b":2}\n\n';
  for (let size = 1; size <= text.length; size += 1) {
    const parse = createEventParser();
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap(parse)).toEqual(['{"a":1}', '{"b":2}']);
  }
});

test('accepts the line ends of a proxy and named events', () => {
  expect(createEventParser()('event: x\r\ndata:1\r\n\r\n')).toEqual(['1']);
});

test('throws for an event that does not end', () => {
  const parse = createEventParser();
  expect(() => parse('x'.repeat(100_000))).toThrow('without an end');
});
