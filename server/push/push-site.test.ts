import { expect, it } from 'vitest';
import { toPushSite } from './push-site.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/a', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', 'push.services.mozilla.com'],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', 'notify.windows.com'],
  ['https://web.push.apple.com/a', 'push.apple.com'],
  ['https://storage.googleapis.com/a', 'googleapis.com'],
  ['https://notpush.apple.com/a', 'apple.com'],
  ['https://a1.evil.example.org/a', 'example.org'],
  ['https://a2.evil.example.org./a', 'example.org'],
  ['https://push.example.co.uk/a', 'example.co.uk'],
  ['http://127.0.0.1:8080/a', '127.0.0.1:8080'],
])('the site of %s is %s', (endpoint, site) => {
  expect(toPushSite(endpoint)).toBe(site);
});
