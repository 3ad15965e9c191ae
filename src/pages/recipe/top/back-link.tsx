import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isMemberRecipe, pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as appTexts from '#texts/app.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './back-link.module.css';

interface Props {
  recipe: Recipe;
  /** Over a picture, with its own background. */
  isRaised?: boolean;
}

/** Link back from a recipe. */
export function BackLink({ recipe, isRaised = false }: Props) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  // Returns to the list with its filter and scroll position. Opened by a deep link, it goes to the cuisine or the cookbook.
  const goBack = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      to={isMemberRecipe(recipe._id) ? pagePaths.cookbook : pagePaths.cuisine(recipe.cuisine)}
      aria-label={appTexts.back}
      onClick={goBack}
      className={joinClasses(styles.link, isRaised && styles.raised)}
    >
      <ArrowLeft size={21} />
    </Link>
  );
}
