-- Search by full text and trigrams. The words are made by contract/recipe/recipe-search.ts, which takes accents and plurals off
-- them for the device too, so the database needs neither a dictionary nor a locale: `terms` holds them as they are,
-- weighted by where they stand (A name, B tag and cuisine, C ingredient, D the rest).
create extension if not exists pg_trgm;

alter table recipes drop column search;
alter table recipes add column terms tsvector not null default '';

create index recipes_by_term on recipes using gin (terms);

-- Every word of the collection once: what a mistyped word may have meant. "C": by letter, so that a beginning is a range.
create table search_words (
  word text collate "C" primary key
);

create index search_words_like on search_words using gin (word gin_trgm_ops);
