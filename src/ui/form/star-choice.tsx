import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import * as cookedTexts from '#texts/cooked.ts';
import { Button } from '../button/button.tsx';
import { StarSign } from '../stars.tsx';

const PLACES = [1, 2, 3, 4, 5];

interface Props {
  legend: string;
  value: number;
  choose: (value: number) => void;
}

/** One to five stars as a radio group: the arrow keys change it, and each star is 44 px. */
export function StarChoice({ legend, value, choose }: Props) {
  const name = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="label" p="0">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" mx="-2">
        {PLACES.map((place) => (
          <Star key={place} color={place <= value ? 'ember' : 'control'}>
            <input
              type="radio"
              name={name}
              aria-label={cookedTexts.stars(place)}
              checked={place === value}
              onChange={() => choose(place)}
            />
            <StarSign share={place <= value ? 1 : 0} />
          </Star>
        ))}
        {value > 0 && (
          <Button variant="quiet" size="sm" onClick={() => choose(0)}>
            {cookedTexts.noRating}
          </Button>
        )}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Star = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '44px',
    borderRadius: 'full',
    fontSize: '1.5rem',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.mark}', outlineOffset: '-2px' },
  },
});
