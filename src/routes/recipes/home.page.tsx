import { pictures } from 'virtual:home-pictures';
import { ContinueCard } from '../../features/home/continue-card.tsx';
import { HomeMore } from '../../features/home/home-more.tsx';
import { HomePage } from '../../features/home/home-page.tsx';

export default function Page() {
  return (
    <HomePage
      pictures={pictures.families}
      plates={Object.values(pictures.plates).filter((url) => url !== undefined)}
      continuing={<ContinueCard />}
      more={<HomeMore />}
    />
  );
}
