import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** The router's link with Chakra's style properties, for rarely visited pages. The router's own link is lighter. */
export const Link = createLink(chakra('a'));
