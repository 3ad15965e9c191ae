import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { badge, chip, skeleton, tag } from './theme/recipes.ts';

export const ChipLink = createLink(chakra('a', chip));
export const Badge = chakra('span', badge);
export const Tag = chakra('span', tag);
const Bar = chakra('span', skeleton);

/** A line of text that is on its way. */
export function SkeletonBar({ w, h = '1em' }: { w: string; h?: string }) {
  return <Bar aria-hidden display="block" w={w} h={h} />;
}
