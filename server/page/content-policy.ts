import { createHash } from 'node:crypto';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { MUSIC_TOKEN_URL } from '#contract/recipe/music.ts';
import { sendPolicyReport } from '#contract/status/endpoints.ts';

/** The hash of the empty text lets Emotion insert rules into its own style element (measured in Chromium). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Receives the reports of blocked content. `report-to` would be a second mechanism, and not all browsers support it.
 */
const POLICY_REPORTS = API_BASE + toPath(sendPolicyReport);

/** The only cross-origin frames, for the tabs Cultural Story and Cultural Music. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://open.spotify.com'];

/**
 * Pages may load their own files and run the inline scripts of the build, by hash. A script element with data (JSON-LD)
 * is never run, so it needs no directive.
 */
export function toContentPolicy(pages: readonly string[]): Record<string, string[]> {
  const self = "'self'";
  return {
    'default-src': [self],
    'script-src': [
      self,
      ...toHashes(pages, /<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g),
    ],
    'style-src': [
      self,
      EMPTY_STYLE,
      ...toHashes(pages, /<style(?<attributes>[^>]*)>(?<text>[^]*?)<\/style>/g),
    ],
    'img-src': [self, 'data:', 'blob:'],
    // The only other host: it exchanges the code of a sign-in. Every page allows it, because the service worker caches
    // the shell with its headers.
    'connect-src': [self, new URL(MUSIC_TOKEN_URL).origin],
    'frame-src': FRAMES,
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': [self],
    // No text becomes script or markup at run time. The single policy (index.html) only lets the page name our own
    // workers.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [POLICY_REPORTS],
  };
}

function toHashes(pages: readonly string[], element: RegExp): string[] {
  const hashes = new Set<string>();
  for (const { groups } of pages.flatMap((html) => [...html.matchAll(element)])) {
    const { attributes = '', text = '' } = groups ?? {};
    if (text === '' || attributes.includes('application/ld+json')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}
