// $1 the first number, $2 the last one; what else is needed is named at each.

/** $3 subjects, $4 kinds. The parents come first, as their rows above have to be there. */
export const insertUnits = `with recursive u (n, level) as (
    select s.n, 0 from generate_series($1::bigint, $2::bigint) s (n) where pg_temp.parent_of(s.n) is null
    union all
    select s.n, u.level + 1 from u join generate_series($1::bigint, $2::bigint) s (n) on pg_temp.parent_of(s.n) = u.n
  )
  insert into unit (uuid, key, name, displayed_id, parent, color, is_active, archived_at, created_at, updated_at)
  select pg_temp.unit_uuid(n), 'seed-' || n,
    ($4::text[])[least(level + 1, cardinality($4::text[]))] || ' ' || case when level = 0 then n::text
      else ($3::text[])[1 + (pg_temp.dice(pg_temp.parent_of(n), 1, 1000) + pg_temp.place_of(n)) % cardinality($3::text[])] end,
    'U-' || n, pg_temp.unit_uuid(pg_temp.parent_of(n)),
    case when pg_temp.dice(n, 2, 12) = 0 then '#' || lpad(to_hex(pg_temp.dice(n, 3, 16777216)), 6, '0') end,
    not is_archived and pg_temp.dice(n, 4, 50) > 0, case when is_archived then pg_temp.today() - interval '40 days' end,
    pg_temp.today() - interval '1195 days', pg_temp.today() - interval '1195 days'
  from (select n, level, pg_temp.dice(n, 5, 30) = 0 and pg_temp.first_below(n) > $2 as is_archived from u) u order by n`

/** Everybody's own unit, where there is none yet. */
export const insertGeneralUnit = `insert into unit (uuid, key, name, is_general)
  select pg_temp.unit_uuid(0), 'seed-0', 'Everybody', true where not exists (select from unit where is_general)
  on conflict do nothing`

/** $3 given names, $4 family names. Three of a hundred have no unit of their own. */
export const insertPeople = `insert into person (uuid, subject, username, email, given_name, family_name, displayed_id, external_id, source,
    status, roles, locale, time_zone, deactivate_on, last_sign_in_at, invited_at, login_count, created_at, updated_at)
  select pg_temp.person_uuid(n), pg_temp.person_uuid(n)::text, case when has_username then login end,
    case when pg_temp.dice(n, 3, 100) >= 12 or not has_username then login || '@somo.example' end, given, family,
    case when pg_temp.dice(n, 4, 10) > 0 then 'P-' || n end, 'S' || lpad(n::text, 8, '0'), 'SEED', status::person_status,
    case when rank < 2 then '{LEARNER,EDUCATION_MANAGER,ADMIN}' when rank < 40 then '{LEARNER,EDUCATION_MANAGER}' else '{LEARNER}' end::text[],
    (array['en', 'en', 'en', 'en', 'en', 'en', 'de', 'de', 'de', 'sw', 'sw', null])[1 + pg_temp.dice(n, 7, 12)],
    (array['Europe/London', 'Europe/Berlin', 'Africa/Nairobi', null])[1 + pg_temp.dice(n, 8, 4)],
    case when pg_temp.dice(n, 9, 50) = 0 then (pg_temp.today() + make_interval(days => 30 + pg_temp.dice(n, 10, 300)))::date end,
    signed_in, case when status = 'INVITED' then made end, case when signed_in is null then 0 else 1 + pg_temp.dice(n, 11, 200) end,
    made, made
  from (
    select f.*, given_names[1 + pg_temp.dice(n, 1, cardinality(given_names))] as given,
      family_names[1 + pg_temp.dice(n, 2, cardinality(family_names))] as family,
      case when status <> 'INVITED' and pg_temp.dice(n, 13, 100) >= 8
        then greatest(made, pg_temp.today() - make_interval(secs => 40000.0 * 86400 * power(pg_temp.dice(n, 14, 100000) / 100000.0, 2) / 100)) end as signed_in
    from (
      select n, $3::text[] as given_names, $4::text[] as family_names, pg_temp.person_made(n) as made, pg_temp.dice(n, 5, 1000) as rank,
        pg_temp.dice(n, 6, 20) > 0 as has_username,
        case when pg_temp.dice(n, 15, 100) < 6 then 'INVITED' when pg_temp.dice(n, 15, 100) < 9 then 'SUSPENDED' else 'ACTIVE' end as status
      from generate_series($1::bigint, $2::bigint) n
    ) f
  ) g cross join lateral (select 'p' || regexp_replace(fold_text(given || '.' || family), '[^a-z.]', '', 'g') || '.' || n as login) l
  order by n`

