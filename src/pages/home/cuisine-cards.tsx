import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { type Family, FIRST_FAMILIES } from '#contract/recipe/catalogue.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as homeTexts from '#texts/home.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import cloths from '../../ui/theme/cloth.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './cuisine-cards.module.css';

/** URL of the picture of each family, by family id. */
export type FamilyPictures = Partial<Record<string, string>>;

interface Props {
  families?: readonly Family[];
  pictures: FamilyPictures;
}

/** A card for each family of cuisines, linking to the family's page. */
export function CuisineCards({ families = FIRST_FAMILIES, pictures }: Props) {
  return (
    <ul className={styles.cards}>
      {families.map((family) => {
        const cloth = toCloth(family.id);
        const src = pictures[family.id] ?? '';
        return (
          <li key={family.id}>
            <Link
              to={pagePaths.cuisine(family.id)}
              className={joinClasses(cloths[cloth], styles.card)}
            >
              <span className={styles.picture}>
                <Picture
                  src={src}
                  avifSrcSet={toAvifSrcSet(src)}
                  sizes="(min-width: 1280px) 285px, (min-width: 1024px) 30vw, 47vw"
                  alt=""
                  cloth={cloth}
                  name=""
                />
              </span>
              <span className={styles.words}>
                <span>
                  <span className={joinClasses(text.cardTitle, styles.name)}>
                    {homeTexts.families[family.id].card}
                  </span>
                  <span className={joinClasses(text.small, styles.about)}>
                    {homeTexts.families[family.id].hint}
                  </span>
                </span>
                <span className={styles.arrow} aria-hidden>
                  <ArrowRight size={20} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
