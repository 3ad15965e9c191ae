import { chakra } from '@chakra-ui/react';
import { Clock, Flame, Gauge, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as recipePageTexts from '../../../texts/en/recipe-page.ts';
import { toRecipeFacts } from './recipe-defaults.ts';

/** Prep, cook, servings and level, from the recipe's fields or the defaults of specification 9. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const facts = toRecipeFacts(recipe);
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '3', lg: '9' }}
      rowGap="3"
      justifyContent={{ base: 'space-between', sm: 'start' }}
    >
      <Fact icon={Clock} label={recipePageTexts.prep} value={facts.prep} />
      <Fact icon={Flame} label={recipePageTexts.cook} value={facts.cook} />
      <Fact icon={Users} label={recipePageTexts.serves} value={String(facts.servings)} />
      <Fact icon={Gauge} label={recipePageTexts.level} value={facts.difficulty} />
    </chakra.dl>
  );
}

interface FactProps {
  icon: ComponentType<{ size?: number | string }>;
  label: string;
  value: string;
}

/** The value stands above its label, though the label is read first. */
function Fact({ icon: Icon, label, value }: FactProps) {
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column-reverse"
      pl={{ base: '24px', lg: '32px' }}
    >
      <chakra.dt textStyle="small" color="ink.muted">
        <chakra.span
          position="absolute"
          left="0"
          top="50%"
          translate="0 -50%"
          boxSize={{ base: '18px', lg: '22px' }}
          color="ember"
        >
          <Icon aria-hidden size="100%" />
        </chakra.span>
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="700" lineHeight="1.2">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