/** An account without a password for each of them; the product's trigger finds the person there already. */
export const insertAccounts = `insert into account (uuid, username, email, given_name, family_name, roles, locale, zoneinfo, is_active, created_at, updated_at)
  select p.uuid, p.username, p.email, p.given_name, p.family_name, p.roles, p.locale, p.time_zone, p.status <> 'SUSPENDED', p.created_at, p.updated_at
  from generate_series($1::bigint, $2::bigint) n join person p on p.uuid = pg_temp.person_uuid(n)`

/** Who manages people manages the unit they are in; every tenth stands in for somebody. */
export const insertMemberships = `insert into unit_membership (uuid, unit, person, role, until, source, is_default, created_at, updated_at)
  select pg_temp.mark('membership', n, made), case when is_placed then pg_temp.unit_uuid(pg_temp.unit_of(n, 20)) else general end,
    pg_temp.person_uuid(n), case when not is_manager then 'MEMBER' when is_deputy then 'DEPUTY' else 'MANAGER' end,
    case when is_manager and is_deputy then (pg_temp.today() + interval '180 days')::date end, 'SEED', true, made, made
  from (select n, pg_temp.person_made(n) as made, pg_temp.dice(n, 12, 100) >= 3 as is_placed,
      pg_temp.dice(n, 5, 1000) < 40 and pg_temp.dice(n, 12, 100) >= 3 as is_manager, pg_temp.dice(n, 21, 10) = 0 as is_deputy,
      (select g.uuid from unit g where g.is_general) as general
    from generate_series($1::bigint, $2::bigint) n) f order by n`

/** Every seventh person is in a second unit as well. */
export const insertMoreMemberships = `insert into unit_membership (uuid, unit, person, source, created_at, updated_at)
  select pg_temp.mark('second', n, pg_temp.person_made(n)), pg_temp.unit_uuid(pg_temp.unit_of(n, 22)), pg_temp.person_uuid(n), 'SEED',
    pg_temp.person_made(n), pg_temp.person_made(n)
  from generate_series($1::bigint, $2::bigint) n
  where pg_temp.dice(n, 23, 7) = 0 and pg_temp.dice(n, 12, 100) >= 3 and pg_temp.unit_of(n, 22) <> pg_temp.unit_of(n, 20) order by n`

/** Who was made by whom, and who was suspended. */
export const insertAudit = `insert into audit_event (uuid, at, actor, action, object_kind, object, after)
  select pg_temp.mark(a.action, n, a.at), a.at, pg_temp.person_uuid(f.first + n % f.actors), a.action, 'user', pg_temp.person_uuid(n), a.after::jsonb
  from generate_series($1::bigint, $2::bigint) n
  cross join (select $3::bigint as first, greatest(1, $4::bigint / 500) as actors) f
  cross join lateral (
    select 'user.create' as action, pg_temp.person_made(n) as at, '{"status": "INVITED"}' as after
    union all
    select 'user.suspend', greatest(pg_temp.person_made(n), pg_temp.today() - make_interval(secs => pg_temp.dice(n, 24, 8640000))), '{"status": "SUSPENDED"}'
    where pg_temp.dice(n, 15, 100) in (6, 7, 8)
  ) a order by a.at, n`
