import { pictures } from 'virtual:home-pictures';
import { MORE_FAMILIES } from '#contract/recipe/catalogue.ts';
import { BelowFold } from './below-fold.tsx';
import { ContinueCard } from './continue-card.tsx';
import { CuisineCards } from './cuisine-cards.tsx';
import { HomePage } from './home-page.tsx';
import { toPlateOfDay } from './plate-of-day.ts';

const moreFamilies = MORE_FAMILIES.filter(({ id }) => pictures.families[id]);

const plates = Object.values(pictures.plates).filter((url) => url !== undefined);

export default function Page() {
  return (
    <HomePage
      pictures={pictures.families}
      plates={plates}
      continuing={<ContinueCard />}
      more={
        <BelowFold
          pictures={[
            ...Object.values(pictures.families).filter((url) => url !== undefined),
            toPlateOfDay(plates),
          ]}
          families={
            moreFamilies.length > 0 && (
              <CuisineCards families={moreFamilies} pictures={pictures.families} />
            )
          }
        />
      }
    />
  );
}
