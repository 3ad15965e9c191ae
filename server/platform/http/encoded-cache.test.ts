import { describe, expect, it } from 'vitest';
import { EncodedCache } from './encoded-cache.ts';

describe('compressed responses', () => {
  it('are encoded once for concurrent requests', async () => {
    const texts = new EncodedCache();
    const [first, second] = await Promise.all([
      texts.encode('a', 'br', 'x'.repeat(5000)),
      texts.encode('a', 'br', 'x'.repeat(5000)),
    ]);
    expect(first).toBe(second);
    expect(texts.find('a', 'br')).toBe(first);
    expect(texts.find('a', 'gzip')).toBeUndefined();
  });

  it('are evicted when the cache is full, and not stored if they are larger than it', async () => {
    const texts = new EncodedCache(100);
    for (const hash of ['a', 'b', 'c']) await texts.encode(hash, 'identity', 'x'.repeat(40));
    expect(texts.find('a', 'identity')).toBeUndefined();
    expect(texts.find('b', 'identity')?.length).toBe(40);
    await texts.encode('d', 'identity', 'x'.repeat(400));
    expect(texts.find('c', 'identity')?.length).toBe(40);
    expect(texts.find('d', 'identity')).toBeUndefined();
  });
});
