import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { pagePaths, toIdOfPostRecipe } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Post } from '#contract/post/schema.ts';
import { findCopy, keepCopy, type RecipePost } from '#domain/cookbook/copy-of-post.ts';
import { useCookbook } from '#domain/cookbook/queries.ts';
import { DietNote } from '#domain/diet/diet-note.tsx';
import { AddToListButton } from '#domain/list/add-to-list.tsx';
import { isHeading } from '#knowledge/cookbook/headings.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as postRecipeTexts from '#texts/post-recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import text from '../../ui/theme/text.module.css';
import styles from './post-recipe.module.css';

type Shown = Post & RecipePost;

/** Ingredients and steps of a post, with the ways to cook it. Loads with the first post that has them. */
export function PostRecipe({ post }: { post: Shown }) {
  const { recipe } = post;
  const { ingredients, notes } = recipe;
  const dish = useMemo(
    () => ({ ingredients: ingredients.filter((line) => !isHeading(line)) }),
    [ingredients],
  );
  return (
    <section aria-labelledby="post-recipe" className={styles.recipe}>
      <div>
        <h2
          id="post-recipe"
          dir="auto"
          className={joinClasses(text.h2, text.longTitle, styles.title)}
        >
          {recipe.title}
        </h2>
        <p className={joinClasses(text.small, styles.facts)}>{toFacts(recipe)}</p>
      </div>
      <DietNote dish={dish} />
      <Buttons post={post} />
      <h3 className={text.cookTitle}>{cookbookTexts.exportIngredients}</h3>
      <ul className={styles.ingredients}>
        {withKeys(ingredients).map(({ key, line }) => (
          <li key={key} dir="auto" className={isHeading(line) ? styles.heading : undefined}>
            {line}
          </li>
        ))}
      </ul>
      <h3 className={text.cookTitle}>{cookbookTexts.exportSteps}</h3>
      <ol className={styles.steps}>
        {withKeys(recipe.instructions).map(({ key, line }) => (
          <li key={key} dir="auto">
            {line}
          </li>
        ))}
      </ol>
      {notes && (
        <>
          <h3 className={text.cookTitle}>{cookbookTexts.exportNotes}</h3>
          <p dir="auto" className={styles.notes}>
            {notes}
          </p>
        </>
      )}
    </section>
  );
}

/** Cooking stores nothing in the cookbook. */
function Buttons({ post }: { post: Shown }) {
  const { recipes, isLoading } = useCookbook();
  const [isBusy, setBusy] = useState(false);
  const copy = findCopy(recipes, post);
  const keep = async () => {
    if (isBusy || isLoading) return;
    setBusy(true);
    const error = await keepCopy(post);
    setBusy(false);
    if (error === undefined) showNotice({ kind: 'success', text: postRecipeTexts.kept });
    else showNotice({ kind: 'error', text: error });
  };
  return (
    <div className={styles.buttons}>
      <ButtonLink variant="flame" to={pagePaths.cook(toIdOfPostRecipe(post._id))}>
        {postRecipeTexts.cookThis}
      </ButtonLink>
      {copy ? (
        <Link to={pagePaths.recipe(copy.recipe._id)} className={styles.kept}>
          {postRecipeTexts.inYourCookbook}
        </Link>
      ) : (
        <Button
          variant="outline"
          aria-disabled={isBusy || isLoading || undefined}
          onClick={() => void keep()}
        >
          {postRecipeTexts.keepCopy}
        </Button>
      )}
      <AddToListButton toDish={() => loadDish(post)} />
    </div>
  );
}

/** The recipe in the form of a dish. Needs no network, because the post has the whole recipe. */
async function loadDish(post: Post) {
  const loading = import('#domain/cookbook/recipe-of-post.ts');
  const part = await ignoreError(loading, 'a notice has explained it');
  const recipe = part?.toRecipe(post);
  return recipe && { recipe, plan: { servings: undefined, swapped: new Set<number>() } };
}

function toFacts({ servings, prepTime, cookTime }: RecipePost['recipe']): string {
  return [
    servings > 0 && cookbookTexts.exportServes(servings),
    prepTime && `${cookbookTexts.exportPrepTime} ${prepTime}`,
    cookTime && `${cookbookTexts.exportCookTime} ${cookTime}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A recipe may have the same line twice. */
function withKeys(lines: readonly string[]) {
  return lines.map((line, at) => ({ key: `${at} ${line}`, line }));
}
