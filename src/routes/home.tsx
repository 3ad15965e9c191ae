import { pictures } from 'virtual:home-pictures';
import { createRoute } from '@tanstack/react-router';
import { ContinueCard } from '../features/home/continue-card.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { rootRoute } from '../root-route.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => (
    <HomePage pictures={pictures.families} plate={pictures.plate} continuing={<ContinueCard />} />
  ),
});
