import { expect, it } from 'vitest';
import { createLookUp, isPublicAddress, lookUpPublic, NoPublicAddress } from './public-address.ts';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:192.168.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:a00:1::1',
  'no address',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  '1.1.1.1',
  '172.32.0.1',
  '223.255.255.254',
  '2a00:1450:4001::1',
  '2606:4700::1',
  '::ffff:1.1.1.1',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['this machine', ['127.0.0.1']],
  ['a public and a private address', ['1.1.1.1', '10.0.0.1']],
  ['nothing', []],
])('[T-push-1] refuses to connect to a name that resolves to %s', async (_what, addresses) => {
  const lookUp = createLookUp(async () => addresses.map((address) => ({ address, family: 4 })));
  for (const options of [{}, { all: true }]) {
    const answer = await new Promise((resolve) => {
      lookUp('push.example.org', options, (error, found) => resolve([error, found]));
    });
    expect(answer).toEqual([new NoPublicAddress('push.example.org'), []]);
  }
});

it('reports an error for a name without an address', async () => {
  const error = await new Promise((resolve) => lookUpPublic('nobody.invalid', {}, resolve));
  expect(error).toBeInstanceOf(Error);
});
