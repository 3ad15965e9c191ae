import { expect, it } from 'vitest';
import { toNetworks, toWidestNetwork } from './networks.ts';

it('counts an IPv6 address in three networks, the wider ones with a larger allowance', () => {
  expect(toNetworks('2001:db8:1:2345:6::7')).toEqual([
    { name: '2001:db8:1:2345::/64', share: 1 },
    { name: '2001:db8:1:2300::/56', share: 1.25 },
    { name: '2001:db8:1::/48', share: 1.5 },
  ]);
  expect(toWidestNetwork('2001:db8:1:2345:6::7')).toBe('2001:db8:1::/48');
});

it.each(['192.0.2.1', '::ffff:192.0.2.1'])('counts %s as one address', (ip) => {
  expect(toNetworks(ip)).toEqual([{ name: '192.0.2.1', share: 1 }]);
});
