import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const text = v.pipe(v.string(), v.minLength(1));
const Source = v.union([
  v.strictObject({ repository: text, path: v.optional(text), commit: v.optional(text) }),
  v.strictObject({ page: v.pipe(text, v.url()) }),
  v.strictObject({ otherPublicFiles: v.pipe(v.number(), v.minValue(1)) }),
]);
const facts = {
  by: v.optional(text),
  confidence: v.picklist(['high', 'medium']),
  sources: v.pipe(v.array(Source), v.minLength(1)),
};
const Evidence = v.strictObject({
  notes: v.array(text),
  videos: v.record(text, v.strictObject({ video: v.pipe(text, v.regex(/^[\w-]{11}$/)), ...facts })),
  playlists: v.record(
    text,
    v.strictObject({
      playlist: v.pipe(text, v.regex(/^[A-Za-z0-9]{22}$/)),
      genre: text,
      ...facts,
    }),
  ),
});
const Filmed = v.object({ shortform_video_url: v.string(), longform_video_url: v.string() });

const folder = fileURLToPath(new URL('../dishes/', import.meta.url));
const read = (path: string): string => readFileSync(`${folder}${path}`, 'utf8');
const evidence = v.parse(Evidence, JSON.parse(read('../media-evidence.json')));
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && path.split('/').length === 3,
);

describe('the videos of the collection', () => {
  it('match the recorded evidence, and dishes contain no other links', () => {
    const linked = paths.flatMap((path) => {
      const dish = v.parse(Filmed, JSON.parse(read(path)));
      const url = dish.longform_video_url;
      expect(dish.shortform_video_url).toBe('');
      expect(read(path).replace(url, '')).not.toMatch(/https?:|www\./);
      return url === '' ? [] : [[basename(path, '.json'), url]];
    });
    expect(Object.fromEntries(linked)).toEqual(
      Object.fromEntries(
        Object.entries(evidence.videos).map(([id, { video }]) => [
          id,
          `https://www.youtube.com/watch?v=${video}`,
        ]),
      ),
    );
  });

  it('belong to one dish each', () => {
    const ids = Object.values(evidence.videos).map(({ video }) => video);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
