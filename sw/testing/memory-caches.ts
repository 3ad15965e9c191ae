const ORIGIN = 'http://simmer.test';

function toAddress(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, ORIGIN).href;
}

/** An in-memory Cache Storage with the methods that the worker uses, since Node has none. */
class MemoryCache implements Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> {
  private kept = new Map<string, Response>();

  match = async (request: RequestInfo | URL) => this.kept.get(toAddress(request))?.clone();
  put = async (request: RequestInfo | URL, response: Response) => {
    const body = await response.arrayBuffer();
    this.kept.set(toAddress(request), new Response(body, { headers: response.headers }));
  };
  keys = async () => [...this.kept.keys()].map((address) => new Request(address));
  delete = async (request: RequestInfo | URL) => this.kept.delete(toAddress(request));
}

export class MemoryCaches {
  private named = new Map<string, MemoryCache>();

  open = async (name: string): Promise<MemoryCache> => {
    const cache = this.named.get(name) ?? new MemoryCache();
    this.named.set(name, cache);
    return cache;
  };

  /** The paths and queries stored under a name, in insertion order. */
  async list(name: string): Promise<string[]> {
    const keys = await (await this.open(name)).keys();
    return keys.map(({ url }) => url.slice(ORIGIN.length));
  }
}
