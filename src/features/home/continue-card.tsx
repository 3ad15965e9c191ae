import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CookingPot } from 'lucide-react';
import { pagePaths } from '../../../contract/paths.ts';
import { unfinishedSessionQuery } from '../../data/cooking.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** What was left on the stove: one tap leads back to the step. */
export function ContinueCard() {
  const { data: session } = useQuery(unfinishedSessionQuery());
  if (!session) return null;
  return (
    <chakra.section
      aria-label="Continue cooking"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="3"
      px="5"
      py="4"
      bg="paper"
      borderRadius="card"
      boxShadow="s1"
    >
      <div>
        <chakra.h2 textStyle="cardTitle">{session.recipe.title}</chakra.h2>
        <chakra.p color="ink.muted" mt="1">
          {`Step ${session.step} of ${session.recipe.instructions.length}`}
        </chakra.p>
      </div>
      <ButtonLink to={pagePaths.cook(session.recipeId)} variant="inverse">
        <CookingPot aria-hidden size={20} />
        Continue
      </ButtonLink>
    </chakra.section>
  );
}
