import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import { uploadImage as uploadPicture } from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, trustProxy: true });
  cook = await signUp(test.app);
});
afterAll(() => test.close());

async function uploadImage() {
  const { payload, headers } = toForm('image', await toTestPicture('png'));
  return v.parse(
    UploadAnswer,
    (await cook.ask('POST', toPath(uploadPicture), payload, headers)).json(),
  );
}
const get = (url: string) => test.app.inject({ url });

describe('GET /media/uploads/…', () => {
  it('answers 304 if the client has the file, and HEAD without a body', async () => {
    const { imageUrl } = await uploadImage();
    const { headers } = await get(imageUrl);
    const again = await test.app.inject({
      url: imageUrl,
      headers: { 'if-none-match': `${headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await test.app.inject({ method: 'HEAD', url: imageUrl });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it.each([
    '',
    'x.webp',
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    'incoming/1',
    '018f0000-0000-7000-8000-000000000000.webp',
    '018f0000-0000-7000-8000-000000000000.webp/../x',
    'aa/018f0000-0000-7000-8000-000000000000.webp',
  ])('[T-uploads-6] answers 404 to a name that is no upload: "%s"', async (name) => {
    const answer = await get(`/media/uploads/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('simmer');
  });

  it('[T-uploads-7] an upload runs no scripts, cannot be framed, and gets HSTS only over TLS, even if it is missing', async () => {
    const { imageUrl } = await uploadImage();
    for (const url of [imageUrl, '/media/uploads/x.webp']) {
      const plain = await get(url);
      expect(plain.headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(plain.headers['x-content-type-options']).toBe('nosniff');
      expect(plain.headers['strict-transport-security']).toBeUndefined();
      const secure = await test.app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });
      expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});
