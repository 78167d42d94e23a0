-- What people ask about their own data and an administrator has to see to: a deletion, an agreement that was taken back.
create table privacy_case (
  uuid uuid primary key,
  kind text not null check (kind in ('DELETION', 'WITHDRAWAL')),
  person uuid not null references person (uuid) on delete cascade,
  -- The text that is no longer agreed to.
  document uuid references legal_document (uuid),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references person (uuid),
  check ((kind = 'WITHDRAWAL') = (document is not null))
);
-- Asked once is asked, until somebody has seen to it.
create unique index privacy_case_open_index on privacy_case (person, kind, coalesce(document, '00000000-0000-0000-0000-000000000000')) where closed_at is null;
create index privacy_case_page_index on privacy_case (created_at, uuid) where closed_at is null;
