-- The design that is being prepared, and the one before the last publication. What is published stands in
-- module_preference, module DESIGN, where the known call getPreferences reads it.
create table design (
  is_only boolean primary key default true check (is_only),
  revision int not null default 1,
  published_at timestamptz,
  -- {"productName", "primaryColor", "logoUrl"}; null where nothing is prepared.
  draft jsonb,
  draft_saved_at timestamptz,
  -- The subject of the person's tokens.
  draft_saved_by text,
  -- The same, each null where the preference was not set, and "publishedAt"; null where there is nothing to take back.
  previous jsonb,
  updated_at timestamptz not null default now(),
  constraint design_draft_check check ((draft is null) = (draft_saved_at is null))
);
insert into design default values;
