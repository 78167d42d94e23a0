/*
  Badges: what people earn for signing in (SYSTEM) or for completing media (COURSE), or are given by hand. docs/badges.md has the
  rules. A rule is evaluated by badge_condition_progress() alone: for awards, for the count before publishing, and for "3 of 5".
*/
create table badge (
  uuid uuid primary key,
  kind text not null check (kind in ('SYSTEM', 'COURSE')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED')),
  -- The published version; null until the first publication.
  current_version uuid,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  constraint badge_published_check check (state in ('DRAFT', 'ARCHIVED') or current_version is not null)
);
create index badge_kind_index on badge (kind, created_at, uuid);
create index badge_created_by_index on badge (created_by) where created_by is not null;

-- Name, texts, image and rule. A published version never changes: awards refer to it.
create table badge_version (
  uuid uuid primary key,
  badge uuid not null references badge (uuid) on delete cascade,
  number int not null check (number > 0),
  -- {"en": "Safe on the road", "de": …}
  names jsonb not null,
  descriptions jsonb not null default '{}',
  -- {"shape": "SHIELD", "colour": "SAGE", "icon": "truck"}
  image jsonb not null,
  /*
    {"match": "ALL", "repeats": false, "conditions": [{"kind": "LOGINS", "count": 10}, {"kind": "DAYS_IN_ROW", "count": 5},
    {"kind": "COMPLETED_ITEMS", "count": 5}, {"kind": "COMPLETES", "media": ["…"], "count": 2, "score": 80}]}. Without conditions it
    is given by hand alone. A missing count of COMPLETES means all of its media.
  */
  rule jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  published_by uuid references person (uuid),
  unique (badge, number)
);
create unique index badge_version_draft_index on badge_version (badge) where published_at is null;
create index badge_version_published_by_index on badge_version (published_by) where published_by is not null;
alter table badge add foreign key (current_version) references badge_version (uuid) deferrable initially deferred;

create function keep_published_badge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.badge, old.number, old.names, old.descriptions, old.image, old.rule, old.published_at) is distinct from
    (new.badge, new.number, new.names, new.descriptions, new.image, new.rule, new.published_at)
  then
    raise exception 'A published badge version is never changed.' using errcode = 'check_violation', constraint = 'badge_version_kept';
  end if;
  return new;
end $$;
create trigger badge_version_kept before update or delete on badge_version
  for each row when (old.published_at is not null) execute function keep_published_badge();

create table badge_award (
  uuid uuid primary key default gen_random_uuid(),
  badge uuid not null references badge (uuid),
  version uuid not null references badge_version (uuid),
  person uuid not null references person (uuid),
  -- 1, or the cycle of the media where the badge is awarded at each renewal.
  cycle int not null default 1 check (cycle > 0),
  awarded_at timestamptz not null default now(),
  -- Who gave it by hand, and why; null where the rule did.
  awarded_by uuid references person (uuid),
  reason text check (length(reason) between 1 and 500),
  -- Part of the address that anybody may check it at.
  code text not null default replace(gen_random_uuid()::text, '-', ''),
  -- Its place in the status list that says which credentials are revoked.
  status_index int generated always as identity (minvalue 0 start with 0),
  revoked_at timestamptz,
  revoked_by uuid references person (uuid),
  revoked_reason text check (length(revoked_reason) between 1 and 500),
  -- Whether the person shows it on their profile.
  is_shown boolean not null default false,
  -- When the person was told of it on a page.
  seen_at timestamptz,
  -- Whether a notification was made of it.
  is_notified boolean not null default false,
  constraint badge_award_once unique (badge, person, cycle),
  constraint badge_award_revoked_check check ((revoked_at is null) = (revoked_reason is null))
);
create unique index badge_award_code_index on badge_award (code);
create unique index badge_award_status_index on badge_award (status_index);
create index badge_award_page_index on badge_award (badge, awarded_at, uuid);
create index badge_award_person_index on badge_award (person, awarded_at, uuid);
create index badge_award_unnotified_index on badge_award (uuid) where not is_notified;
create index badge_award_version_index on badge_award (version);
create index badge_award_awarded_by_index on badge_award (awarded_by) where awarded_by is not null;
create index badge_award_revoked_by_index on badge_award (revoked_by) where revoked_by is not null;

