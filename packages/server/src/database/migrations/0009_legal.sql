-- Legal and help texts in versions, and who agreed to which.

create table legal_document (
  uuid uuid primary key,
  kind text not null check (kind in ('IMPRINT', 'PRIVACY', 'TERMS', 'ACCESSIBILITY', 'COOKIES', 'HELP', 'OWN')),
  title text not null check (length(title) between 1 and 160),
  -- What people have to do with it.
  consent text not null default 'NONE' check (consent in ('NONE', 'ACKNOWLEDGE', 'ACCEPT')),
  -- Roles it is for; none means everybody.
  audience_roles text[] not null default '{}'
    check (audience_roles <@ array['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']::text[]),
  -- The unit it is for, with all below it; null means all.
  audience_unit uuid,
  sort_order int not null default 0,
  revision int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Imprint, privacy, terms, accessibility and cookies exist once.
create unique index legal_document_kind_index on legal_document (kind) where kind not in ('HELP', 'OWN') and archived_at is null;

create table legal_version (
  uuid uuid primary key,
  document uuid not null references legal_document (uuid),
  number int not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'SUPERSEDED')),
  -- {"en": {"title", "body"}, ...}
  texts jsonb not null,
  -- SHA-256 over the texts, written at publication.
  hash bytea,
  -- Asks everybody again.
  is_major boolean not null default true,
  change_note text,
  valid_from timestamptz,
  published_at timestamptz,
  published_by uuid,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint legal_version_published_check check ((state = 'DRAFT') = (published_at is null))
);
create unique index legal_version_number_index on legal_version (document, number);
create unique index legal_version_draft_index on legal_version (document) where state = 'DRAFT';
create unique index legal_version_live_index on legal_version (document) where state = 'PUBLISHED';

-- A proof: it outlives document and person. The name stands in for the person once that one is anonymised.
create table consent (
  uuid uuid primary key,
  person uuid not null,
  -- What takes the person's place in proofs once they are anonymised.
  pseudonym text,
  document uuid not null,
  version uuid not null references legal_version (uuid),
  locale text not null,
  decision text not null check (decision in ('ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  at timestamptz not null default now(),
  on_behalf_of uuid,
  -- Why the person was asked: {"roles", "unit", "hash", "isMajor"}.
  criteria jsonb not null
);
create index consent_person_index on consent (person, document, at);
create index consent_document_index on consent (document, at, uuid);
create index consent_page_index on consent (at, uuid);
create trigger consent_not_truncated before truncate on consent for each statement execute function refuse_change();
create trigger consent_kept before delete on consent for each row execute function refuse_change();
