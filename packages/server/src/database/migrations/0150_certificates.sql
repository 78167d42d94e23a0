/*
  Certificates. A template has versions; a published version never changes. Completing a medium issues a certificate of the current
  version in the same transaction, one an enrolment, with names, titles and dates as they are then. docs/certificates.md.
*/

create table certificate_template (
  uuid uuid primary key,
  name text collate "und-x-icu" not null,
  is_archived boolean not null default false,
  -- The published version; null until the first publication.
  current_version uuid,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint certificate_template_name_check check (length(name) between 1 and 120)
);
create index certificate_template_name_index on certificate_template (name, uuid);

create table certificate_version (
  uuid uuid primary key,
  template uuid not null references certificate_template (uuid),
  number int not null check (number > 0),
  layout text not null default 'CLASSIC' check (layout in ('CLASSIC', 'PLAIN', 'COMPACT')),
  main_locale text not null check (main_locale in ('en', 'de', 'sw')),
  -- {"en": {"heading": "Certificate of completion", "statement": "has completed", "note": ""}}
  texts jsonb not null,
  signatory text,
  signatory_role text,
  place text,
  shows_goals boolean not null default true,
  shows_score boolean not null default false,
  validity text not null default 'NONE' check (validity in ('NONE', 'MONTHS', 'END_OF_YEAR')),
  validity_months int check (validity_months between 1 and 120),
  renewal_days int not null default 30 check (renewal_days between 0 and 365),
  number_pattern text not null default '{YEAR}-{SEQ:6}',
  -- Name, colour and logo (PNG) of the organisation as they were at publication.
  issuer text,
  colour text,
  logo bytea,
  published_at timestamptz,
  published_by uuid references person (uuid),
  unique (template, number),
  constraint certificate_version_months_check check ((validity = 'MONTHS') = (validity_months is not null)),
  constraint certificate_version_published_check check (published_at is null or num_nulls(issuer, colour) = 0)
);
create unique index certificate_version_draft_index on certificate_version (template) where published_at is null;
alter table certificate_template add foreign key (current_version) references certificate_version (uuid) deferrable initially deferred;

-- Certificates refer to the version they were issued from.
create function keep_certificate_version() returns trigger language plpgsql as $$
begin
  raise exception 'A published version is never changed.' using errcode = 'check_violation', constraint = 'certificate_version_kept';
end $$;
create trigger certificate_version_kept before update of template, number, layout, main_locale, texts, signatory, signatory_role, place,
    shows_goals, shows_score, validity, validity_months, renewal_days, number_pattern, issuer, colour, logo, published_at or delete
  on certificate_version
  for each row when (old.published_at is not null) execute function keep_certificate_version();

-- The template whose certificate a medium issues.
create table medium_certificate (
  medium uuid primary key references medium (uuid) on delete cascade,
  template uuid not null references certificate_template (uuid)
);
create index medium_certificate_template_index on medium_certificate (template);

create or replace function grants_certificate(medium uuid) returns boolean language sql stable parallel safe as $$
  select exists (
    select from medium_certificate c join certificate_template t on t.uuid = c.template
    where c.medium = grants_certificate.medium and t.current_version is not null and not t.is_archived)
$$;

-- The last number given, by the pattern with the year filled in.
create table certificate_series (
  series text primary key,
  last int not null
);

