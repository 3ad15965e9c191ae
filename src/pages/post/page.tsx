import { getRouteApi } from '@tanstack/react-router';
import { PostPage } from './post-page.tsx';

const route = getRouteApi('/data/post/$postId');

export default function Page() {
  const { postId } = route.useParams();
  const { comment } = route.useSearch();
  return <PostPage key={postId} postId={postId} initialRefusedId={comment} />;
}
