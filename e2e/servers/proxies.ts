import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createCertificate, findFreePort, type Part, run, stop, until, write } from './parts.ts';

export interface Proxy extends Part {
  name: string;
  /** The certificate to trust. */
  ca: string;
}

type StartProxy = (directory: string, servers: readonly number[]) => Promise<Proxy>;

/** `deploy/nginx.conf` with other ports, names and certificate. */
export const startNginx: StartProxy = async (directory, servers) => {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const { key, certificate } = createCertificate(directory);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(
      /server 127\.0\.0\.1:3000(.*);/,
      servers.map((server) => `server 127.0.0.1:${server}$1;`).join('\n'),
    )
    .replace('listen 80;', `listen ${plainPort};`)
    .replace('listen 443 ssl', `listen ${port} ssl`)
    .replaceAll('simmer.example', 'localhost')
    .replace('/etc/ssl/simmer/fullchain.pem', certificate)
    .replace('/etc/ssl/simmer/privkey.pem', key);
  const around = `daemon off; pid ${directory}/nginx.pid; error_log stderr;
    events {}
    http { access_log off; client_body_temp_path ${directory}/bodies; proxy_temp_path ${directory}/proxy;
      fastcgi_temp_path ${directory}/f; uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
      ${site} }`;
  const file = write(directory, 'nginx.conf', around);
  const child = run('/usr/sbin/nginx', ['-p', directory, '-c', file]);
  await untilOpen('nginx', port);
  return { name: 'nginx', port, ca: readFileSync(certificate, 'utf8'), stop: () => stop(child) };
};

/** `deploy/Caddyfile` with a local certificate, so that Caddy requests none from the network. */
export const startCaddy: StartProxy = async (directory, servers) => {
  const port = await findFreePort();
  const { key, certificate } = createCertificate(directory);
  const site = readFileSync('deploy/Caddyfile', 'utf8').replace(
    '\treverse_proxy',
    `\ttls ${certificate} ${key}\n\treverse_proxy`,
  );
  const around = `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`;
  const child = run(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', write(directory, 'Caddyfile', around)],
    {
      DOMAIN: `localhost:${port}`,
      SIMMER: servers.map((server) => `127.0.0.1:${server}`).join(' '),
      XDG_DATA_HOME: directory,
      XDG_CONFIG_HOME: directory,
    },
  );
  await untilOpen('Caddy', port);
  return { name: 'Caddy', port, ca: readFileSync(certificate, 'utf8'), stop: () => stop(child) };
};

function untilOpen(name: string, port: number): Promise<void> {
  return until(
    name,
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('error', () => resolve(false));
        socket.once('connect', () => {
          socket.destroy();
          resolve(true);
        });
      }),
  );
}
