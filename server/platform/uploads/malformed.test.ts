import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestAnimation, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as uploadTexts from '#texts/upload.ts';

let test: TestApp;
let cook: Cook;
const originals: (readonly [string, Buffer])[] = [];
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  cook = await signUp(test.app);
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    originals.push([`image/${format}`, await toTestPicture(format, 200, 150)]);
  }
  originals.push(['image/gif', await toTestAnimation(200, 150)]);
});
afterAll(() => test.close());

async function upload(bytes: Buffer, type: string) {
  const { payload, headers } = toForm('image', bytes, type);
  return (await cook.ask('POST', toPath(uploadImage), payload, headers)).statusCode;
}

/** Returns the same numbers in every run, so that a failing picture can be reproduced. */
function createSeededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function flip(bytes: Buffer, times: number, within: number, pick: (sides: number) => number) {
  const flipped = Buffer.from(bytes);
  for (let n = 0; n < times; n += 1) {
    const at = pick(Math.min(within, flipped.length));
    flipped[at] = (flipped[at] ?? 0) ^ (1 << pick(8));
  }
  return flipped;
}

describe('malformed pictures', () => {
  it('are refused if truncated and damaged, without using much memory', async () => {
    const pick = createSeededRandom(7);
    const before = process.memoryUsage().rss;
    const statuses = new Map<number, number>();
    for (let n = 0; n < 200; n += 1) {
      const [type, whole] = originals[n % originals.length] ?? ['', Buffer.alloc(0)];
      const cut = whole.subarray(0, 10 + pick(Math.floor(whole.length * 0.8)));
      const status = await upload(flip(cut, 1 + pick(20), cut.length, pick), type);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(250);
    expect((await test.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  });

  it('with a few flipped bits are accepted or refused, without other errors', async () => {
    const pick = createSeededRandom(11);
    for (let n = 0; n < 60; n += 1) {
      const [type, whole] = originals[n % originals.length] ?? ['', Buffer.alloc(0)];
      expect([201, 415, 422]).toContain(await upload(flip(whole, 3, whole.length, pick), type));
    }
  });
});

function toChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Creates some kilobytes with a header that announces these dimensions. */
function toPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(20_000_000));
  const sign = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  return Buffer.concat([
    sign,
    toChunk('IHDR', header),
    toChunk('IDAT', pixels),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toGifBomb(side: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const screen = Buffer.concat([size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const all = Array.from({ length: frames }, () => frame);
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...all, Buffer.from([0x3b])]);
}

describe('pictures that are far larger than their files', () => {
  it.each([
    ['a PNG of 900 megapixels', toPngBomb(30_000, 30_000), 'image/png'],
    ['a PNG of one endless line', toPngBomb(2_000_000_000, 1), 'image/png'],
    ['a GIF of 1000 large frames', toGifBomb(5000, 1000), 'image/gif'],
    ['a GIF of 100 000 tiny frames', toGifBomb(2, 100_000), 'image/gif'],
  ])('[T-uploads-5] refuses a picture larger than its file: %s', async (_what, bytes, type) => {
    const before = process.memoryUsage().rss;
    expect(await upload(bytes, type)).toBe(422);
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(150);
  });
});

const ask = async (bytes: Buffer, type: string) => {
  const { payload, headers } = toForm('image', bytes, type);
  const answer = await cook.ask('POST', toPath(uploadImage), payload, headers);
  return [answer.statusCode, answer.json().error];
};
const askInPost = async (bytes: Buffer, type: string) => {
  const image = `data:${type};base64,${bytes.toString('base64')}`;
  const answer = await cook.ask('POST', '/posts', { title: 'a', content: 'b', image });
  return [answer.statusCode, answer.json().error, answer.json().details?.[0]?.path];
};

describe('a picture with a fault', () => {
  it('is accepted if only the end marker of a JPEG is missing', async () => {
    for (const [type, whole] of originals.slice(0, 1)) {
      expect(await ask(whole.subarray(0, -2), type)).toEqual([201, undefined]);
      expect(await askInPost(whole.subarray(0, -2), type)).toEqual([201, undefined, undefined]);
      const padded = Buffer.concat([whole, Buffer.alloc(500)]);
      expect(await ask(padded, type)).toEqual([201, undefined]);
    }
  });

  it.each([0.99, 0.9, 0.5])(
    'is reported as truncated if only %f of its file was sent',
    async (share) => {
      for (const [type, whole] of originals) {
        const cut = whole.subarray(0, Math.floor(whole.length * share));
        expect.soft(await ask(cut, type), type).toEqual([422, uploadTexts.cutOff]);
        expect.soft((await askInPost(cut, type))[1], type).toBe(uploadTexts.cutOff);
      }
    },
  );

  it('is refused with the reason if it has too many pixels or frames', async () => {
    const large = await sharp({
      create: { width: 8000, height: 6000, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    expect(await ask(large, 'image/jpeg')).toEqual([422, uploadTexts.tooManyPixels]);
    expect(await askInPost(large, 'image/jpeg')).toEqual([422, uploadTexts.tooManyPixels, 'image']);
    const png = toPngBomb(30_000, 30_000);
    expect(await ask(png, 'image/png')).toEqual([422, uploadTexts.tooManyPixels]);
    expect(await ask(toGifBomb(2, 600), 'image/gif')).toEqual([422, uploadTexts.tooManyFrames]);
    const moving = await toTestAnimation(4000, 4000);
    expect(await ask(moving, 'image/gif')).toEqual([422, uploadTexts.tooManyPixels]);
  });

  it('gets the general error if it is not a picture', async () => {
    const text = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from('text\xff\xd9', 'latin1'),
    ]);
    expect(await ask(text, 'image/jpeg')).toEqual([422, uploadTexts.uploadFailed]);
    expect(await ask(Buffer.alloc(0), 'image/png')).toEqual([422, uploadTexts.noFile]);
  });
});
