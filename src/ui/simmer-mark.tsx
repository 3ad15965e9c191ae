import { chakra } from '@chakra-ui/react';

interface Props {
  size?: number;
  /** Colours of pot and steam: section 2 of the design language names the pairs. */
  pot?: string;
  steam?: string;
}

/** The pot whose steam is an S. Decorative: the word mark beside it is the name. */
export function SimmerMark({ size = 32, pot = 'ink', steam = 'mark' }: Props) {
  return (
    <chakra.svg viewBox="0 0 48 48" width={size} height={size} aria-hidden flexShrink="0">
      <chakra.path
        fill={pot}
        d="M7 27.2c0-1.2 1-2.2 2.2-2.2h29.6c1.2 0 2.2 1 2.2 2.2v4.3C41 40.2 35 46 26.5 46h-5C13 46 7 40.2 7 31.5z"
      />
      <chakra.path
        stroke={pot}
        strokeWidth="5.4"
        strokeLinecap="round"
        d="M2.9 30.4H8M40 30.4h5.1"
      />
      <chakra.path
        fill="none"
        stroke={steam}
        strokeWidth="4.6"
        strokeLinecap="round"
        d="M29.5 3.6C25.6 1.3 18.8 2.9 18.8 7.3c0 5.5 11.2 3.4 11.2 8.9 0 3.9-5.9 5.6-11 3.2"
      />
    </chakra.svg>
  );
}
