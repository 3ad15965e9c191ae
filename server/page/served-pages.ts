import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toPageColour } from '#contract/page/colour.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { parseOwnJson } from '#server/platform/own-json.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import type { Head } from './head.ts';
import { askForPage, type PageAnswers, toVersionWithoutCounts } from './page-answers.ts';
import { PageRenderer } from './page-renderer.ts';
import { type Rendered, RenderedPages } from './rendered-pages.ts';
import { allowStyles, fillTemplate, type PageFiles, readPageFiles } from './served-template.ts';
import { readShell, type Shell } from './shell.ts';

/**
 * Maximum wait for a page that is rendered for the first time, in milliseconds. Then the neutral shell is served, which
 * takes a slow phone longer than this to fill.
 */
const RENDER_TIMEOUT_MS = 4000;

export interface ServedPage {
  body: string;
  /** The content security policy of the response. */
  policy: string;
}

export interface Wanted {
  /** The address, with a query only if the page is rendered with it. */
  path: string;
  /** The name in the build's list of pages, for example "recipe" or "all-recipes". */
  name: string;
  head: Head;
  /** True for a page with data that changes often. Its counts may be a few seconds old. */
  isBusy?: boolean | undefined;
}

/** Creates pages with their content from the components of the app, and caches them until their data changes. */
export class ServedPages {
  readonly html: string;
  readonly #app: FastifyInstance;
  readonly #shell: Shell;
  readonly #renderer: PageRenderer;
  readonly #files: PageFiles;
  readonly #pages = new RenderedPages();

  private constructor(app: FastifyInstance, shell: Shell, clientDir: string, thread: string) {
    const sheet = readSheet(clientDir, shell);
    this.html = shell.html;
    this.#app = app;
    this.#shell = shell;
    this.#files = readPageFiles(clientDir);
    this.#renderer = new PageRenderer(thread, sheet);
    app.addHook('onClose', () => this.#renderer.close());
  }

  /** Undefined for a build that renders no pages. */
  static open(app: FastifyInstance, clientDir: string): ServedPages | undefined {
    const file = join(clientDir, 'served.html');
    const thread = join(clientDir, '..', 'prerender', 'render-thread.js');
    if (!existsSync(file) || !existsSync(thread)) return undefined;
    return new ServedPages(app, readShell(file), clientDir, thread);
  }

  /** Undefined if the page cannot be rendered in time. The neutral shell is served then. */
  async find(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
  ): Promise<ServedPage | undefined> {
    const { path, name, head } = wanted;
    const current = await askForPage(this.#app, head.answers ?? []);
    if (!current) return undefined;
    const rendered = await this.#render(request, wanted, current);
    if (!rendered) return undefined;
    const { page, answers = current } = rendered;
    // Responses that are not embedded are not preloaded either, because they would delay the pictures.
    const html = this.#shell.toHtml(toPageColour(path.split('?', 1).join()), {
      ...head,
      answers: [],
    });
    return {
      body: fillTemplate(html, { page, answers, files: this.#files[name] ?? [] }),
      policy: allowStyles(String(reply.getHeader('content-security-policy')), page),
    };
  }

  async #render(
    { log }: FastifyRequest,
    { path, isBusy }: Wanted,
    answers: PageAnswers,
  ): Promise<Rendered | undefined> {
    const render = async (): Promise<Rendered | undefined> => {
      try {
        const page = await this.#renderer.render(path, toValues(answers));
        return isBusy ? { page, answers } : { page };
      } catch (error) {
        log.error(error);
        return undefined;
      }
    };
    const withoutCounts = isBusy ? toVersionWithoutCounts(answers) : undefined;
    const rendered = this.#pages.find(path, { exact: answers.version, withoutCounts }, render);
    return ignoreError(
      withTimeout(rendered, RENDER_TIMEOUT_MS),
      'The neutral shell is served instead',
    );
  }
}

/** Reads the app's style sheet, which the HTML of the shell names. */
function readSheet(clientDir: string, { html }: Shell): string {
  const [file = ''] = /\/assets\/[\w.-]+\.css/.exec(html) ?? [];
  return readFileSync(join(clientDir, file), 'utf8');
}

function toValues({ texts }: PageAnswers): Record<string, unknown> {
  return Object.fromEntries([...texts].map(([path, text]) => [path, parseOwnJson<unknown>(text)]));
}