-- People who met a rule before it was published, and are not given the badge for it ("only from now on").
create table badge_exemption (
  badge uuid references badge (uuid) on delete cascade,
  person uuid references person (uuid) on delete cascade,
  cycle int,
  primary key (badge, person, cycle)
);
create index badge_exemption_person_index on badge_exemption (person);

-- The days on which a sign-in of a person was counted, by the clocks of the installation; kept for 400 days.
create table login_day (
  person uuid references person (uuid) on delete cascade,
  day date,
  primary key (person, day)
);
create index login_day_day_index on login_day (day);

-- Keys that sign credentials. The newest signs; all of them verify, for credentials of the past.
create table badge_key (
  kid text primary key,
  -- The private key as a JWK.
  jwk jsonb not null,
  created_at timestamptz not null default now()
);

/*
  How far people are with one condition, for those who have begun: `done` of `goal`, when the goal was met, and in which cycle of
  their media. `people` null: everyone. Custom plans, since a plan for both cases would read whole tables for one person.
*/
create function badge_condition_progress(condition jsonb, people uuid[])
returns table (person uuid, done int, goal int, met_at timestamptz, cycle int)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  wanted int := (condition ->> 'count')::int;
  media uuid[];
begin
  case condition ->> 'kind'
  when 'LOGINS' then
    return query select p.uuid, least(p.login_count, wanted), wanted, p.last_sign_in_at, null::int
      from person p where p.login_count > 0 and (people is null or p.uuid = any (people));
  when 'DAYS_IN_ROW' then
    return query select r.person, least(max(r.days), wanted), wanted,
        (min(r.first + wanted - 1) filter (where r.days >= wanted))::timestamp at time zone installation_zone(), null::int
      from (
        select s.person, count(*)::int as days, min(s.day) as first
        from (select d.person, d.day, d.day - row_number() over (partition by d.person order by d.day)::int as island
          from login_day d where people is null or d.person = any (people)) s
        group by s.person, s.island
      ) r group by r.person;
  when 'COMPLETED_ITEMS' then
    return query select c.person, least(count(*)::int, wanted), wanted, (array_agg(c.first order by c.first))[wanted], null::int
      from (select e.person, e.medium, min(e.completed_at) as first from enrolment e
        where e.completed_at is not null and e.medium is not null and (people is null or e.person = any (people))
        group by e.person, e.medium) c
      group by c.person;
  when 'COMPLETES' then
    media := array(select m::uuid from jsonb_array_elements_text(condition -> 'media') m);
    wanted := least(coalesce(wanted, cardinality(media)), cardinality(media));
    return query select c.person, least(count(*)::int, wanted), wanted, (array_agg(c.first order by c.first))[wanted],
        (array_agg(c.cycle order by c.cycle desc))[wanted]
      from (select e.person, e.medium, min(e.completed_at) as first, max(e.cycle) as cycle from enrolment e
        where e.medium = any (media) and e.completed_at is not null
          and (condition ->> 'score' is null or e.score >= (condition ->> 'score')::numeric)
          and (people is null or e.person = any (people))
        group by e.person, e.medium) c
      group by c.person;
  else
    return;
  end case;
end $$;

-- Who meets a rule, since when, and in which cycle; nobody meets one without conditions.
create function badge_matches(rule jsonb, people uuid[] default null) returns table (person uuid, cycle int, met_at timestamptz)
language sql stable as $$
  select p.person, case when (rule ->> 'repeats')::boolean then coalesce(min(p.cycle), 1) else 1 end,
    coalesce(case when rule ->> 'match' = 'ANY' then min(p.met_at) else max(p.met_at) end, now())
  from jsonb_array_elements(rule -> 'conditions') c (condition)
    cross join lateral badge_condition_progress(c.condition, people) p
    join person o on o.uuid = p.person and o.status in ('ACTIVE', 'INVITED')
  where p.done >= p.goal
  group by p.person
  having count(*) >= case when rule ->> 'match' = 'ANY' then 1 else jsonb_array_length(rule -> 'conditions') end
