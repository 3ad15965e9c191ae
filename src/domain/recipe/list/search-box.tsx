import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as searchTexts from '#texts/search.ts';
import { SearchForm } from '#ui/form/search-form.tsx';

/** Opens the search page with the typed text. */
export function SearchBox() {
  const navigate = useNavigate();
  const [typed, type] = useState('');
  return (
    <SearchForm
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: pagePaths.search, search: typed.trim() ? { q: typed.trim() } : {} });
      }}
    >
      <Search size={20} />
      <input
        type="search"
        aria-label={searchTexts.searchRecipes}
        placeholder={searchTexts.searchRecipes}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </SearchForm>
  );
}
