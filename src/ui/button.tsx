import { chakra } from '@chakra-ui/react';
import { button, iconButton } from './theme/recipes.ts';

export const Button = chakra('button', button, { defaultProps: { type: 'button' } });
export const IconButton = chakra('button', iconButton, { defaultProps: { type: 'button' } });
