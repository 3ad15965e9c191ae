import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A link in ember that stands by itself, tall enough for a thumb. */
export const TextLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'tap',
      color: 'ember',
      fontWeight: '600',
      textDecoration: 'none',
    },
  }),
);
