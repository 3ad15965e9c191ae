import { Link } from '@tanstack/react-router';
import { Heart, Search, ShoppingBasket, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as pageTexts from '#texts/page.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { SimmerMark } from '#ui/simmer-mark.tsx';
import cloths from '../ui/theme/cloth.module.css';
import type { Frame } from './frame-kind.ts';
import styles from './top-bar.module.css';

const PLACES = [
  { to: pagePaths.trendingRecipes, label: pageTexts.trendingRecipe },
  { to: pagePaths.community, label: pageTexts.community },
  { to: pagePaths.allRecipes, label: pageTexts.allRecipes },
];
/** Opens the profile at My Favorites. */
const FAVORITES = { list: 'favorites' } as const;

const here = { 'aria-current': 'true' } as const;

/**
 * Top bar of wide windows. Its colour matches the top of the page: cream, the home page's colour, or a cuisine's cloth.
 */
export function TopBar({ ground, isAmongRecipes, waiting }: Props) {
  return (
    <header className={joinClasses(styles.bar, toColour(ground))}>
      <div className={styles.row}>
        <Brand ground={ground} />
        <Places isAmongRecipes={isAmongRecipes} />
        <Corner waiting={waiting} />
      </div>
    </header>
  );
}

function toColour(ground: Frame['ground']): string | undefined {
  if (ground === 'page' || ground === 'plane') return styles[ground];
  return joinClasses(cloths[ground], styles.cloth);
}

interface Props {
  ground: Frame['ground'];
  /** Marks All Recipes as current. */
  isAmongRecipes: boolean;
  /** The member's counts, beside the link to the profile. */
  waiting: ReactNode;
}

function Brand({ ground }: Pick<Props, 'ground'>) {
  return (
    <Link to={pagePaths.home} className={styles.brand}>
      <SimmerMark
        size={34}
        steam={ground === 'page' ? 'mark' : ground === 'amer' ? 'ember' : 'onPlane'}
      />
      <span translate="no" className={styles.wordmark}>
        {appTexts.appName}
      </span>
    </Link>
  );
}

function Places({ isAmongRecipes }: Pick<Props, 'isAmongRecipes'>) {
  const user = useSession()?.user;
  return (
    <nav
      aria-label={appTexts.main}
      className={joinClasses(styles.nav, user ? styles.besideCorner : undefined)}
    >
      <ul className={styles.places}>
        {PLACES.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              {...(isAmongRecipes && to === pagePaths.allRecipes && here)}
              className={styles.place}
            >
              {label}
            </Link>
          </li>
        ))}
        {/* Only visitors see this link. */}
        {!user && (
          <li className={styles.signIn}>
            <ButtonLink to={pagePaths.login} size="sm">
              {pageTexts.signin}
            </ButtonLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Separate from the links, which may wrap into a second row at large font sizes. */
function Corner({ waiting }: Pick<Props, 'waiting'>) {
  const user = useSession()?.user;
  return (
    <div className={styles.corner}>
      <IconLink to={pagePaths.search} label={appTexts.search}>
        <Search size={23} />
      </IconLink>
      <IconLink to={pagePaths.profile} search={FAVORITES} label={appTexts.favorites}>
        <Heart size={23} />
      </IconLink>
      <IconLink to={pagePaths.list} label={appTexts.shoppingList}>
        <ShoppingBasket size={23} />
      </IconLink>
      {user && waiting}
      <IconLink
        to={user ? pagePaths.profile : pagePaths.login}
        label={user ? appTexts.yourProfile : appTexts.signIn}
      >
        {user ? (
          <Avatar name={user.name} src={toSmallAvatar(user.avatar)} size={40} />
        ) : (
          <User size={23} />
        )}
      </IconLink>
    </div>
  );
}

interface IconLinkProps {
  to: string;
  search?: typeof FAVORITES;
  label: string;
  children: ReactNode;
}

export function IconLink({ to, search, label, children }: IconLinkProps) {
  return (
    <Link to={to} {...(search && { search })} aria-label={label} className={styles.iconLink}>
      {children}
    </Link>
  );
}