create table issued_certificate (
  uuid uuid primary key default gen_random_uuid(),
  enrolment uuid not null references enrolment (uuid),
  -- 1; the next one after the name was corrected.
  issue int not null default 1 check (issue > 0),
  person uuid not null references person (uuid),
  medium uuid not null references medium (uuid),
  cycle int not null,
  version uuid not null references certificate_version (uuid),
  number text not null,
  -- For the check page: 15 random characters and a check character, Crockford's base 32.
  code text not null,
  locale text not null check (locale in ('en', 'de', 'sw')),
  -- What the certificate says, as it was when it was issued.
  given_name text,
  family_name text,
  holder_name text not null,
  title text not null,
  medium_kind text not null,
  goals jsonb not null default '[]',
  score numeric(5, 2),
  unit_name text,
  completed_on date not null,
  -- The last day.
  valid_until date,
  renewal_days int not null,
  issued_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by uuid references person (uuid),
  revoked_reason text,
  superseded_by uuid references issued_certificate (uuid) deferrable initially deferred,
  revision int not null default 1,
  search_text text not null generated always as (fold_text(holder_name || ' ' || title || ' ' || number)) stored,
  constraint issued_certificate_unique unique (enrolment, issue),
  constraint issued_certificate_revoked_check check ((revoked_at is null) = (revoked_reason is null))
);
create unique index issued_certificate_number_index on issued_certificate (number);
create unique index issued_certificate_code_index on issued_certificate (code);
create index issued_certificate_issued_index on issued_certificate (issued_at, uuid);
create index issued_certificate_person_index on issued_certificate (person, medium);
create index issued_certificate_medium_index on issued_certificate (medium, issued_at, uuid);
create index issued_certificate_version_index on issued_certificate (version);
create index issued_certificate_superseded_index on issued_certificate (superseded_by) where superseded_by is not null;
create index issued_certificate_revoked_by_index on issued_certificate (revoked_by) where revoked_by is not null;
create index issued_certificate_search_index on issued_certificate using gin (search_text gin_trgm_ops);

-- The state of a certificate on a day; nothing else says it.
create function certificate_state(revoked_at timestamptz, superseded_by uuid, valid_until date, renewal_days int, today date)
returns text language sql immutable parallel safe as $$
  select case
    when revoked_at is not null then 'REVOKED'
    when superseded_by is not null then 'SUPERSEDED'
    when valid_until < today then 'EXPIRED'
    when valid_until <= today + renewal_days then 'EXPIRING'
    else 'VALID'
  end
$$;

-- The last character of a code, by Luhn's algorithm for 32 characters: a wrong character or two swapped neighbours are noticed.
create function code_check_character(body text) returns text language sql immutable parallel safe strict as $$
  select substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (32 - (sum(p.value * p.factor / 32 + p.value * p.factor % 32) % 32)::int) % 32, 1)
  from (
    select position(substr(body, i, 1) in '0123456789ABCDEFGHJKMNPQRSTVWXYZ') - 1 as value,
      case when (length(body) - i) % 2 = 0 then 2 else 1 end as factor
    from generate_series(1, length(body)) i
  ) p
$$;

-- 75 random bits: nothing of the certificate can be guessed from it, and no other code from this one.
create function new_certificate_code() returns text language plpgsql volatile as $$
declare
  random_bytes bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  body text := '';
begin
  for i in 0..14 loop
    body := body || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(random_bytes, i) & 31), 1);
  end loop;
  return body || code_check_character(body);
end $$;

-- Fills the number into a series such as 2026-{SEQ:6}.
create function certificate_number(series text, sequence int) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(series, '\{SEQ(:\d)?\}',
    lpad(sequence::text, greatest(length(sequence::text), coalesce(substring(series from '\{SEQ:(\d)\}')::int, 1)), '0'))
$$;

/*
  Issues the certificates of media that were just completed. It runs once a statement and ends at once where nothing was
  completed. The enrolments are locked first: of several completions at the same moment the first one issues, the others find
  its certificate, and no number is lost.
*/
create function issue_certificates() returns trigger language plpgsql as $$
declare
  enrolments uuid[];
