import { defineTextStyles } from '@chakra-ui/react';

const rem = (px: number) => `${px / 16}rem`;

const display = (
  phone: number,
  desktop: number,
  lineHeight: string,
  spacing: string,
  weight = '600',
  most?: string,
) => ({
  value: {
    fontFamily: 'heading',
    fontSize: { base: most ? `min(${rem(phone)}, ${most})` : rem(phone), lg: rem(desktop) },
    fontWeight: weight,
    lineHeight,
    letterSpacing: spacing,
  },
});

const sans = (px: number, weight: string, lineHeight: string) => ({
  value: {
    fontFamily: 'body',
    fontSize: rem(px),
    fontWeight: weight,
    lineHeight,
    letterSpacing: '0',
  },
});

/**
 * For elements with style props. Sizes are in rem, so that text at 200 % works. text.module.css has the same styles as
 * classes, and a few more that only CSS modules use.
 */
export const textStyles = defineTextStyles({
  // Keeps words on a phone unbroken even at double text size.
  h1: display(34, 50, '1.08', '-.025em', '600', '11vw'),
  h2: display(27, 32, '1.1', '-.022em', '600', '9vw'),
  cardTitle: display(23, 22, '1.1', '-.022em'),
  lead: display(22, 26, '1.3', '-.012em', '480'),
  bodyLg: sans(18, '500', '1.6'),
  body: sans(16, '500', '1.5'),
  small: sans(14, '500', '1.45'),
  micro: sans(13, '600', '1.35'),
  label: sans(14, '700', '1.3'),
});
