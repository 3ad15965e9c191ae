import { Heart } from 'lucide-react';
import { keptTexts } from '../../texts/en/kept-recipes.ts';
import * as writeTexts from '../../texts/en/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { withMark } from './marked-names.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const favoriteSetView = defineView<'favorite.set'>({
  icon: Heart,
  words: {
    ...TAP,
    title: ({ on }, name) => writeTexts.favorite(on, quoteOr(name, '')),
    fallback: keptTexts.favoriteFailed,
  },
  ownName: ({ recipeName }) => recipeName,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    me: (me, { command: { recipeName, on } }) => ({
      ...me,
      favorites: withMark(me.favorites, recipeName, on),
    }),
  },
  wasOn: ({ recipeName }, me) => me.favorites.includes(recipeName),
  refreshes: ['me'],
  invitesInstall: () => false,
});

export const favoriteSetExample = defineExample<'favorite.set'>({
  writes: ({ n, flip }) => [
    { command: flip({ op: 'favorite.set', recipeName: `r${n}`, on: true }) },
  ],
  mend: (command) => command,
  isShown: ({ recipeName, on }, { me }) => me.favorites.includes(recipeName) === on,
});
