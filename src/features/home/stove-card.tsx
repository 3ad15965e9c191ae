import { chakra } from '@chakra-ui/react';
import { CookingPot, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import * as unfinishedTexts from '../../../texts/en/unfinished.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { IconButton } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { closeUnfinished, readUnfinished, type Unfinished } from './unfinished-cooking.ts';

/** What was left on the stove: one tap leads back to the step, another takes it off. */
export function StoveCard() {
  const { session, close } = useUnfinished();
  if (!session) return null;
  return (
    <chakra.section
      aria-label={unfinishedTexts.continueCooking}
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
      <chakra.div
        w={{ base: '6rem', lg: '8rem' }}
        flexShrink="0"
        overflow="hidden"
        borderRadius="thumb"
        display={session.picture ? 'block' : 'none'}
      >
        <Picture
          src={session.picture}
          avifSrcSet={toAvifSrcSet(session.picture)}
          sizes="8rem"
          alt=""
          cloth={toCloth(session.cuisine)}
          name=""
        />
      </chakra.div>
      <chakra.div flex="1 1 8rem" minW="0">
        <chakra.p textStyle="small" fontWeight="700" color="ember" mb="1">
          {unfinishedTexts.onTheStove}
        </chakra.p>
        <chakra.h2 textStyle="cardTitle">{session.title}</chakra.h2>
        <chakra.p color="ink.muted" mt="1">
          {unfinishedTexts.stepOf(session.step, session.steps)}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <ButtonLink to={pagePaths.cook(session.recipeId)} variant="inverse">
          <CookingPot aria-hidden size={20} />
          {unfinishedTexts.goOn}
        </ButtonLink>
        <IconButton aria-label={unfinishedTexts.takeOff(session.title)} onClick={close}>
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
