import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * One column on phones, with the comment box fixed at the foot of the window. From 1024 px the post is on the left and
 * its comments are on the right.
 */
export const sheetGrid: SystemStyleObject = {
  containerType: 'inline-size',
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: 'minmax(0, 1.37fr) minmax(0, 1fr)',
  alignItems: { lg: 'start' },
  columnGap: '11',
  minH: { base: '100dvh', lg: 'auto' },
  w: 'full',
  maxW: { base: '40rem', lg: 'calc(1040px + 5rem)' },
  mx: 'auto',
  px: { base: '5', lg: '10' },
  pt: { lg: '5.5rem' },
  pb: { lg: '14' },
};
