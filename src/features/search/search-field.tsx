import { Search, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import * as searchTexts from '../../../texts/en/search.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { SearchForm } from '../../ui/form/search-form.tsx';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  change: (typed: string) => void;
  /** Enter: what is there is what was wanted. */
  settle: () => void;
}

/** The one field of the page, in reach however far the results go. */
export function SearchField({ field, typed, change, settle }: Props) {
  useEffect(() => {
    // Whoever comes back to results wants to see them, not the keyboard. Past the frame's own focus on the new page.
    if (field.current?.value !== '') return undefined;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field]);

  const clear = () => {
    change('');
    field.current?.focus();
  };
  return (
    <SearchForm
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
        // The keyboard of a phone covers what was found.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
      }}
    >
      <Search aria-hidden size={22} />
      <input
        ref={field}
        type="search"
        aria-label={searchTexts.fieldLabel}
        placeholder={searchTexts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {typed !== '' && (
        <IconButton aria-label={searchTexts.clearTheSearch} onClick={clear}>
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </SearchForm>
  );
}
