import { useEffect } from 'react';

/** Names the tab after what is on the page; a page that does not know yet says nothing. */
export function useTitle(title: string | undefined | null): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