begin
  if not exists (select from added where kind = 'COMPLETED' and item is null and enrolment is not null and medium is not null) then
    return null;
  end if;
  select array_agg(a.enrolment) into enrolments from added a
  where a.kind = 'COMPLETED' and a.item is null and a.enrolment is not null and grants_certificate(a.medium);
  if enrolments is null then
    return null;
  end if;
  perform from enrolment where uuid = any(enrolments) order by uuid for no key update;
  with completed as (
    select distinct on (e.uuid) a.id, a.at, e.uuid as enrolment, e.person, e.medium, e.cycle, e.valid_until as ends_at, coalesce(a.score, e.score) as score,
      installation_day(coalesce(e.completed_at, a.at)) as completed_on, v.uuid as version, v.validity, v.validity_months, v.renewal_days,
      v.shows_goals, v.shows_score, e.renewal_days as own_renewal_days,
      case when v.texts ? split_part(p.locale, '-', 1) then split_part(p.locale, '-', 1) else v.main_locale end as locale,
      replace(v.number_pattern, '{YEAR}', to_char(installation_day(a.at), 'YYYY')) as series
    from added a join enrolment e on e.uuid = a.enrolment join person p on p.uuid = e.person
      join medium_certificate c on c.medium = e.medium join certificate_template t on t.uuid = c.template
      join certificate_version v on v.uuid = t.current_version
    where a.kind = 'COMPLETED' and a.item is null and e.uuid = any(enrolments)
      and not exists (select from issued_certificate i where i.enrolment = e.uuid)
    order by e.uuid, a.id
  ), counted as (
    insert into certificate_series as s (series, last) select series, count(*) from completed group by series order by series
    on conflict (series) do update set last = s.last + excluded.last
    returning series, last
  ), issued as (
    insert into issued_certificate (enrolment, person, medium, cycle, version, number, code, locale, given_name, family_name, holder_name, title,
      medium_kind, goals, score, unit_name, completed_on, valid_until, renewal_days, issued_at)
    select c.enrolment, c.person, c.medium, c.cycle, c.version,
      certificate_number(c.series, (n.last - count(*) over (partition by c.series) + row_number() over (partition by c.series order by c.id))::int),
      new_certificate_code(), c.locale, p.given_name, p.family_name,
      coalesce(nullif(trim(concat_ws(' ', p.given_name, p.family_name)), ''), p.username, p.email, '–'),
      coalesce(m.titles ->> c.locale, m.title), m.kind,
      case when c.shows_goals then coalesce(m.goals -> c.locale, m.goals -> m.main_locale, '[]') else '[]' end,
      case when c.shows_score then c.score end,
      (select u.name from unit_membership s join unit u on u.uuid = s.unit where s.person = c.person and s.is_default and not u.is_general),
      c.completed_on,
      coalesce((c.ends_at at time zone installation_zone())::date,
        case c.validity when 'MONTHS' then (c.completed_on + c.validity_months * interval '1 month')::date
          when 'END_OF_YEAR' then make_date(extract(year from c.completed_on)::int, 12, 31) end),
      case when c.own_renewal_days > 0 then c.own_renewal_days else c.renewal_days end, c.at
    from completed c join counted n using (series) join person p on p.uuid = c.person join medium m on m.uuid = c.medium
    on conflict on constraint issued_certificate_unique do nothing
    returning uuid, enrolment, person, medium, cycle, valid_until, renewal_days
  ), replaced as (
    update issued_certificate o set superseded_by = i.uuid, revision = o.revision + 1
    from issued i
    where o.person = i.person and o.medium = i.medium and o.cycle < i.cycle and o.superseded_by is null and o.revoked_at is null
  )
  -- Without a rule of an assignment, what was learned is valid as long as its certificate, and can be renewed then.
  update enrolment e set renewal_days = i.renewal_days,
    valid_until = (i.valid_until + 1)::timestamp at time zone installation_zone() - interval '1 second'
  from issued i where e.uuid = i.enrolment and e.valid_until is null and i.valid_until is not null;
  return null;
end $$;
create trigger learning_event_certified after insert on learning_event referencing new table as added
  for each statement execute function issue_certificates();

-- A certificate of another organisation, which somebody adds and a manager confirms.
create table external_certificate (
  uuid uuid primary key,
  person uuid not null references person (uuid),
  title text not null check (length(title) between 1 and 160),
  issuer text not null check (length(issuer) between 1 and 160),
  issued_on date not null,
  valid_until date,
  -- The upload that keeps the bytes.
  file text not null,
  file_name text not null,
  media_type text not null,
  state text not null default 'SUBMITTED' check (state in ('SUBMITTED', 'CONFIRMED', 'REJECTED')),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references person (uuid),
  reason text,
  revision int not null default 1,
  constraint external_certificate_dates_check check (valid_until >= issued_on),
  constraint external_certificate_decided_check check ((state = 'SUBMITTED') = (decided_at is null))
);
create index external_certificate_person_index on external_certificate (person);
create index external_certificate_submitted_index on external_certificate (submitted_at, uuid) where state = 'SUBMITTED';
create index external_certificate_decided_by_index on external_certificate (decided_by) where decided_by is not null;
create unique index external_certificate_file_index on external_certificate (file);

alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check
  check (kind in ('LOGO', 'AVATAR', 'IMPORT', 'LEGAL_TEXT', 'MEDIUM', 'PAGE_IMAGE', 'CERTIFICATE'));
