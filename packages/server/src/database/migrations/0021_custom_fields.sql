-- Fields that an installation adds to its people, and what these hold.

create table custom_field (
  uuid uuid primary key,
  -- The name in `person.custom` and for other systems: it never changes.
  key text not null check (key ~ '^[a-z0-9][a-z0-9._-]{1,63}$'),
  kind text not null check (kind in ('TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'CHOICE')),
  -- Language to text.
  labels jsonb not null check (jsonb_typeof(labels) = 'object' and labels <> '{}'),
  -- In their order: [{"key": …, "labels": {…}}].
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  is_required boolean not null default false,
  visible_to text not null check (visible_to in ('ADMINISTRATORS', 'MANAGERS', 'PERSON')),
  -- Whether people change it themselves.
  is_own boolean not null default false,
  place int not null,
  archived_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint custom_field_kind_choices_check check ((kind = 'CHOICE') = (choices <> '[]')),
  constraint custom_field_own_check check (not is_own or visible_to = 'PERSON')
);
create unique index custom_field_key_index on custom_field (key);
create index custom_field_order_index on custom_field (place, uuid);

-- Key of the field to text, number, or true and false. Who holds nothing is in no index and costs nothing.
alter table person add column custom jsonb not null default '{}' constraint person_custom_check check (jsonb_typeof(custom) = 'object');
create index person_custom_index on person using gin (custom) where custom <> '{}';
