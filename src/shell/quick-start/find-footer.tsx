import { chakra } from '@chakra-ui/react';
import { CircleAlert, Search } from 'lucide-react';
import { useId } from 'react';
import * as actionTexts from '#texts/actions.ts';
import * as quickStartTexts from '#texts/quick-start.ts';
import { recipeErrorTexts } from '#texts/recipe-errors.ts';
import { recipeTexts } from '#texts/recipes.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './find-footer.module.css';

interface Props {
  /** The choices as text. */
  summary: string;
  isReady: boolean;
  /** The user tried to continue without a cuisine, so the reason is announced. */
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
          // A new key creates a new element, which screen readers announce.
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
      {/* `aria-disabled` keeps the button focusable, so that screen readers can read what is missing. */}
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
