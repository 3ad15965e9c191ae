import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A real link that the router follows without loading the page anew; takes the theme's style properties. */
export const Link = createLink(chakra('a'));
