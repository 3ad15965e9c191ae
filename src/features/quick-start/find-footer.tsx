import { chakra } from '@chakra-ui/react';
import { CircleAlert, Search } from 'lucide-react';
import * as actionTexts from '../../../texts/en/actions.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** What has been chosen so far, in words. */
  summary: string;
  isReady: boolean;
  /** Someone wanted to go on without a cuisine. */
  isMissing: boolean;
  cancel: () => void;
  find: () => void;
}

export function FindFooter({ summary, isReady, isMissing, cancel, find }: Props) {
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'center' }}
      gap={{ base: '2.5', md: '4' }}
    >
      {isMissing ? (
        <chakra.p
          role="alert"
          display="flex"
          alignItems="center"
          justifyContent={{ base: 'center', md: 'start' }}
          gap="2"
          flex="1"
          color="ember"
          fontWeight="600"
        >
          <CircleAlert aria-hidden size={20} />
          {recipeTexts.selectCuisine}
        </chakra.p>
      ) : (
        <chakra.p
          flex="1"
          display={{ base: 'none', md: 'block' }}
          textStyle="small"
          color="ink.muted"
        >
          {summary}
        </chakra.p>
      )}
      <Button variant="quiet" onClick={cancel} display={{ base: 'none', md: 'inline-flex' }}>
        {actionTexts.cancel}
      </Button>
      {/* Disabled, yet it can be reached, and says what is missing. */}
      <Button variant="flame" size="lg" aria-disabled={!isReady} onClick={find}>
        <Search aria-hidden size={20} />
        {recipeTexts.findRecipes}
      </Button>
    </chakra.div>
  );
}
