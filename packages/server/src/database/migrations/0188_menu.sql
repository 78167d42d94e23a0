-- The menu of the installation. What is published is the preference MENU of the module DESIGN, which the known call
-- getPreferences reads at the start. Here is what is being prepared, and what was published before.
create table menu (
  is_only boolean primary key default true check (is_only),
  revision int not null default 1,
  published_at timestamptz,
  -- {"arrangement"}: null in it is the built-in menu; null where nothing is prepared.
  draft jsonb,
  draft_saved_at timestamptz,
  -- The subject of the person's tokens.
  draft_saved_by text,
  -- {"arrangement", "publishedAt"}; null where there is nothing to take back.
  previous jsonb,
  updated_at timestamptz not null default now(),
  constraint menu_draft_check check ((draft is null) = (draft_saved_at is null))
);
insert into menu default values;
