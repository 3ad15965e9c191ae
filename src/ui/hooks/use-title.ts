import { useEffect } from 'react';

/** Names the tab after what is on the page; a page that does not know yet says nothing. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
