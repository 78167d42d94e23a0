/*
  Learning paths give certificates and badges as media do, in the transaction of the completion. A badge names media and paths in the
  same list of a condition. docs/decisions/0242-rewards-of-learning-paths.md.
*/
create table path_certificate (
  path uuid primary key references learning_path (uuid) on delete cascade,
  template uuid not null references certificate_template (uuid)
);
create index path_certificate_template_index on path_certificate (template);

-- The template whose certificate a medium or a path issues.
create view target_certificate as
  select medium as target, template from medium_certificate union all select path, template from path_certificate;

create or replace function grants_certificate(medium uuid) returns boolean language sql stable parallel safe as $$
  select exists (
    select from target_certificate c join certificate_template t on t.uuid = c.template
    where c.target = grants_certificate.medium and t.current_version is not null and not t.is_archived)
$$;

alter table issued_certificate
  alter column medium drop not null,
  add column path uuid references learning_path (uuid),
  -- Whether a notification was made of it: of a path the caller of the database does not know that it was issued.
  add column is_notified boolean not null default true,
  add constraint issued_certificate_target_check check (num_nonnulls(medium, path) = 1);
create index issued_certificate_path_index on issued_certificate (path, issued_at, uuid) where path is not null;
create index issued_certificate_unnotified_index on issued_certificate (uuid) where not is_notified;

-- As before, for media and paths.
create or replace function issue_certificates() returns trigger language plpgsql as $$
declare
  enrolments uuid[];
begin
  if not exists (select from added where kind = 'COMPLETED' and item is null and enrolment is not null) then
    return null;
  end if;
  select array_agg(a.enrolment) into enrolments from added a
  where a.kind = 'COMPLETED' and a.item is null and a.enrolment is not null and grants_certificate(coalesce(a.medium, a.path));
  if enrolments is null then
    return null;
  end if;
  perform from enrolment where uuid = any(enrolments) order by uuid for no key update;
  with completed as (
    select distinct on (e.uuid) a.id, a.at, e.uuid as enrolment, e.person, e.medium, e.path, e.cycle, e.valid_until as ends_at, coalesce(a.score, e.score) as score,
      installation_day(coalesce(e.completed_at, a.at)) as completed_on, v.uuid as version, v.validity, v.validity_months, v.renewal_days,
      v.shows_goals, v.shows_score, e.renewal_days as own_renewal_days,
      case when v.texts ? split_part(p.locale, '-', 1) then split_part(p.locale, '-', 1) else v.main_locale end as locale,
      replace(v.number_pattern, '{YEAR}', to_char(installation_day(a.at), 'YYYY')) as series
    from added a join enrolment e on e.uuid = a.enrolment join person p on p.uuid = e.person
      join target_certificate c on c.target = coalesce(e.medium, e.path) join certificate_template t on t.uuid = c.template
      join certificate_version v on v.uuid = t.current_version
    where a.kind = 'COMPLETED' and a.item is null and e.uuid = any(enrolments)
      and not exists (select from issued_certificate i where i.enrolment = e.uuid)
    order by e.uuid, a.id
  ), counted as (
    insert into certificate_series as s (series, last) select series, count(*) from completed group by series order by series
    on conflict (series) do update set last = s.last + excluded.last
    returning series, last
  ), issued as (
    insert into issued_certificate (enrolment, person, medium, path, cycle, version, number, code, locale, given_name, family_name, holder_name, title,
      medium_kind, goals, score, unit_name, completed_on, valid_until, renewal_days, issued_at, is_notified)
    select c.enrolment, c.person, c.medium, c.path, c.cycle, c.version,
      certificate_number(c.series, (n.last - count(*) over (partition by c.series) + row_number() over (partition by c.series order by c.id))::int),
      new_certificate_code(), c.locale, p.given_name, p.family_name,
      coalesce(nullif(trim(concat_ws(' ', p.given_name, p.family_name)), ''), p.username, p.email, '–'),
      coalesce(w.titles ->> c.locale, w.title), w.kind,
      case when c.shows_goals then coalesce(m.goals -> c.locale, m.goals -> m.main_locale, '[]') else '[]' end,
      case when c.shows_score then c.score end,
      (select u.name from unit_membership s join unit u on u.uuid = s.unit where s.person = c.person and s.is_default and not u.is_general),
      c.completed_on,
      coalesce((c.ends_at at time zone installation_zone())::date,
        case c.validity when 'MONTHS' then (c.completed_on + c.validity_months * interval '1 month')::date
          when 'END_OF_YEAR' then make_date(extract(year from c.completed_on)::int, 12, 31) end),
      case when c.own_renewal_days > 0 then c.own_renewal_days else c.renewal_days end, c.at, c.path is null
    from completed c join counted n using (series) join person p on p.uuid = c.person join learning_target w on w.uuid = coalesce(c.medium, c.path)
      left join medium m on m.uuid = c.medium
    on conflict on constraint issued_certificate_unique do nothing
    returning uuid, enrolment, person, medium, path, cycle, valid_until, renewal_days
  ), replaced as (
    update issued_certificate o set superseded_by = i.uuid, revision = o.revision + 1
    from issued i
    where o.person = i.person and (o.medium = i.medium or o.path = i.path) and o.cycle < i.cycle and o.superseded_by is null and o.revoked_at is null
  )
  -- Without a rule of an assignment, what was learned is valid as long as its certificate, and can be renewed then.
  update enrolment e set renewal_days = i.renewal_days,
    valid_until = (i.valid_until + 1)::timestamp at time zone installation_zone() - interval '1 second'
  from issued i where e.uuid = i.enrolment and e.valid_until is null and i.valid_until is not null;
  return null;
end $$;

-- As before; `media` of COMPLETES are media and paths. A path has no score.
create or replace function badge_condition_progress(condition jsonb, people uuid[])
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
      from (select e.person, min(e.completed_at) as first, max(e.cycle) as cycle from enrolment e
        where (e.medium = any (media) or e.path = any (media)) and e.completed_at is not null
          and (condition ->> 'score' is null or e.score >= (condition ->> 'score')::numeric)
          and (people is null or e.person = any (people))
        group by e.person, e.medium, e.path) c
      group by c.person;
  else
    return;
  end case;
end $$;

create or replace function award_badges_of_completions() returns trigger language plpgsql as $$
declare
  people uuid[];
  media text[];
begin
  select array_agg(distinct e.person order by e.person), array_agg(distinct coalesce(e.medium, e.path)::text) into people, media
  from added e where e.kind = 'COMPLETED' and coalesce(e.medium, e.path) is not null;
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
