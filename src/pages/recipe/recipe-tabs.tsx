import { BookOpen, Leaf, Music, Utensils } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import { isMemberRecipe } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import styles from './recipe-tabs.module.css';
import { useStuck } from './steps/use-stuck.ts';
import { TitleBar } from './top/title-bar.tsx';

export type RecipeTab = 'recipe' | 'story' | 'health' | 'music';

const TABS: { id: RecipeTab; label: string; icon: ComponentType<{ size?: number }> }[] = [
  { id: 'recipe', label: recipeTexts.tabAuthentic, icon: Utensils },
  { id: 'story', label: recipeTexts.tabStory, icon: BookOpen },
  { id: 'health', label: recipeTexts.tabHealth, icon: Leaf },
  { id: 'music', label: recipeTexts.tabMusic, icon: Music },
];

/** A recipe of the cookbook has no story and no music. */
const OWN_TABS = TABS.flatMap((tab) => {
  if (tab.id === 'recipe') return [{ ...tab, label: appTexts.recipe }];
  return tab.id === 'health' ? [tab] : [];
});

interface Props {
  recipe: Recipe;
  chosen: RecipeTab;
  choose: (tab: RecipeTab) => void;
}

export const toTabId = (tab: RecipeTab) => `tab-${tab}`;
export const PANEL_ID = 'recipe-panel';

/**
 * The four views of a recipe. Arrow keys move between the tabs. On phones the selected tab is scrolled into view, and
 * the tabs stick below the title bar.
 */
export function RecipeTabs({ recipe, chosen, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isStuck = useStuck(list);
  const shown = useRef(chosen);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`#${toTabId(chosen)}`);
    if (!row || !tab) return;
    row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
    if (shown.current === chosen) return;
    shown.current = chosen;
    // Starts a view at its top, even if the previous one was scrolled.
    const panel = document.getElementById(PANEL_ID);
    if (panel && panel.getBoundingClientRect().top < row.getBoundingClientRect().bottom) {
      panel.scrollIntoView();
    }
  }, [chosen]);

  const tabs = isMemberRecipe(recipe._id) ? OWN_TABS : TABS;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${toTabId(next.id)}`)?.focus();
  };

  return (
    <>
      {isStuck && <TitleBar recipe={recipe} />}
      <div
        ref={list}
        role="tablist"
        aria-label={recipeTexts.viewsOfThisRecipe}
        className={styles.tabs}
      >
        {tabs.map(({ id, label, icon: Icon }) => (
          <button
            key={id}
            id={toTabId(id)}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={PANEL_ID}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={move}
            className={styles.tab}
          >
            <Icon size={19} />
            <span>{label}</span>
          </button>
        ))}
      </div>
    </>
  );
}
