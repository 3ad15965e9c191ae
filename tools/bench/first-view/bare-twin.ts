import type { ServerResponse } from 'node:http';
import { type LocalServer, openLocalServer } from '../local-server.ts';

/** A `picture` or `img` that the page loads first. */
const FIRST_PICTURE =
  /<picture[^>]*>(?:(?!<\/picture>)[^])*fetchpriority="high"[^]*?<\/picture>|<img[^>]*fetchpriority="high"[^>]*>/i;

/**
 * Serves a page with only the title and the first picture of the page at `address`, as a lower bound for it on this
 * machine. The picture comes from the page's server.
 */
export async function openBareTwin(address: string): Promise<LocalServer> {
  const { origin } = new URL(address);
  const html = await (await fetch(address)).text();
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const [picture = ''] = FIRST_PICTURE.exec(html) ?? [];
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>img{width:100%;height:auto}</style>${title}<h1>${title.replace(/<[^>]+>/g, '')}</h1>${picture}`;
  return openLocalServer((request, reply) => {
    if (request.url === '/') {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    void passOn(origin + request.url, reply);
  });
}

async function passOn(address: string, reply: ServerResponse): Promise<void> {
  try {
    const answer = await fetch(address);
    const type = answer.headers.get('content-type') ?? 'text/plain';
    reply.writeHead(answer.status, { 'content-type': type });
    reply.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    reply.writeHead(502).end(String(error));
  }
}
