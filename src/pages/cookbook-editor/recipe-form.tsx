import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Save } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { toTypedLines } from '#domain/cookbook/make-mine.ts';
import { PicturesField } from '#domain/post/pictures/pictures-field.tsx';
import { recipeQuery } from '#domain/recipe/queries.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import { LinesField } from './lines-field.tsx';
import { offerDraft, withdrawOffer } from './offer-draft.ts';
import { OldAmounts } from './old-amounts.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { ReadIngredients } from './read-ingredients.tsx';
import styles from './recipe-form.module.css';
import { toSteps } from './typed-recipe.ts';
import { type Editor, type Start, useEditor } from './use-editor.ts';

/** The cloth of a recipe comes from its cuisine. */
const CUISINES = FAMILIES.flatMap(({ cuisines }) => cuisines);

interface Props {
  title: string;
  start: Start;
  /** Leaves the form. The draft stays. */
  leave: () => void;
  done: (isSaved: boolean) => void;
}

/** The form of a recipe. */
export function RecipeForm({ title, start, leave, done }: Props) {
  const editor = useEditor(start, done);
  const { typed, type, failure } = editor;
  const isDraft = start.typed !== start.base;
  useEffect(withdrawOffer, []);
  return (
    <PageColumn width="form">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
        // Every box takes a whole recipe.
        onPaste={(event) => editor.pasting.paste(event.clipboardData.getData('text/plain'))}
      >
        <PasteDialog {...editor.pasting.question} />
        <FormHead title={title} editor={editor} leave={leave} />
        {isDraft && <DraftNote start={start} editor={editor} />}
        {!editor.isKept && (
          <p role="status" className={styles.note}>
            {cookbookTexts.draftNotKept}
          </p>
        )}
        <TextField
          label={cookbookTexts.fieldTitle}
          value={typed.title}
          autoComplete="off"
          hint={
            <span className={joinClasses(text.small, styles.muted)}>{cookbookTexts.pasteHint}</span>
          }
          onChange={(event) => type({ title: event.target.value })}
        />
        <Facts editor={editor} />
        <div className={styles.pair}>
          <LinesField
            label={cookbookTexts.fieldIngredients}
            hint={cookbookTexts.ingredientsHint}
            example={cookbookTexts.ingredientsExample}
            value={typed.ingredients}
            rows={9}
            type={(ingredients) => type({ ingredients })}
          />
          <ReadIngredients typed={typed.ingredients} />
        </div>
        <StepsField editor={editor} start={start} />
        <LinesField
          label={cookbookTexts.fieldNotes}
          value={typed.notes}
          rows={3}
          type={(notes) => type({ notes })}
        />
        {start.userId === '' ? (
          <p className={joinClasses(text.small, styles.muted)}>
            {`${cookbookTexts.visitorPictures} `}
            <TextLink to={pagePaths.login}>{appTexts.signIn}</TextLink>
          </p>
        ) : (
          <div className={styles.pictures}>
            <PicturesField pictures={typed.pictures} picked={editor.picked} />
          </div>
        )}
        <FormAlert text={failure} />
        <Button
          type="submit"
          variant="flame"
          size="xl"
          aria-disabled={editor.isSaving || undefined}
          className={styles.save}
        >
          <Save size={20} />
          <span>{editor.isSaving ? cookbookTexts.savingRecipe : cookbookTexts.saveRecipe}</span>
        </Button>
      </form>
    </PageColumn>
  );
}

function FormHead({ title, editor, leave }: Pick<Props, 'title' | 'leave'> & { editor: Editor }) {
  return (
    <div className={styles.head}>
      <IconButton aria-label={appTexts.back} onClick={leave}>
        <ArrowLeft size={22} />
      </IconButton>
      <h1 className={text.h1}>{title}</h1>
      <Button
        type="submit"
        variant="flame"
        aria-disabled={editor.isSaving || undefined}
        className={styles.headSave}
      >
        {cookbookTexts.saveRecipe}
      </Button>
    </div>
  );
}

function StepsField({ editor: { typed, type }, start }: { editor: Editor; start: Start }) {
  return (
    <div className={styles.field}>
      <LinesField
        label={cookbookTexts.fieldSteps}
        hint={cookbookTexts.stepsHint}
        example={cookbookTexts.stepsExample}
        value={typed.steps}
        count={cookbookTexts.stepCount(toSteps(typed.steps).length)}
        rows={10}
        type={(steps) => type({ steps })}
      />
      <OldAmounts
        earlier={useEarlierIngredients(start)}
        ingredients={typed.ingredients}
        steps={typed.steps}
        change={(steps) => type({ steps })}
      />
    </div>
  );
}

function useEarlierIngredients({ base, typed }: Start): readonly string[] {
  const { basedOn } = typed;
  const dish = useQuery(
    { ...recipeQuery(basedOn ?? ''), enabled: basedOn !== undefined },
    queryClient,
  ).data?.value;
  const before = base.ingredients || typed.ingredients;
  return useMemo(() => (dish ? [before, toTypedLines(dish).join('\n')] : [before]), [before, dish]);
}

function DraftNote({ start, editor }: { start: Start; editor: Editor }) {
  const router = useRouter();
  const discard = async () => {
    const { draftId: id, userId, recipeId, baseVersion } = start;
    const draft = { id, userId, recipeId, baseVersion, typed: editor.typed };
    await editor.discard();
    offerDraft(draft, editor.picked.bytes, router);
  };
  return (
    <p role="status" className={styles.note}>
      <span>{start.isImported ? cookbookTexts.imported : cookbookTexts.draftRestored}</span>
      <Button variant="quiet" size="sm" onClick={() => void discard()}>
        {cookbookTexts.discardDraft}
      </Button>
    </p>
  );
}

function Facts({ editor: { typed, type } }: { editor: Editor }) {
  return (
    <div className={styles.facts}>
      <TextField
        label={cookbookTexts.fieldServings}
        value={typed.servings}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => type({ servings: event.target.value })}
      />
      <TextField
        label={cookbookTexts.fieldPrepTime}
        value={typed.prepTime}
        placeholder={cookbookTexts.timeExample}
        autoComplete="off"
        onChange={(event) => type({ prepTime: event.target.value })}
      />
      <TextField
        label={cookbookTexts.fieldCookTime}
        value={typed.cookTime}
        placeholder={cookbookTexts.timeExample}
        autoComplete="off"
        onChange={(event) => type({ cookTime: event.target.value })}
      />
      <TextField
        label={cookbookTexts.fieldDifficulty}
        value={typed.difficulty}
        autoComplete="off"
        onChange={(event) => type({ difficulty: event.target.value })}
      />
      <TextField
        label={cookbookTexts.fieldCuisine}
        value={typed.cuisine}
        list="cuisines"
        autoComplete="off"
        onChange={(event) => type({ cuisine: event.target.value })}
      />
      <TextField
        label={cookbookTexts.fieldSubtitle}
        value={typed.subtitle}
        autoComplete="off"
        onChange={(event) => type({ subtitle: event.target.value })}
      />
      <datalist id="cuisines">
        {CUISINES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </div>
  );
}
