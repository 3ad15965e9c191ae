import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import { Link } from '../../ui/link.tsx';

/** The way back to the cuisine, on its own ground over the picture. */
export function RecipeTop({ cuisine }: { cuisine: string }) {
  return (
    <chakra.div
      position="absolute"
      top="calc(14px + env(safe-area-inset-top))"
      insetX="3.5"
      display="flex"
    >
      <Link
        to={pagePaths.cuisine(cuisine)}
        aria-label={`Back to ${cuisine} recipes`}
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="full"
        bg="paper"
        color="ink"
        boxShadow="s1"
      >
        <ArrowLeft aria-hidden size={21} />
      </Link>
    </chakra.div>
  );
}
