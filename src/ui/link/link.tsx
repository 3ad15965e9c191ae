import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** The router's link with the theme's style properties, for pages that few see: the router's own is lighter. */
export const Link = createLink(chakra('a'));
