import { chakra } from '@chakra-ui/react';

/** Specification 2: counts of favorites, saved recipes and reviews. */
export function ProfileCounts(counts: { favorites: number; saved: number; reviews: number }) {
  const facts = [
    ['Favorites', counts.favorites],
    ['Saved', counts.saved],
    ['Reviews', counts.reviews],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      borderRadius="card"
      bg={{ base: 'paper', lg: 'transparent' }}
      boxShadow={{ base: 's1', lg: 'none' }}
      textAlign="center"
    >
      {facts.map(([label, count]) => (
        <chakra.div
          key={label}
          display="flex"
          flexDirection="column-reverse"
          py={{ base: '3', lg: '0' }}
          borderLeft={{ base: '1px solid {colors.line}', lg: 'none' }}
          css={{ '&:first-of-type': { borderLeft: 'none' } }}
        >
          <chakra.dt textStyle="small" color="ink.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums">
            {count}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
