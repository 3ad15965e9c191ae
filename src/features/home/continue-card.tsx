import { chakra } from '@chakra-ui/react';
import { CookingPot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { hasHint } from '../../data/cooking-hint.ts';
import type { Unfinished } from '../../data/unfinished-cooking.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** What was left on the stove: one tap leads back to the step. */
export function ContinueCard() {
  const session = useUnfinished();
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
        <chakra.p textStyle="small" fontWeight="700" color="ember" mb="1">
          Still on the stove
        </chakra.p>
        <chakra.h2 textStyle="cardTitle">{session.title}</chakra.h2>
        <chakra.p color="ink.muted" mt="1">
          {`Step ${session.step} of ${session.steps}`}
        </chakra.p>
      </div>
      <ButtonLink to={pagePaths.cook(session.recipeId)} variant="inverse">
        <CookingPot aria-hidden size={20} />
        Continue
      </ButtonLink>
    </chakra.section>
  );
}

/** The device's database is opened only where a hint says that there is something to find. */
function useUnfinished(): Unfinished | undefined {
  const [unfinished, setUnfinished] = useState<Unfinished>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (!hasHint('cooking')) return;
      const { readUnfinished } = await import('../../data/unfinished-cooking.ts');
      const found = await readUnfinished();
      if (!isGone) setUnfinished(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  return unfinished;
}
