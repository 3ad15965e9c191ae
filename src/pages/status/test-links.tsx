import { pagePaths } from '#contract/page/paths.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { listCuisines, listRecipes } from '#contract/recipe/endpoints.ts';
import { toCuisinePath, toRecipePagePath } from '#contract/recipe/paths.ts';
import { getHealth } from '#contract/status/endpoints.ts';
import * as pageTexts from '#texts/page.ts';
import * as statusTexts from '#texts/status.ts';
import { OutsideLink } from '#ui/link/outside-link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './test-links.module.css';

const PAGES = [
  [statusTexts.home, pagePaths.home],
  [pageTexts.allRecipes, pagePaths.allRecipes],
  [pageTexts.trendingRecipe, pagePaths.trendingRecipes],
  [statusTexts.asianHeritage, pagePaths.cuisine('asian')],
  [statusTexts.search, pagePaths.search],
  [pageTexts.community, pagePaths.community],
  [statusTexts.uploadDemo, pagePaths.uploadDemo],
  [statusTexts.profileUploadDemo, pagePaths.profileUploadDemo],
] as const;
const CALLS = [
  toPath(getHealth),
  toPath(listRecipes),
  toPath(listCuisines),
  toCuisinePath('asian'),
  toRecipePagePath('', 1),
];

/** Links to pages of the app and to API endpoints. */
export function TestLinks() {
  return (
    <section className={styles.lists}>
      <div>
        <h2 className={text.h2}>{statusTexts.pages}</h2>
        <ul>
          {PAGES.map(([name, path]) => (
            <li key={path}>
              <TextLink to={path}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={text.h2}>{statusTexts.calls}</h2>
        <ul>
          {CALLS.map((path) => (
            <li key={path}>
              <OutsideLink href={API_BASE + path} className={styles.link}>
                {statusTexts.request(API_BASE + path)}
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
