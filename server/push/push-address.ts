import { isIP } from 'node:net';

/** `local` is for tests only: a push service on this machine. */
export type PushReach = 'public' | 'local';

/** Names that public DNS does not have, in addition to names without a dot. */
const LOCAL_NAME =
  /\.(?:local|localhost|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion)$/;

/**
 * True if the server may send to this address, judged by the URL only: https at the default port of a named host.
 * `lookUpPublic` of the platform checks the resolved addresses on connection.
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
