import { Search, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import * as searchTexts from '#texts/search.ts';
import { IconButton } from '#ui/button/button.tsx';
import { SearchForm } from '#ui/form/search-form.tsx';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  change: (typed: string) => void;
  /** Called on Enter. */
  settle: () => void;
}

/** The search field, which stays in view above the results. */
export function SearchField({ field, typed, change, settle }: Props) {
  useEffect(() => {
    // No focus on returning to results, where the keyboard would cover them. Delayed until after the frame's own focus.
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
        // The keyboard of a phone covers the results.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
      }}
    >
      <Search size={22} />
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
          <X size={20} />
        </IconButton>
      )}
    </SearchForm>
  );
}
