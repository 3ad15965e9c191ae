import { Lightbulb, ListOrdered, Scale, ShoppingBasket, Volume2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { toOwnUnits } from '#knowledge/portions/own-units.ts';
import { hasMediaKeys } from '#platform/audio/media-keys.ts';
import { READING_SPEEDS, saveSettings, useSettings } from '#platform/settings.ts';
import * as appTexts from '#texts/app.ts';
import * as cookTexts from '#texts/cook.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useReading } from './aloud/use-reading.ts';
import { useCookingNow } from './cooking-now.ts';
import styles from './kitchen-menu.module.css';
import type { Layout } from './layout.ts';
import type { SheetName } from './sheets/sheet-props.ts';
import type { Move } from './step/moves.ts';

interface Props {
  /** The dish's title. */
  title: string;
  ingredients: readonly string[];
  layout: Layout;
  move: (move: Move) => void;
  showSheet: (name: SheetName) => void;
}

/** The cooking view's menu. The wide layout shows most of these items beside the step, so only reading aloud is left. */
export function KitchenMenu(props: Props) {
  const { title, layout, move } = props;
  const reading = useReading(title, move);
  if (layout !== 'wide') {
    return (
      <Menu label={appTexts.more}>
        <StepItems {...props} />
        {reading && (
          <Item onClick={reading.toggle}>
            <Volume2 size={22} />
            <span>{reading.isReading ? cookTexts.stopReading : cookTexts.readAloud}</span>
          </Item>
        )}
        {reading && <ReadingItems />}
      </Menu>
    );
  }
  if (!reading) return null;
  return (
    <span className={styles.aloud}>
      <IconButton
        aria-label={cookTexts.readAloud}
        aria-pressed={reading.isReading}
        className={styles.button}
        onClick={reading.toggle}
      >
        <Volume2 size={24} />
      </IconButton>
      <Menu label={cookTexts.readingChoices}>
        <ReadingItems />
      </Menu>
    </span>
  );
}

function StepItems({ ingredients, showSheet }: Props) {
  const { fact } = useCookingNow().cookStep;
  const { units = toOwnUnits(ingredients) } = useSettings();
  const other = units === 'us' ? 'metric' : 'us';
  return (
    <>
      <Item onClick={() => showSheet('steps')}>
        <ListOrdered size={22} />
        <span>{cookTexts.allSteps}</span>
      </Item>
      {fact && (
        <Item onClick={() => showSheet('fact')}>
          <Lightbulb size={22} />
          <span>{cookTexts.funFact}</span>
        </Item>
      )}
      <Item onClick={() => showSheet('shopping')}>
        <ShoppingBasket size={22} />
        <span>{appTexts.addToShoppingList}</span>
      </Item>
      <Item onClick={() => saveSettings({ units: other })}>
        <Scale size={22} />
        <span>{recipeTexts.showUnits[other]}</span>
      </Item>
    </>
  );
}

function ReadingItems() {
  const { speed, isEachStepRead, hasHeadsetKeys } = useSettings();
  const nextSpeed = READING_SPEEDS[(READING_SPEEDS.indexOf(speed) + 1) % READING_SPEEDS.length];
  return (
    <>
      <Item onClick={() => saveSettings({ speed: nextSpeed ?? 'normal' })}>
        {cookTexts.readingSpeed[speed]}
      </Item>
      <Item onClick={() => saveSettings({ isEachStepRead: !isEachStepRead })}>
        {cookTexts.eachStep(isEachStepRead)}
      </Item>
      {hasMediaKeys() && (
        <Item onClick={() => saveSettings({ hasHeadsetKeys: !hasHeadsetKeys })}>
          {cookTexts.headsetKeys(hasHeadsetKeys)}
        </Item>
      )}
    </>
  );
}

function Item(props: ComponentProps<'button'>) {
  return <button type="button" role="menuitem" tabIndex={-1} {...props} />;
}
