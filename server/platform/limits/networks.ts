import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A range of addresses that one person may control. */
export interface Network {
  name: string;
  /** Allowance as a multiple of the allowance of a single address. */
  share: number;
}

/**
 * Providers give a home one /64 or /56, and a company or a rented server a /48. Mobile phones share a /48 with
 * others.
 */
const IPV6_SHARES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 1.25 },
  { bits: 48, share: 1.5 },
];

/** Lists the networks of an address from narrow to wide. An IPv4 address is its only network. */
export function toNetworks(ip: string): Network[] {
  const address = normalizeIP(ip);
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  return IPV6_SHARES.map(({ bits, share }) => ({
    name: `${normalizeIP(ip, bits)}/${bits}`,
    share,
  }));
}

export function toWidestNetwork(ip: string): string {
  return toNetworks(ip).at(-1)?.name ?? ip;
}
