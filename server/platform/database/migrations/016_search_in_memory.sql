-- Recipes are searched in the memory of the server, by the index that the device has (contract/recipe/search-index.ts).
drop index recipes_by_term;
alter table recipes drop column terms;
drop table search_words;
