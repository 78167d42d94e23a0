-- Files that bring people, units and memberships in.

create table import_profile (
  uuid uuid primary key,
  owner uuid not null,
  name text not null check (length(name) between 1 and 160),
  kind text not null check (kind in ('USERS', 'UNITS', 'MEMBERSHIPS')),
  -- {"columns": {"<header>": "<field>" | null}, "options": {...}}
  mapping jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index import_profile_name_index on import_profile (owner, kind, lower(name));

create table import_job (
  uuid uuid primary key,
  kind text not null check (kind in ('USERS', 'UNITS', 'MEMBERSHIPS')),
  state text not null default 'UPLOADED' check (state in ('UPLOADED', 'PARSED', 'MAPPED', 'CHECKED', 'RUNNING', 'DONE',
    'DONE_WITH_ERRORS', 'FAILED', 'CANCELLED', 'ROLLED_BACK')),
  revision int not null default 1,
  owner uuid not null,
  -- False limits it to the units its owner manages.
  is_everywhere boolean not null,
  file_name text not null,
  file text not null,
  file_hash bytea not null,
  file_bytes int not null,
  -- As found out or chosen: {"encoding", "delimiter", "dateFormat", "sheet"}.
  reading jsonb,
  -- The header row.
  headers text[],
  -- {"<header>": {"field": ...} }
  mapping jsonb,
  -- {"matchBy", "createMissing", "updateFields", "missing", "missingUnit", "invite"}
  options jsonb,
  row_count int,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  deactivated int not null default 0,
  restored int not null default 0,
  failed int not null default 0,
  warned int not null default 0,
  -- How many active people the brake counts from, and whether somebody has released it.
  active_before int,
  is_brake_released boolean not null default false,
  error text,
  job uuid references job (uuid),
  checked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index import_job_page_index on import_job (created_at, uuid);
create index import_job_owner_index on import_job (owner, created_at, uuid);
create index import_job_hash_index on import_job (file_hash);

create table import_row (
  import_job uuid not null references import_job (uuid) on delete cascade,
  -- The line of the file, the header being 1; people who are missing in the file follow behind with negative numbers.
  number int not null,
  cells text[] not null,
  action text check (action in ('CREATE', 'UPDATE', 'UNCHANGED', 'DEACTIVATE', 'RESTORE', 'ERROR')),
  object uuid,
  name text,
  -- {"<field>": old value}, {"<field>": new value}: only what differs.
  before jsonb,
  after jsonb,
  -- [{"column", "value", "code", "hint"}]
  errors jsonb not null default '[]',
  warnings jsonb not null default '[]',
  -- The revision of the object after the import wrote it, to tell whether somebody changed it since.
  written_revision int,
  applied_at timestamptz,
  undone_at timestamptz,
  primary key (import_job, number)
);
create index import_row_action_index on import_row (import_job, action, number);
