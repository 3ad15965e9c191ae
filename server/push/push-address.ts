import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** `local`: a stand-in on this machine, for tests alone. */
export type PushReach = 'public' | 'local';

/** Names that no public DNS has, beside those without a dot. */
const LOCAL_NAME =
  /\.(?:local|localhost|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion)$/;

/** What is no public unicast address: IANA's registries of special-purpose addresses, and multicast. */
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

/** Of IPv6 only what is given out to networks of the Internet, without what leads on to IPv4 addresses or to tests. */
const PUBLIC_IPV6 = createBlockList(['2000::/3']);
const NOT_PUBLIC_IPV6 = createBlockList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * Whether the server may send to this address, as far as the address itself tells: https at the usual port of a named host.
 * What the name stands for is looked at when it is connected to (`lookUpPublic`).
 */
export function isPushAddress(address: string, reach: PushReach): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (reach === 'local') return protocol === 'http:' && hostname === '127.0.0.1';
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    host.includes('.') &&
    !hostname.startsWith('[') &&
    isIP(host) === 0 &&
    !LOCAL_NAME.test(host)
  );
}

/** IPv4 in IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return !NOT_PUBLIC.check(mapped);
  if (isIP(mapped) !== 6) return false;
  return PUBLIC_IPV6.check(mapped, 'ipv6') && !NOT_PUBLIC_IPV6.check(mapped, 'ipv6');
}

type Report = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * `dns.lookup` for a connection, which is made to the very addresses that were checked: a name cannot stand for another one
 * in between. One address of a local network among them is enough to refuse.
 */
export function lookUpPublic(hostname: string, options: LookupOptions, report: Report): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) report(error, []);
    else if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      report(new Error(`${hostname} is no public host`), []);
    } else if (options.all) report(null, found);
    else report(null, first.address, first.family);
  });
}

function createBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
