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

const sans = (
  phone: number,
  desktop: number,
  weight: string,
  lineHeight: string,
  spacing = '0',
) => ({
  value: {
    fontFamily: 'body',
    fontSize: phone === desktop ? rem(phone) : { base: rem(phone), lg: rem(desktop) },
    fontWeight: weight,
    lineHeight,
    letterSpacing: spacing,
  },
});

/** Sizes are in rem, so that text at 200 % works. */
export const textStyles = defineTextStyles({
  // Leaves space for the plate even at double text size.
  hero: {
    value: {
      ...display(43, 80, '.97', '-.035em', '620').value,
      fontSize: { base: 'min(2.6875rem, 14vw)', lg: 'min(5rem, 8.5vw)' },
    },
  },
  display: display(40, 60, '1.04', '-.03em'),
  // Keeps words on a phone unbroken even at double text size.
  h1: display(34, 50, '1.08', '-.025em', '600', '11vw'),
  h2: display(27, 32, '1.1', '-.022em', '600', '9vw'),
  cardTitle: display(23, 22, '1.1', '-.022em'),
  lead: display(22, 26, '1.3', '-.012em', '480'),
  bodyLg: sans(18, 18, '500', '1.6'),
  body: sans(16, 16, '500', '1.5'),
  small: sans(14, 14, '500', '1.45'),
  micro: sans(13, 13, '600', '1.35'),
  label: sans(14, 14, '700', '1.3'),
  button: sans(16, 16, '700', '1', '-.005em'),
  cookTitle: display(18, 22, '1.2', '-.01em'),
});