$$;

/*
  Awards what the rules of active badges give. `triggers` are the kinds of conditions that something has happened to, `media` the
  media that were completed; one badge alone where `only` names it. Callers that award for people hold their rows, so that two
  completions at the same moment see each other.
*/
create function award_badges(people uuid[], triggers text[], media text[], only_badge uuid default null) returns int language plpgsql as $$
declare
  awarded int;
begin
  insert into badge_award (badge, version, person, cycle, awarded_at)
  select b.uuid, v.uuid, m.person, m.cycle, least(m.met_at, now())
  from badge b join badge_version v on v.uuid = b.current_version
    cross join lateral badge_matches(v.rule, people) m
  where b.state = 'ACTIVE' and (only_badge is null or b.uuid = only_badge)
    and (triggers is null or jsonb_path_query_array(v.rule, '$.conditions[*].kind') ?| triggers)
    and (media is null or jsonb_path_query_array(v.rule, '$.conditions[*].kind') ?| array['COMPLETED_ITEMS']
      or jsonb_path_query_array(v.rule, '$.conditions[*].media[*]') ?| media)
    and not exists (select from badge_exemption x where (x.badge, x.person, x.cycle) = (b.uuid, m.person, m.cycle))
    and not exists (select from badge_award a where (a.badge, a.person, a.cycle) = (b.uuid, m.person, m.cycle))
  order by b.uuid, m.person
  on conflict on constraint badge_award_once do nothing;
  get diagnostics awarded = row_count;
  return awarded;
end $$;

create function award_badges_of_completions() returns trigger language plpgsql as $$
declare
  people uuid[];
  media text[];
begin
  select array_agg(distinct e.person order by e.person), array_agg(distinct e.medium::text) into people, media
  from added e where e.kind = 'COMPLETED' and e.medium is not null;
  if people is null then
    return null;
  end if;
  perform from badge b join badge_version v on v.uuid = b.current_version where b.state = 'ACTIVE'
    and (jsonb_path_query_array(v.rule, '$.conditions[*].kind') ?| array['COMPLETED_ITEMS']
      or jsonb_path_query_array(v.rule, '$.conditions[*].media[*]') ?| media) limit 1;
  if not found then
    return null;
  end if;
  -- One after the other for a person: the second of two completions then sees the first.
  perform from person p where p.uuid = any (people) order by p.uuid for no key update;
  perform award_badges(people, array['COMPLETED_ITEMS', 'COMPLETES'], media);
  return null;
end $$;
create trigger learning_event_awards_badges after insert on learning_event referencing new table as added
  for each statement execute function award_badges_of_completions();

-- A counted sign-in adds its day and may earn a badge. The row of the person is held by the statement that counts.
create function award_badges_of_sign_ins() returns trigger language plpgsql as $$
begin
  insert into login_day (person, day) values (new.uuid, installation_day()) on conflict do nothing;
  perform from badge b join badge_version v on v.uuid = b.current_version where b.state = 'ACTIVE'
    and jsonb_path_query_array(v.rule, '$.conditions[*].kind') ?| array['LOGINS', 'DAYS_IN_ROW'] limit 1;
  if found then
    perform award_badges(array[new.uuid], array['LOGINS', 'DAYS_IN_ROW'], null);
  end if;
  return null;
end $$;
create trigger person_sign_in_awards_badges after update of login_count on person
  for each row when (new.login_count > 0 and new.status <> 'ANONYMISED') execute function award_badges_of_sign_ins();
-- The first sign-in of somebody who was not known.
create trigger person_first_sign_in_awards_badges after insert on person
  for each row when (new.login_count = 1) execute function award_badges_of_sign_ins();

-- Of a person who is anonymised the awards stay as numbers; what was written about them goes.
create function anonymise_badges() returns trigger language plpgsql as $$
begin
  update badge_award set is_shown = false, reason = null,
    revoked_reason = case when revoked_at is not null then 'ANONYMISED' end where person = new.uuid;
  delete from login_day where person = new.uuid;
  delete from badge_exemption where person = new.uuid;
  return null;
end $$;
create trigger person_badges_anonymised after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function anonymise_badges();
