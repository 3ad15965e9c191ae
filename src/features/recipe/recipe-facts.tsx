import { chakra } from '@chakra-ui/react';
import { Clock, Flame, Gauge, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Recipe } from '../../../contract/recipe.ts';
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
      <Fact icon={Clock} label="Prep" value={facts.prep} />
      <Fact icon={Flame} label="Cook" value={facts.cook} />
      <Fact icon={Users} label="Serves" value={String(facts.servings)} />
      <Fact icon={Gauge} label="Level" value={facts.difficulty} />
    </chakra.dl>
  );
}

interface FactProps {
  icon: ComponentType<{ size?: number }>;
  label: string;
  value: string;
}

function Fact({ icon: Icon, label, value }: FactProps) {
  return (
    <chakra.div display="flex" gap={{ base: '1.5', lg: '2.5' }} alignItems="center">
      <chakra.span color="ember">
        <chakra.span
          display="block"
          boxSize={{ base: '18px', lg: '22px' }}
          css={{ '& svg': { boxSize: 'full' } }}
        >
          <Icon aria-hidden />
        </chakra.span>
      </chakra.span>
      <chakra.div display="flex" flexDirection="column-reverse">
        <chakra.dt textStyle="small" color="ink.muted">
          {label}
        </chakra.dt>
        <chakra.dd fontWeight="700" lineHeight="1.2">
          {value}
        </chakra.dd>
      </chakra.div>
    </chakra.div>
  );
}
