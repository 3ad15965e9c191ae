import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { iconButton } from './theme/recipes.ts';

/** A link that looks like an icon button. */
export const IconLink = createLink(chakra('a', iconButton));
