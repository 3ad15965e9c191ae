import { expect, it } from 'vitest';
import { postMessage } from './post-message.ts';
import { isPushAddress } from './push-address.ts';

it('accepts the push services of the browsers', () => {
  const known = [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ];
  expect(known.filter((address) => !isPushAddress(address, 'public'))).toEqual([]);
});

it('refuses an address that was stored under older rules', async () => {
  const message = { endpoint: 'https://10.0.0.1/', headers: {}, body: Buffer.from('x') };
  const sending = postMessage(message, 'public', new AbortController().signal);
  await expect(sending).rejects.toThrow('is not an allowed push address');
});
