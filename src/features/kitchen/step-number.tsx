import { chakra } from '@chakra-ui/react';
import { type Layout, TABLET } from './layout.ts';

interface Props {
  step: number;
  count: number;
  title: string;
  layout: Layout;
}

/** Readable from across the kitchen. The heading above says the same to those who listen. */
export function StepNumber({ step, count, title, layout }: Props) {
  const isWide = layout === 'wide';
  const isLow = layout === 'low';
  return (
    <chakra.div
      aria-hidden
      display="flex"
      flexDirection={isWide ? 'column' : 'row'}
      alignItems={isWide ? 'center' : 'end'}
      gap={isWide ? '8' : '3.5'}
      pl={isWide ? '2' : '0'}
      pt={isWide ? '3.5' : '2'}
      pb={isWide || isLow ? '2' : '6'}
    >
      <chakra.span
        fontFamily="heading"
        fontWeight="600"
        lineHeight=".78"
        letterSpacing="-.045em"
        color="mark"
        fontSize={isLow ? '2.5rem' : '4.75rem'}
        css={{ fontVariantNumeric: 'lining-nums', [TABLET]: { fontSize: '11rem' } }}
      >
        {step}
      </chakra.span>
      {isWide ? (
        <chakra.span fontSize="1.25rem" color="ink.muted">{`of ${count}`}</chakra.span>
      ) : (
        <chakra.span lineHeight="1.3" minW="0">
          <chakra.span display="block" color="ink.muted">{`of ${count} steps`}</chakra.span>
          {!isLow && (
            <chakra.span display="block" fontSize="1.125rem" fontWeight="700" lineClamp="2">
              {title}
            </chakra.span>
          )}
        </chakra.span>
      )}
    </chakra.div>
  );
}
