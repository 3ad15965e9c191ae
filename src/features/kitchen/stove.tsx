import { type Opening, useCooking } from '../../data/cooking.ts';
import { Celebration } from './celebration.tsx';
import { CookScreen } from './cook-screen.tsx';

/** One session from its step to its end. */
export function Stove({ opening }: { opening: Opening }) {
  const cooking = useCooking(opening);
  if (cooking.finishedAt === undefined) return <CookScreen cooking={cooking} />;
  return (
    <Celebration
      recipe={cooking.recipe}
      minutes={Math.round((cooking.finishedAt - opening.session.startedAt) / 60_000)}
    />
  );
}
