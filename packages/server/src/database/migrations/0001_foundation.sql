-- Units, preferences, people and the sign-ins counted for them.
-- Texts that people read are sorted by ICU's root collation: it puts Äpfel beside Apfel on every machine, where the
-- database's own default may be plain bytes. Identifiers keep the default, which is cheaper.

create table unit (
  uuid uuid primary key,
  id int generated always as identity,
  key text not null,
  name text collate "und-x-icu" not null,
  displayed_id text,
  parent uuid references unit (uuid),
  is_active boolean not null default true,
  is_general boolean not null default false,
  logo_url text,
  color text,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unit_color_check check (color ~ '^#[0-9a-f]{6}$'),
  constraint unit_parent_check check (parent <> uuid)
);
create unique index unit_id_index on unit (id);
create unique index unit_key_index on unit (key);
create unique index unit_general_index on unit (is_general) where is_general;
create index unit_name_index on unit (name, uuid);
create index unit_key_page_index on unit (key, uuid);
create index unit_parent_index on unit (parent);

create table module_preference (
  module_name text not null,
  key text not null,
  value text not null,
  updated_at timestamptz not null default now(),
  primary key (module_name, key)
);

create table person (
  uuid uuid primary key,
  subject text not null,
  login_count int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint person_login_count_check check (login_count >= 0)
);
create unique index person_subject_index on person (subject);

create table counted_session (
  subject text not null,
  session_id text not null,
  counted_at timestamptz not null default now(),
  primary key (subject, session_id)
);
