import { BookOpen, Utensils } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { PicturesField } from '#domain/post/pictures/pictures-field.tsx';
import * as appTexts from '#texts/app.ts';
import * as postFormTexts from '#texts/post-form.ts';
import * as postPartTexts from '#texts/post-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { useIsWide } from '#ui/hooks/use-is-wide.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { DiscardDialog } from '../drafts/discard-dialog.tsx';
import { DraftNotSavedNote } from '../drafts/draft-not-saved-note.tsx';
import { PostFields } from '../fields/post-fields.tsx';
import { TagPicker } from '../fields/tag-picker.tsx';
import { listDifferences } from '../written.ts';
import { FormHead } from './form-head.tsx';
import styles from './post-form.module.css';
import type { Start } from './post-form-state.ts';
import { type PostForm as PostFormState, usePostForm } from './use-post-form.ts';

const load = () => import('./beside-form.ts');
const ConflictDialog = optionalPart(() => load().then((part) => part.ConflictDialog));
const DishField = optionalPart(() => load().then((part) => part.DishField));
const RecipeField = optionalPart(() => load().then((part) => part.RecipeField));

const TYPES = [
  { value: 'recipe', label: appTexts.recipe, icon: <Utensils size={20} /> },
  { value: 'story', label: appTexts.story, icon: <BookOpen size={20} /> },
] as const;

interface Props {
  start: Start;
  /** Called with a message once the post is saved. */
  done: (message: string) => void;
  leave: () => void;
  /** Other actions for the shared content, such as a link that saves a recipe. */
  children?: ReactNode;
}

/** The form of `/create-post` for new posts and edits. */
export function PostForm({ start, done, leave, children }: Props) {
  const form = usePostForm(start, done);
  const { written, change, picked, wrong } = form;
  const [isConfirming, setConfirming] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isWide = useIsWide();

  useEffect(() => {
    if (wrong?.field) element.current?.querySelector<HTMLElement>(`[name=${wrong.field}]`)?.focus();
  }, [wrong]);

  const type = (
    <RadioChips
      legend={postPartTexts.kindOfPost}
      look="track"
      value={written.type}
      options={TYPES}
      choose={(value) => change({ type: value })}
    />
  );
  const pictures = <PicturesField pictures={written.pictures} picked={picked} />;

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      className={styles.form}
    >
      <FormHead
        title={start.editId ? postFormTexts.editPost : postFormTexts.newPost}
        isEdit={start.editId !== ''}
        form={form}
        leave={leave}
        confirmDiscard={() => setConfirming(true)}
      >
        {isWide && <div className={styles.kind}>{type}</div>}
      </FormHead>
      <div className={styles.column}>
        <div className={styles.note}>
          <DraftNotSavedNote keeping={form.keeping} />
          {children}
          {start.refusal?.isStale && (
            <Button variant="outline" onClick={form.compare}>
              {postFormTexts.compareBothTexts}
            </Button>
          )}
        </div>
        {written.dish && (
          <Suspense>
            <DishField dish={written.dish} change={change} />
          </Suspense>
        )}
        {!isWide && type}
        {!isWide && pictures}
        <PostFields written={written} change={change} wrong={wrong} isWide={isWide} />
        {/* The recipe of a post does not change once the server has it. */}
        {written.type === 'recipe' && start.baseVersion === null && (
          <Suspense>
            <RecipeField cookbookId={written.cookbookId ?? ''} change={change} />
          </Suspense>
        )}
      </div>
      <div className={styles.column}>
        {isWide && pictures}
        <TagPicker
          tags={written.tags}
          typed={form.typed}
          change={({ tags, typed }) => {
            if (tags) change({ tags: [...tags] });
            if (typed !== undefined) form.type(typed);
          }}
        />
        {form.isDirty && !isWide && (
          <Button variant="quiet" className={styles.delete} onClick={() => setConfirming(true)}>
            {appTexts.discard}
          </Button>
        )}
      </div>
      <FormDialogs
        form={form}
        isConfirming={isConfirming}
        keep={() => setConfirming(false)}
        leave={leave}
      />
    </form>
  );
}

interface Dialogs {
  form: PostFormState;
  /** True while the member confirms discarding the draft. */
  isConfirming: boolean;
  keep: () => void;
  leave: () => void;
}

function FormDialogs({ form, isConfirming, keep, leave }: Dialogs) {
  return (
    <Suspense>
      {form.conflict && (
        <ConflictDialog
          yours={form.written}
          theirs={form.conflict.theirs}
          differing={listDifferences(form.written, form.conflict.theirs)}
          choose={form.choose}
          close={form.closeConflict}
        />
      )}
      {isConfirming && (
        <DiscardDialog keep={keep} discard={() => void form.discard().then(leave)} />
      )}
    </Suspense>
  );
}
