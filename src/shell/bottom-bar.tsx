import { Link, useNavigate } from '@tanstack/react-router';
import { CookingPot, House, User, Users, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { hasHint } from '#platform/hints.ts';
import { requestQuickStart } from '#platform/quick-start-opening.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as pageTexts from '#texts/page.ts';
import styles from './bottom-bar.module.css';

/** Navigation bar of phones and small tablets. Cook is the only exception from "one flame per view". */
export function BottomBar({ isAmongRecipes, waiting }: Props) {
  const session = useSession();
  return (
    <nav aria-label={appTexts.main} className={styles.bar}>
      <ul className={styles.places}>
        <Place to={pagePaths.home} label={appTexts.home}>
          <House size={24} />
        </Place>
        <Place to={pagePaths.allRecipes} label={appTexts.recipes} isCurrent={isAmongRecipes}>
          <Utensils size={24} />
        </Place>
        <CookPlace />
        <Place to={pagePaths.community} label={pageTexts.community}>
          <Users size={24} />
        </Place>
        <Place
          to={session ? pagePaths.profile : pagePaths.login}
          label={session ? appTexts.you : appTexts.signIn}
          beside={session && waiting}
        >
          <User size={24} />
        </Place>
      </ul>
    </nav>
  );
}

interface Props {
  isAmongRecipes: boolean;
  /** The member's counts, beside the link to the profile. */
  waiting: ReactNode;
}

interface PlaceProps {
  to: string;
  label: string;
  /** The current page is below this one. */
  isCurrent?: boolean;
  /** Rendered at its corner, outside of the link. */
  beside?: ReactNode;
  children: ReactNode;
}

function Place({ to, label, isCurrent = false, beside, children }: PlaceProps) {
  return (
    <li className={styles.place}>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(isCurrent && { 'aria-current': 'true' })}
        className={styles.link}
      >
        <span>{children}</span>
        <span>{label}</span>
      </Link>
      {beside}
    </li>
  );
}

/** Opens the current step of the unfinished dish, or quick start if there is none. */
function CookPlace() {
  const navigate = useNavigate();
  const cook = async () => {
    const dish = hasHint('cooking')
      ? await ignoreError(readDishOnStove(), 'quick start opens then')
      : undefined;
    if (dish === undefined) requestQuickStart();
    else await navigate({ to: pagePaths.cook(dish) });
  };
  return (
    <li>
      <button type="button" onClick={() => void cook()} className={styles.cook}>
        <span className={styles.pot}>
          <CookingPot size={27} />
        </span>
        {appTexts.cook}
      </button>
    </li>
  );
}

/** Id of the most recent unfinished recipe. */
async function readDishOnStove(): Promise<string | undefined> {
  const { readUnfinishedSession } = await import('#offline/recipes/cooking-session.ts');
  return (await readUnfinishedSession())?.recipeId;
}
