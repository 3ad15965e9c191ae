import type { DeviceMessage } from '#contract/device/stored-copy.ts';
import type { Insight } from '#contract/recipe/insight.ts';
import type { Recipe, RecipePage } from '#contract/recipe/schema.ts';
import { createCircuitBreaker } from '#offline/network/circuit-breaker.ts';
import { markAsOurs, toOwnAnswer } from '#offline/testing/own-answer.ts';
import { createLateAnswers } from '../recipes/late-answers.ts';
import { toRecipeAddress } from '../recipes/recipe-addresses.ts';
import { answerRecipes, type WorkerPorts } from '../recipes/recipes.ts';

type Serve = (request: Request, init: RequestInit) => Response | Promise<Response>;

/** Worker ports for tests, with a settable clock and a replaceable server. */
export class WorkerHarness implements WorkerPorts {
  now = 1_000_000;
  circuit = createCircuitBreaker();
  late = createLateAnswers();
  announced: DeviceMessage[] = [];
  requests: { request: Request; init: RequestInit }[] = [];
  serve: Serve = () => Promise.reject(new TypeError('Failed to fetch'));
  private kept: Promise<unknown>[] = [];
  private waits: { ms: number; end: () => void }[] = [];
  private watchers: (() => void)[] = [];

  announce = (message: DeviceMessage) => void this.announced.push(message);
  keepAlive = (work: Promise<unknown>) => void this.kept.push(work);

  fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(address, 'http://simmer.test'), init);
    this.requests.push({ request, init });
    return this.serve(request, init);
  };

  private wait = (ms: number, over: AbortSignal) =>
    new Promise<void>((end) => {
      const wait = { ms, end };
      this.waits.push(wait);
      over.addEventListener('abort', () => {
        this.waits = this.waits.filter((other) => other !== wait);
      });
      for (const watcher of this.watchers.splice(0)) watcher();
    });

  clock = { now: () => this.now, wait: this.wait };

  /** Ends the next wait of this length, and waits for its start first if needed. */
  async pass(ms: number): Promise<void> {
    for (;;) {
      const at = this.waits.findIndex((wait) => wait.ms === ms);
      const [wait] = at < 0 ? [] : this.waits.splice(at, 1);
      if (wait) {
        this.now += ms;
        wait.end();
        return;
      }
      await new Promise<void>((begun) => this.watchers.push(begun));
    }
  }

  /** Resolves when all background work is done. */
  async settle(): Promise<void> {
    while (this.kept.length > 0) await Promise.all(this.kept.splice(0));
  }

  /** Returns the worker's response before its background work is done. */
  async ask(path: string): Promise<Response> {
    const address = toRecipeAddress(new URL(path, 'http://simmer.test'));
    if (!address) throw new Error(`${path} is not an address of the recipes`);
    return answerRecipes(address, this);
  }

  /** Returns the worker's response after its background work is done. */
  async answer(path: string): Promise<Response> {
    const response = await this.ask(path);
    await this.settle();
    return response;
  }
}

/** A server that responds as ours does. */
export const serving =
  (body: Recipe | Recipe[] | RecipePage | Insight | string[], etag = '"1"'): Serve =>
  (request) =>
    request.headers.get('if-none-match') === etag
      ? markAsOurs(new Response(null, { status: 304 }))
      : toOwnAnswer(body, { headers: { etag } });

export const unreachable: Serve = () => Promise.reject(new TypeError('Failed to fetch'));

/** A connection without a response; like `fetch`, it rejects when it is aborted. */
export const silent: Serve = (_request, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** A server that responds when `arrive` is called. */
export function createSlowServer(answer: Serve): { serve: Serve; arrive: () => void } {
  const door = new EventTarget();
  const arrival = new Promise((resolve) => door.addEventListener('open', resolve));
  return {
    serve: async (request, init) => {
      await arrival;
      return answer(request, init);
    },
    arrive: () => void door.dispatchEvent(new Event('open')),
  };
}
