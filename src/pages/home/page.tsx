import { pictures } from 'virtual:home-pictures';
import { Link } from '@tanstack/react-router';
import { CookingPot, Heart, Search, ShoppingBasket } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { MORE_FAMILIES } from '#contract/recipe/catalogue.ts';
import { requestQuickStart } from '#platform/quick-start-opening.ts';
import * as appTexts from '#texts/app.ts';
import * as homeTexts from '#texts/home.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { SimmerMark } from '#ui/simmer-mark.tsx';
import column from '../../ui/header-column.module.css';
import text from '../../ui/theme/text.module.css';
import { BelowFold } from './below-fold.tsx';
import { CuisineCards } from './cuisine-cards.tsx';
import { HeroPlate } from './hero-plate.tsx';
import { ContinueCard, CookbookCard, ListCard } from './hinted-cards.tsx';
import styles from './home-page.module.css';
import { toPlateOfDay } from './plate-of-day.ts';
import { Tagline } from './tagline.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

const moreFamilies = MORE_FAMILIES.filter(({ id }) => pictures.families[id]);

/** The cut-out plates, one of which is shown each day. */
const plates = Object.values(pictures.plates).filter((url) => url !== undefined);

/** Home: the hero with its tagline and Start Cooking, and a card for each family of cuisines. */
export default function Page() {
  useTitle(appTexts.appName);
  return (
    <>
      <section className={styles.hero}>
        <PhoneTop />
        <div className={styles.words}>
          <WelcomeBanner />
          <Tagline />
          <div className={styles.actions}>
            <StartCooking />
            <ButtonLink
              to={pagePaths.allRecipes}
              variant="onPlane"
              size="xl"
              className={styles.browse}
            >
              {homeTexts.browseAllRecipes}
            </ButtonLink>
          </div>
        </div>
        <HeroPlate plates={plates} />
      </section>
      <div className={joinClasses(column.column, styles.below)}>
        <ContinueCard />
        <ListCard />
        <CookbookCard />
        <div className={styles.head}>
          <h2 className={text.h2}>{homeTexts.whereToTonight}</h2>
          <TextLink to={pagePaths.allRecipes}>{homeTexts.allRecipes}</TextLink>
        </div>
        <CuisineCards pictures={pictures.families} />
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
      </div>
    </>
  );
}

function StartCooking() {
  return (
    <Button onClick={requestQuickStart} size="xl" className={styles.start}>
      <CookingPot size={22} />
      {recipeTexts.startCooking}
    </Button>
  );
}

function PhoneTop() {
  return (
    <div className={styles.phoneTop}>
      <span className={styles.brand}>
        <SimmerMark size={32} steam="onPlane" />
        <span className={styles.wordmark}>{appTexts.appName}</span>
      </span>
      <span className={styles.corner}>
        <Link to={pagePaths.search} aria-label={appTexts.search} className={styles.iconLink}>
          <Search size={23} />
        </Link>
        <Link
          to={pagePaths.profile}
          search={{ list: 'favorites' }}
          aria-label={appTexts.favorites}
          className={styles.iconLink}
        >
          <Heart size={23} />
        </Link>
        <Link to={pagePaths.list} aria-label={appTexts.shoppingList} className={styles.iconLink}>
          <ShoppingBasket size={23} />
        </Link>
      </span>
    </div>
  );
}
