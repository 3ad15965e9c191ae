import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { button } from './theme/recipes.ts';

/** A link that looks like a button: for going somewhere, where a button is for doing something. */
export const ButtonLink = createLink(chakra('a', button));
