import { searchPeople } from '#contract/member/endpoints.ts';
import { listPosts } from '#contract/post/endpoints.ts';
import { callApi } from '#platform/network/send.ts';
import * as searchTexts from '#texts/search.ts';

/** The posts that the server finds for `q`. */
export function fetchFoundPosts(q: string, signal: AbortSignal) {
  return callApi(listPosts, {
    query: { q },
    fallback: searchTexts.failedToLoadPosts,
    inBackground: true,
    signal,
  });
}

export function fetchFoundPeople(q: string, signal: AbortSignal) {
  return callApi(searchPeople, {
    query: { q },
    fallback: searchTexts.failedToLoadPeople,
    inBackground: true,
    signal,
  });
}
