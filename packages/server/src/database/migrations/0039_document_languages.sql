-- The languages a document is for; none means every language.
alter table legal_document add column audience_locales text[] not null default '{}'
  check (audience_locales <@ array['en', 'de', 'sw']::text[]);
