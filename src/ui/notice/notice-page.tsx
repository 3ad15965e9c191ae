import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  /** Crumbs on the plate mean an error; an empty state has a clean plate. */
  crumbs?: boolean;
  rank?: 1 | 2;
  children?: ReactNode;
}

export function NoticePage({ title, hint, crumbs = false, rank = 1, children }: Props) {
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="4"
      px="5"
      py="14"
      minH={rank === 1 ? 'calc(100dvh - 7rem)' : '24rem'}
      textAlign="center"
    >
      <Plate crumbs={crumbs} />
      <chakra.h1 as={rank === 1 ? 'h1' : 'h2'} textStyle="h2" mt="4">
        {title}
      </chakra.h1>
      {hint && (
        <chakra.p color="ink.muted" maxW="26rem">
          {hint}
        </chakra.p>
      )}
      {children && (
        <chakra.div display="grid" gap="3" justifyItems="center" mt="2">
          {children}
        </chakra.div>
      )}
    </chakra.section>
  );
}

function Plate({ crumbs }: { crumbs: boolean }) {
  return (
    <svg width="184" height="184" viewBox="0 0 184 184" aria-hidden="true">
      <chakra.circle cx="98" cy="104" r="80" fill="ink" opacity=".16" />
      <chakra.circle cx="90" cy="90" r="88" fill="plate.glaze" />
      <chakra.circle cx="90" cy="90" r="84" fill="none" stroke="plate.band" strokeWidth="4" />
      <chakra.circle cx="93" cy="93" r="61" fill="plate.shade" />
      <chakra.circle cx="90" cy="90" r="61" fill="plate.well" />
      {!crumbs && (
        <g transform="rotate(28 90 90)">
          <chakra.path
            fill="ink.muted"
            opacity=".8"
            d="M79 38v20a10 10 0 0 0 7 9.500V142a4 4 0 0 0 8 0V67.500a10 10 0 0 0 7-9.500V38h-4.500v17h-4V38h-5v17h-4V38z"
          />
        </g>
      )}
      {crumbs && (
        <chakra.g fill="plate.crumb">
          <circle cx="64" cy="74" r="3" />
          <circle cx="74" cy="92" r="4" />
          <circle cx="100" cy="80" r="3.4" />
          <circle cx="108" cy="104" r="5" />
          <circle cx="86" cy="110" r="2.6" />
          <chakra.path d="M94 66c8-11 17-9 24-4-6 10-15 10-24 4z" fill="plate.leaf" />
        </chakra.g>
      )}
    </svg>
  );
}
