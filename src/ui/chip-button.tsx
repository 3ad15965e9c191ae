import { chakra } from '@chakra-ui/react';
import { chip } from './theme/recipes.ts';

/** A chip that does something, where `ChipLink` goes somewhere; apart, since lists do without. */
export const ChipButton = chakra('button', chip, { defaultProps: { type: 'button' } });
