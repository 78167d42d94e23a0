-- Synonyms that administrators keep, beside those that come with the product.
alter table search_synonym add column is_seeded boolean not null default false;
update search_synonym set is_seeded = true;
