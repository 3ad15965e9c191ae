import { BookOpen, X } from 'lucide-react';
import { useId, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { useCookbook } from '#domain/cookbook/queries.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import * as appTexts from '#texts/app.ts';
import * as postRecipeTexts from '#texts/post-recipe.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './recipe-field.module.css';

/** Recipes in the list. More are found by typing. */
const SHOWN = 50;

interface Props {
  /** '' for a post without a recipe. */
  cookbookId: string;
  change: (next: { cookbookId: string | null }) => void;
}

/** The recipe of the member's cookbook that a new post carries. */
export function RecipeField({ cookbookId, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (cookbookId !== '') {
    return <Chosen id={id} cookbookId={cookbookId} remove={() => change({ cookbookId: null })} />;
  }
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookOpen size={20} />
        {postRecipeTexts.addRecipe}
      </Button>
      <ResponsiveDialog
        isOpen={isOpen}
        close={close}
        title={postRecipeTexts.chooseRecipe}
        footer={
          <ButtonLink to={pagePaths.newRecipe} variant="outline">
            {postRecipeTexts.writeNew}
          </ButtonLink>
        }
      >
        <Choice
          choose={(chosen) => {
            change({ cookbookId: chosen });
            close();
          }}
        />
      </ResponsiveDialog>
    </div>
  );
}

interface ChosenProps {
  id: string;
  cookbookId: string;
  remove: () => void;
}

function Chosen({ id, cookbookId, remove }: ChosenProps) {
  const { recipes } = useCookbook();
  const title = recipes.find(({ recipe }) => recipe._id === cookbookId)?.recipe.title;
  return (
    <section aria-labelledby={id} className={styles.chosen}>
      <div className={styles.words}>
        <span id={id} className={text.small}>
          {postRecipeTexts.ownRecipe}
        </span>
        <span dir="auto" className={text.label}>
          {title ?? appTexts.recipe}
        </span>
      </div>
      <IconButton
        aria-label={postRecipeTexts.removeRecipe(title ?? appTexts.recipe)}
        onClick={remove}
      >
        <X size={20} />
      </IconButton>
    </section>
  );
}

function Choice({ choose }: { choose: (cookbookId: string) => void }) {
  const { recipes, isLoading, failure } = useCookbook();
  const [typed, setTyped] = useState('');
  const found = findByTitle(recipes, typed);
  return (
    <div className={styles.choice}>
      <p>{postRecipeTexts.chooseHint}</p>
      {recipes.length > 0 && (
        <TextField
          label={postRecipeTexts.findRecipe}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <p role="status" className={text.small}>
        {toState({ isLoading, failure, count: recipes.length, found: found.length })}
      </p>
      <ul className={styles.list}>
        {found.slice(0, SHOWN).map(({ recipe: { _id, title } }) => (
          <li key={_id}>
            <button type="button" dir="auto" className={styles.recipe} onClick={() => choose(_id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function findByTitle(recipes: readonly CookbookView[], typed: string): CookbookView[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return recipes
    .filter(({ recipe: { title } }) => {
      const name = title.toLocaleLowerCase();
      return words.every((word) => name.includes(word));
    })
    .toSorted((one, other) => one.recipe.title.localeCompare(other.recipe.title));
}

interface State {
  isLoading: boolean;
  failure: Error | null;
  count: number;
  found: number;
}

function toState({ isLoading, failure, count, found }: State): string {
  if (found > 0) return '';
  if (count > 0) return postRecipeTexts.noneFound;
  if (isLoading) return appTexts.loading;
  return failure ? failure.message : postRecipeTexts.noRecipes;
}
