import { MoreDishes } from './more-dishes.tsx';
import { MorePosts } from './more-posts.tsx';

/** What stands below the cuisines once it is known. */
export default function HomeMore() {
  return (
    <>
      <MoreDishes />
      <MorePosts />
    </>
  );
}
