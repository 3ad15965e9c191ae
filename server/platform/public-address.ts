import type { LookupAddress, LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const DNS_TRY_MS = 1_000;
const DNS_TRIES = 2;

/** Special-purpose and multicast ranges from the IANA registries. */
const NOT_PUBLIC = createBlockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);

/** Global unicast addresses, without those that embed IPv4 addresses or serve tests. */
const PUBLIC_IPV6 = createBlockList(['2000::/3']);
const NOT_PUBLIC_IPV6 = createBlockList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Checks an IPv4 address mapped to IPv6 as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return !NOT_PUBLIC.check(mapped);
  if (isIP(mapped) !== 6) return false;
  return PUBLIC_IPV6.check(mapped, 'ipv6') && !NOT_PUBLIC_IPV6.check(mapped, 'ipv6');
}

/** Thrown if a host has no address, or one outside the public ranges. */
export class NoPublicAddress extends Error {
  constructor(host: string) {
    super(`${host} has no public address`);
    this.name = 'NoPublicAddress';
  }
}

/** Returns the addresses of a name. Rejects if it has none. */
export type FindAddresses = (hostname: string) => Promise<LookupAddress[]>;

type Report = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * The `lookup` of a connection, which then uses exactly the addresses checked here. A single local address refuses the
 * name. It avoids `dns.lookup`, because a slow name server would block one of the four threads that also hash passwords
 * and read files.
 */
export const lookUpPublic = createLookUp(findAddresses);

export function createLookUp(find: FindAddresses, isAllowed = isPublicAddress) {
  return (hostname: string, options: LookupOptions, report: Report): void => {
    const answer = (found: LookupAddress[]): void => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        report(new NoPublicAddress(hostname), []);
      } else if (options.all) report(null, found);
      else report(null, first.address, first.family);
    };
    find(hostname).then(answer, (error: unknown) => {
      report(error instanceof Error ? error : new Error(String(error)), []);
    });
  };
}

/** Rejects if the name has neither an IPv4 nor an IPv6 address. */
export async function findAddresses(hostname: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: DNS_TRY_MS, tries: DNS_TRIES });
  const ask = async (family: 4 | 6) => {
    const found = await (family === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname));
    return found.map((address) => ({ address, family }));
  };
  const [four, six] = await Promise.allSettled([ask(4), ask(6)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function createBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
