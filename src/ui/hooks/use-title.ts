import { useEffect } from 'react';

/** Sets the document title. Undefined leaves it unchanged. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
