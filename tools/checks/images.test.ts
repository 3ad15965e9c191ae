import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

const compose = readFileSync('compose.yaml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** An exact version, such as `18.6` or `v1.7.0`, with or without a digest. */
const PINNED =
  /^[a-z./-]+:v?(?:\d+\.\d+\.\d+|18\.\d+)(?:-[a-z]+(?:-slim)?)?(?:@sha256:[0-9a-f]{64})?$/;

const images = [
  ...Array.from(compose.matchAll(/^\s+image: (\S+)/gm), ([, image = '']) => image),
  ...Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image = '']) => image),
];

it.each(images)('the image %s is pinned to an exact version', (image) => {
  expect(image).toMatch(PINNED);
});

it.each(['minio/minio', 'redis:8', 'node:24-bookworm-slim', 'caddy:latest', 'postgres:18'])(
  'does not count %s as pinned',
  (image) => {
    expect(image).not.toMatch(PINNED);
  },
);

test('runs all stages of the Dockerfile on the same Node version', () => {
  const bases = images.filter((image) => image.startsWith('node:'));
  expect([bases.length, new Set(bases).size]).toEqual([2, 1]);
});

function toService(name: string): string {
  return new RegExp(`^  ${name}:\n((?:(?:    .*)?\n)+)`, 'm').exec(compose)?.[1] ?? '';
}

function toVariable(service: string, name: string): string | undefined {
  return new RegExp(`^      ${name}: (.+)$`, 'm').exec(toService(service))?.[1];
}

describe('the store of pictures in compose.yaml', () => {
  test('never gives Simmer the key of its root user', () => {
    const root = toVariable('pictures', 'ROOT_ACCESS_KEY');
    expect(root).toBeDefined();
    expect(toVariable('simmer', 'S3_ACCESS_KEY_ID')).not.toBe(root);
    expect(toVariable('pictures', 'ROOT_SECRET_KEY')).toContain('S3_ROOT_PASSWORD');
    expect(toService('simmer')).not.toContain('S3_ROOT_PASSWORD');
  });

  test('creates the bucket and the key that Simmer uses, before Simmer starts', () => {
    const key = toVariable('simmer', 'S3_ACCESS_KEY_ID');
    const bucket = toVariable('simmer', 'S3_BUCKET');
    const script = toService('bucket');
    expect(script).toContain(`create-user --access ${key} --secret "$$S3_PASSWORD" --role user`);
    expect(script).toContain(`create-bucket --bucket ${bucket} --owner ${key}`);
    expect(toVariable('simmer', 'bucket')).toBe('{ condition: service_completed_successfully }');
  });
});

test('docs/running.md lists every variable that compose.yaml needs', () => {
  const needed = Array.from(compose.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
  const running = readFileSync('docs/running.md', 'utf8');
  expect(needed.length).toBeGreaterThan(2);
  expect(needed.filter((name) => !running.includes(`${name}=`))).toEqual([]);
});
