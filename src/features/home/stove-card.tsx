import { chakra } from '@chakra-ui/react';
import { CookingPot, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { closeUnfinished, readUnfinished, type Unfinished } from '../../data/unfinished-cooking.ts';
import { IconButton } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** What was left on the stove: one tap leads back to the step, another takes it off. */
export function StoveCard() {
  const { session, close } = useUnfinished();
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
      <chakra.div display="flex" alignItems="center" gap="2">
        <ButtonLink to={pagePaths.cook(session.recipeId)} variant="inverse">
          <CookingPot aria-hidden size={20} />
          Continue
        </ButtonLink>
        <IconButton aria-label={`Take ${session.title} off the stove`} onClick={close}>
          <X aria-hidden size={22} />
        </IconButton>
      </chakra.div>
    </chakra.section>
  );
}

function useUnfinished(): { session: Unfinished | undefined; close: () => void } {
  const [session, setSession] = useState<Unfinished>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await readUnfinished();
      if (!isGone) setSession(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  // An older one that waits behind it is offered next.
  const closeAndLook = async (done: Unfinished) => {
    setSession(await closeUnfinished(done));
  };
  return { session, close: () => void (session && closeAndLook(session)) };
}
