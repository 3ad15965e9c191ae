import { expect, it } from 'vitest';
import { toDeviceName } from './device-name.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 10; K)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome on Android', `${PIXEL} ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet on Android', `${PIXEL} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari`],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/141.0.0.0 Safari/537.36 Edg/141',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['Safari on Mac', `${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15`],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604`,
  ],
  ['Chrome on iPad', `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) CriOS/141.0 Safari/604.1`],
  ['Opera on Mac', `${MAC} Chrome/141.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['Chrome on ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/141.0.0.0 Safari/537.36'],
  ['A browser on Windows', 'Something (Windows NT 10.0)'],
  ['', 'curl/8.5.0'],
  ['', undefined],
])('returns "%s"', (words, userAgent) => {
  expect(toDeviceName(userAgent)).toBe(words);
});
