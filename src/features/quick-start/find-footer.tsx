import { chakra } from '@chakra-ui/react';
import { CircleAlert, Search } from 'lucide-react';
import { useId } from 'react';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as quickStartTexts from '../../../texts/en/quick-start.ts';
import { recipeErrorTexts } from '../../../texts/en/recipe-errors.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './find-footer.module.css';

interface Props {
  /** What has been chosen so far, in words. */
  summary: string;
  isReady: boolean;
  /** Someone wanted to go on without a cuisine: then the reason is read aloud. */
  isTried: boolean;
  cancel: () => void;
  find: () => void;
}

export function FindFooter({ summary, isReady, isTried, cancel, find }: Props) {
  const reason = useId();
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'center' }}
      gap={{ base: '2.5', md: '4' }}
    >
      {isReady ? (
        <chakra.p
          flex="1"
          textAlign={{ base: 'center', md: 'start' }}
          textStyle="small"
          color="ink.muted"
        >
          {summary}
        </chakra.p>
      ) : (
        <chakra.p
          // A new element is what a screen reader speaks of.
          key={String(isTried)}
          id={reason}
          role={isTried ? 'alert' : undefined}
          display="flex"
          alignItems="center"
          justifyContent={{ base: 'center', md: 'start' }}
          gap="2"
          flex="1"
          color={isTried ? 'ember' : 'ink.muted'}
          fontWeight="600"
        >
          {isTried && (
            <chakra.span aria-hidden minW="5">
              <CircleAlert size={20} />
            </chakra.span>
          )}
          {isTried ? recipeErrorTexts.selectCuisine : quickStartTexts.chooseCuisine}
        </chakra.p>
      )}
      <Button variant="quiet" onClick={cancel} className={styles.any}>
        {actionTexts.cancel}
      </Button>
      {/* Disabled, yet it can be reached, and says what is missing. */}
      <Button
        variant="flame"
        size="lg"
        className={styles.find}
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : reason}
        onClick={find}
      >
        <chakra.span aria-hidden minW="5">
          <Search size={20} />
        </chakra.span>
        {recipeTexts.findRecipes}
      </Button>
    </chakra.div>
  );
}
