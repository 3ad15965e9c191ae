import type { NewNeed } from '#contract/list/schema.ts';
import type { PersonId } from './people.ts';

interface DemoNeed extends Omit<NewNeed, '_id' | 'at'> {
  by: PersonId;
  isBought?: true;
}

const PAELLA = { recipeId: 'paella-de-marisco', title: 'Paella de Marisco', servings: 4 };

/** A household with two lists. The first person owns it. */
export const DEMO_HOUSEHOLD: {
  name: string;
  people: readonly PersonId[];
  lists: readonly { name: string; needs: readonly DemoNeed[] }[];
} = {
  name: 'Third floor',
  people: ['pilar', 'teo'],
  lists: [
    {
      name: 'Weekly shop',
      needs: [
        {
          by: 'pilar',
          text: '400 g bomba rice',
          foodId: 'bomba-rice',
          amount: 400,
          unit: 'g',
          from: PAELLA,
        },
        {
          by: 'pilar',
          text: '500 g prawns',
          foodId: 'prawn',
          amount: 500,
          unit: 'g',
          from: PAELLA,
        },
        { by: 'pilar', text: '1 pinch saffron', foodId: 'saffron', from: PAELLA, isBought: true },
        { by: 'pilar', text: '2 onions', foodId: 'onion', amount: 2, from: PAELLA },
        { by: 'teo', text: '3 onions', foodId: 'onion', amount: 3 },
        { by: 'teo', text: '2 l milk', foodId: 'milk', amount: 2, unit: 'l', isBought: true },
        { by: 'teo', text: 'Coffee', foodId: 'coffee', note: 'the one in the red tin' },
      ],
    },
    {
      name: 'Market on Saturday',
      needs: [
        { by: 'pilar', text: '1 kg tomatoes', foodId: 'tomato', amount: 1, unit: 'kg' },
        { by: 'teo', text: '6 lemons', foodId: 'lemon', amount: 6 },
      ],
    },
  ],
};
