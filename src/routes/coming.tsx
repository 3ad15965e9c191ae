import { createRoute } from '@tanstack/react-router';
import { COMING_PAGES, type ComingPath } from '../../contract/paths.ts';
import { ComingPage } from '../features/shell/coming-page.tsx';
import { rootRoute } from '../root-route.tsx';

type Page = (typeof COMING_PAGES)[number];
type PageWithId = Extract<Page, readonly [`${string}$${string}`, string]>;

const hasId = (page: Page): page is PageWithId => page[0].includes('$');
const hasNoId = (page: Page): page is Exclude<Page, PageWithId> => !hasId(page);

const toRoute = <const Path extends ComingPath>(path: Path, title: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <ComingPage title={title} />,
  });

// Two lists, or a link to a page without an id would be asked for one.
const pagesWithId = COMING_PAGES.filter(hasId).map(([path, title]) => toRoute(path, title));
const otherPages = COMING_PAGES.filter(hasNoId).map(([path, title]) => toRoute(path, title));

export const comingRoutes = [...otherPages, ...pagesWithId];
