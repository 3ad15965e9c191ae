import { chakra } from '@chakra-ui/react';
import { toTextParts } from './text-links.ts';

/** Text of somebody as they wrote it: every space and line stays, and what is an address can be followed. */
export function LinkedText({ text }: { text: string }) {
  return (
    <Words dir="auto">
      {toTextParts(text).map(({ at, text: words, href }) =>
        href ? (
          <chakra.a key={at} {...toElsewhere(href)} color="ember" textDecoration="underline">
            {words}
          </chakra.a>
        ) : (
          words
        ),
      )}
    </Words>
  );
}

/** It opens beside ours, cannot reach back, is not told where one came from, and gains nothing by standing here. */
function toElsewhere(href: string) {
  return { href, target: '_blank', rel: 'nofollow noopener noreferrer ugc' };
}

const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });
