-- People, where they belong, and what is written down about changes.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- What is searched: without case and accents. The dictionary is named, so the function depends on nothing that a session
-- can change, as an index needs.
create function fold_text(value text) returns text language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- An account may be made before its person has a password, and may have an e-mail address alone.
alter table account alter column password_hash drop not null;
alter table account alter column username drop not null;
alter table account add constraint account_login_check check (username is not null or email is not null);

create type person_status as enum ('INVITED', 'ACTIVE', 'SUSPENDED', 'ANONYMISED');

alter table person alter column subject drop not null;
alter table person
  add column id int generated always as identity,
  add column username text,
  add column email text,
  add column given_name text collate "und-x-icu",
  add column family_name text collate "und-x-icu",
  add column displayed_id text,
  -- The key of the person in the system that people are imported from: a personnel or pupil number.
  add column external_id text,
  -- Which system that is; one word each.
  add column source text not null default 'SIGN_IN' check (source in ('SIGN_IN', 'MANUAL', 'IMPORT', 'SEED')),
  add column status person_status not null default 'ACTIVE',
  add column roles text[] not null default '{}'
    check (roles <@ array['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']::text[]),
  add column locale text,
  add column time_zone text,
  add column starts_on date,
  add column deactivate_on date,
  add column last_sign_in_at timestamptz,
  add column invited_at timestamptz,
  add column anonymised_at timestamptz,
  -- Family name first, as lists of people are sorted; else what else names the person.
  add column sort_name text collate "und-x-icu" not null generated always as (
    coalesce(nullif(trim(coalesce(family_name, '') || ' ' || coalesce(given_name, '')), ''), username, email, '')
  ) stored,
  add column search_text text not null generated always as (
    fold_text(coalesce(given_name, '') || ' ' || coalesce(family_name, '') || ' ' || coalesce(username, '') || ' '
      || coalesce(email, '') || ' ' || coalesce(displayed_id, '') || ' ' || coalesce(external_id, ''))
  ) stored,
  add constraint person_displayed_id_check check (length(displayed_id) between 1 and 40),
  add constraint person_external_id_check check (length(external_id) between 1 and 64),
  add constraint person_anonymised_check check ((status = 'ANONYMISED') = (anonymised_at is not null));

create unique index person_id_index on person (id);
create unique index person_email_index on person (lower(email));
create unique index person_username_index on person (lower(username));
create unique index person_displayed_id_index on person (displayed_id);
create unique index person_external_id_index on person (external_id);
create index person_name_page_index on person (sort_name, uuid);
create index person_created_page_index on person (created_at, uuid);
create index person_last_sign_in_page_index on person (last_sign_in_at, uuid);
create index person_status_name_index on person (status, sort_name, uuid);
create index person_search_index on person using gin (search_text gin_trgm_ops);
create index person_deactivate_index on person (deactivate_on) where deactivate_on is not null;

-- The embedded provider keeps accounts, the product keeps people: the facts of identity are written to the account alone
-- and reach the person here, so neither can say something else. Statement triggers, because imports write thousands.
create function copy_accounts_to_people() returns trigger language plpgsql as $$
begin
  insert into person as p
    (uuid, subject, username, email, given_name, family_name, roles, locale, time_zone, source, status)
  select a.uuid, a.uuid::text, a.username, a.email, a.given_name, a.family_name, a.roles, a.locale, a.zoneinfo, 'MANUAL',
    (case when not a.is_active then 'SUSPENDED' when a.password_hash is null then 'INVITED' else 'ACTIVE' end)::person_status
  from changed a
  on conflict (subject) do update set
    username = excluded.username, email = excluded.email, given_name = excluded.given_name,
    family_name = excluded.family_name, roles = excluded.roles, locale = excluded.locale,
    time_zone = excluded.time_zone, updated_at = now(), revision = p.revision + 1,
    -- Who comes back after a suspension stands where they stood: invited as long as they never signed in.
    status = case
      when p.status = 'ANONYMISED' then p.status
      when excluded.status = 'SUSPENDED' then excluded.status
      when p.status = 'SUSPENDED' and p.last_sign_in_at is null then excluded.status
      when p.status = 'SUSPENDED' then 'ACTIVE'
      else p.status
    end
  where (p.username, p.email, p.given_name, p.family_name, p.roles, p.locale, p.time_zone)
      is distinct from (excluded.username, excluded.email, excluded.given_name, excluded.family_name, excluded.roles,
        excluded.locale, excluded.time_zone)
    or (p.status = 'SUSPENDED') is distinct from (excluded.status = 'SUSPENDED');
  return null;
end $$;
create trigger account_inserted after insert on account referencing new table as changed
  for each statement execute function copy_accounts_to_people();
create trigger account_updated after update on account referencing new table as changed
  for each statement execute function copy_accounts_to_people();

-- The accounts that are there already, through the same door.
update account set updated_at = updated_at;

-- A link in a letter or mail with which a person takes their place for the first time, or sets a forgotten password.
create table invitation (
  uuid uuid primary key,
  person uuid not null references person (uuid) on delete cascade,
  -- SHA-256 of the secret, which is not kept.
  token_hash bytea not null,
  kind text not null check (kind in ('INVITATION', 'PASSWORD_RESET', 'LETTER')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index invitation_token_index on invitation (token_hash);
create index invitation_person_index on invitation (person);

-- Sign-ins of an outside provider that match nobody, or more than one: an administrator decides.
create table link_case (
  uuid uuid primary key,
  subject text not null,
  username text,
  email text,
  given_name text,
  family_name text,
  reason text not null check (reason in ('UNVERIFIED_EMAIL', 'SEVERAL_CANDIDATES', 'ADDRESS_REUSED', 'NO_CANDIDATE')),
  candidates uuid[] not null default '{}',
  state text not null default 'OPEN' check (state in ('OPEN', 'LINKED', 'CREATED', 'REFUSED')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references person (uuid)
);
create unique index link_case_open_index on link_case (subject) where state = 'OPEN';
create index link_case_page_index on link_case (created_at, uuid);

-- The tree of units.
alter table unit
  add column time_zone text,
  add column description text,
  add column archived_at timestamptz,
  add column search_text text not null generated always as (
    fold_text(name || ' ' || key || ' ' || coalesce(displayed_id, ''))
  ) stored,
  add constraint unit_general_check check (not is_general or (parent is null and is_active and archived_at is null)),
  add constraint unit_archived_check check (archived_at is null or not is_active),
  add constraint unit_displayed_id_check check (length(displayed_id) between 1 and 40);
create unique index unit_key_folded_index on unit (lower(key));
create unique index unit_displayed_id_index on unit (displayed_id);
-- Sisters have different names, upper and lower case aside; those in the archive do not count.
create unique index unit_sister_index on unit (parent, lower(name)) where archived_at is null;
create index unit_search_index on unit using gin (search_text gin_trgm_ops);

-- Each unit with all above it, itself included at distance 0; kept by the triggers below, never written by hand.
create table unit_ancestor (
  unit uuid not null references unit (uuid) on delete cascade,
  ancestor uuid not null references unit (uuid) on delete cascade,
  distance int not null check (distance between 0 and 8),
  primary key (unit, ancestor)
);
create index unit_ancestor_down_index on unit_ancestor (ancestor, unit);

create function place_unit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.parent is not distinct from old.parent then return null; end if;
    if exists (select from unit_ancestor where ancestor = new.uuid and unit = new.parent) then
      raise exception 'A unit cannot lie below itself.' using errcode = 'check_violation', constraint = 'unit_cycle_check';
    end if;
    delete from unit_ancestor a using unit_ancestor below
    where below.ancestor = new.uuid and a.unit = below.unit
      and a.ancestor not in (select inside.unit from unit_ancestor inside where inside.ancestor = new.uuid);
    insert into unit_ancestor (unit, ancestor, distance)
    select below.unit, above.ancestor, below.distance + above.distance + 1
    from unit_ancestor below cross join unit_ancestor above
    where below.ancestor = new.uuid and above.unit = new.parent;
  else
    insert into unit_ancestor (unit, ancestor, distance)
    select new.uuid, new.uuid, 0
    union all
    select new.uuid, above.ancestor, above.distance + 1 from unit_ancestor above where above.unit = new.parent;
  end if;
  return null;
end $$;
create trigger unit_placed after insert or update of parent on unit for each row execute function place_unit();
insert into unit_ancestor (unit, ancestor, distance)
with recursive chain (unit, ancestor, distance) as (
  select uuid, uuid, 0 from unit
  union all
  select c.unit, u.parent, c.distance + 1 from chain c join unit u on u.uuid = c.ancestor where u.parent is not null
)
select unit, ancestor, distance from chain;

create table unit_membership (
  uuid uuid primary key,
  unit uuid not null references unit (uuid),
  person uuid not null references person (uuid) on delete cascade,
  role text not null default 'MEMBER' check (role in ('MEMBER', 'MANAGER', 'DEPUTY')),
  -- The last day; a deputy needs one.
  until date,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT', 'SELF', 'SEED')),
  -- Where the person's product name, logo and colour come from.
  is_default boolean not null default false,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unit_membership_deputy_check check (role <> 'DEPUTY' or until is not null)
);
create unique index unit_membership_index on unit_membership (unit, person);
create unique index unit_membership_default_index on unit_membership (person) where is_default;
create index unit_membership_person_index on unit_membership (person, unit);
create index unit_membership_manager_index on unit_membership (person, unit) where role <> 'MEMBER';
create index unit_membership_page_index on unit_membership (unit, created_at, uuid);

/*
  The one rule of scope (who manages what), by the subject of the caller's tokens: the units in which they are manager or deputy today, with everything
  below them. Being a mere member gives nothing. Every resolver asks through these two.
*/
create function managed_unit(caller text) returns setof uuid language sql stable parallel safe as $$
  select distinct a.unit from person p
  join unit_membership g on g.person = p.uuid
  join unit_ancestor a on a.ancestor = g.unit
  where p.subject = caller and g.role <> 'MEMBER' and (g.until is null or g.until >= current_date)
$$;

create function is_managed_person(caller text, other uuid) returns boolean language sql stable parallel safe as $$
  select exists (
    select from unit_membership m
    join unit_ancestor a on a.unit = m.unit
    join unit_membership g on g.unit = a.ancestor
    join person p on p.uuid = g.person
    where m.person = other and p.subject = caller and g.role <> 'MEMBER' and (g.until is null or g.until >= current_date)
  )
$$;

-- What was changed, by whom: only ever added to. Personal values are not kept here, only the names of the fields.
create table audit_event (
  uuid uuid primary key,
  at timestamptz not null default now(),
  -- The person who did it; null for the product itself.
  actor uuid,
  on_behalf_of uuid,
  action text not null,
  object_kind text not null,
  object uuid,
  before jsonb,
  after jsonb,
  request_id text,
  -- The job or import it was done in.
  origin uuid
);
create index audit_event_page_index on audit_event (at, uuid);
create index audit_event_object_index on audit_event (object, at, uuid);
create index audit_event_actor_index on audit_event (actor, at, uuid);
create index audit_event_action_index on audit_event (action, at, uuid);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed.', tg_table_name using errcode = 'check_violation';
end $$;
create trigger audit_event_kept before update or delete on audit_event for each row execute function refuse_change();
create trigger audit_event_not_truncated before truncate on audit_event for each statement execute function refuse_change();

-- Work that takes longer than an answer may. pg-boss calls the workers; what came of it stands here.
create table job (
  uuid uuid primary key,
  kind text not null,
  payload jsonb not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  -- What the last committed step left behind, for the next one.
  position jsonb,
  done int not null default 0 check (done >= 0),
  total int check (total >= 0),
  -- Things of the job that could not be done.
  failed int not null default 0,
  tries int not null default 0,
  is_cancel_asked boolean not null default false,
  owner uuid,
  -- The codes of UserErrorCode, or INTERNAL.
  error text,
  -- A private file to fetch.
  file uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  seen_at timestamptz
);
create index job_page_index on job (created_at, uuid);
create index job_owner_index on job (owner, created_at, uuid);
create index job_state_index on job (state, created_at, uuid);
create table job_failure (
  job uuid not null references job (uuid) on delete cascade,
  position int not null,
  object uuid,
  name text,
  code text not null,
  primary key (job, position)
);

-- Files of one person, such as exports: fetched with an address that is signed for a short time.
create table private_file (
  uuid uuid primary key,
  owner uuid not null,
  name text not null,
  media_type text not null,
  file text not null,
  bytes int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index private_file_expiry_index on private_file (expires_at);

-- Mail on its way; without a mail server it waits here for an administrator to read.
create table outbox_mail (
  uuid uuid primary key,
  event text not null,
  person uuid,
  address text not null,
  locale text not null,
  subject text not null,
  body text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  -- The same happening never makes two mails.
  dedupe_key text not null,
  message_id text,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create unique index outbox_mail_dedupe_index on outbox_mail (dedupe_key);
create index outbox_mail_page_index on outbox_mail (created_at, uuid);
create index outbox_mail_due_index on outbox_mail (next_try_at) where state in ('QUEUED', 'FAILED');

-- Answers of creations that were asked for with a key, so that asking twice makes one.
create table idempotence_key (
  person uuid not null,
  key text not null,
  object uuid not null,
  created_at timestamptz not null default now(),
  primary key (person, key)
);
create index idempotence_key_age_index on idempotence_key (created_at);

-- Lists as people like to see them.
create table saved_view (
  uuid uuid primary key,
  owner uuid not null references person (uuid) on delete cascade,
  -- The address without its query, such as /user-management.
  screen text not null,
  name text not null check (length(name) between 1 and 160),
  -- The query of the address.
  query text not null check (length(query) <= 4000),
  is_shared boolean not null default false,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_view_owner_index on saved_view (owner, screen);
create index saved_view_shared_index on saved_view (screen) where is_shared;
create unique index saved_view_name_index on saved_view (owner, screen, lower(name));
