import { chakra } from '@chakra-ui/react';
import { button } from './theme/recipes.ts';

/** A page of somebody else's opens beside ours, cannot reach back, and is not told where one came from. */
const defaultProps = { target: '_blank', rel: 'noopener noreferrer' };

export const OutsideLink = chakra('a', {}, { defaultProps });
export const OutsideButton = chakra('a', button, { defaultProps });
