/*
  A large unit has a list of its people in each order of the lists. Everybody has the number of the nearest large unit above their
  unit, and of a second one where their second unit is below another: the people of a branch are those of its large units,
  none of whom stands in two of them by the same column. A unit is large where its path stands beside it, the numbers from the
  topmost unit down to it. Where no unit is large these indexes are empty.
*/
alter table unit add large_path bytea;
create index unit_large_index on unit (large_path, id) where large_path is not null;

-- What few have was walked in orders of its own where a branch was too large to be sorted. It is read from the index by path now.
drop index person_place_never_name_index, person_place_never_created_index, person_place_other_status_name_index,
  person_place_other_status_created_index, person_place_other_status_signed_in_index, person_place_suspended_signed_in_index,
  person_place_administrator_name_index, person_place_administrator_created_index, person_place_administrator_signed_in_index;
create index person_place_administrator_path_index on person_place (path)
  include (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text) where roles > 3;
-- An index holds no more than a hundred units of somebody: with some hundreds its entry would be too long to be written.
drop index person_place_name_index, person_place_created_index, person_place_signed_in_index, person_place_backdated_index;
alter table person_place add large_unit integer, add second_large_unit integer,
  add few_above integer[] generated always as (case when cardinality(above) <= 100 then above end) stored;
create index person_place_name_index on person_place (sort_name, person) include (few_above, status, created_at, signed_in_at, roles, locale);
create index person_place_created_index on person_place (created_at, person) include (few_above, status, signed_in_at, roles, locale);
create index person_place_signed_in_index on person_place (signed_in_at, person) include (few_above, status, created_at, roles, locale);
create index person_place_backdated_index on person_place (person) include (few_above, status, created_at, signed_in_at, roles, locale)
  where signed_in_at = 'infinity'::timestamptz and person > last_uuid_of(created_at);
create index person_place_large_name_index on person_place (large_unit, sort_name, person)
  include (few_above, status, created_at, signed_in_at, roles, locale) where large_unit is not null;
create index person_place_large_created_index on person_place (large_unit, created_at, person)
  include (few_above, status, signed_in_at, roles, locale) where large_unit is not null;
create index person_place_large_signed_in_index on person_place (large_unit, signed_in_at, person)
  include (few_above, status, created_at, roles, locale) where large_unit is not null;
create index person_place_second_large_name_index on person_place (second_large_unit, sort_name, person)
  include (large_unit, few_above, status, created_at, signed_in_at, roles, locale) where second_large_unit is not null;
create index person_place_second_large_created_index on person_place (second_large_unit, created_at, person)
  include (large_unit, few_above, status, signed_in_at, roles, locale) where second_large_unit is not null;
create index person_place_second_large_signed_in_index on person_place (second_large_unit, signed_in_at, person)
  include (large_unit, few_above, status, created_at, roles, locale) where second_large_unit is not null;

create or replace function settle_people(who uuid[]) returns void language plpgsql as $$
begin
  insert into person_place as p (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text,
    above, path, second_path, large_unit, second_large_unit, is_scattered)
  select n.uuid, n.sort_name, n.created_at, coalesce(n.last_sign_in_at, 'infinity'), n.status, role_bits(n.roles), n.locale, n.search_text,
    w.above, case when w.fits then w.paths[1] end, case when w.fits then w.paths[2] end,
    case when w.fits then w.large[1] end, case when w.fits and w.large[2] is distinct from w.large[1] then w.large[2] end, not w.fits
  from person n cross join lateral (
    with steps as materialized (
      select m.unit, a.distance, u.id, u.is_large
      from (select m.unit from unit_membership m where m.person = n.uuid offset 0) m
      cross join lateral (select a.ancestor, a.distance from unit_ancestor a where a.unit = m.unit offset 0) a
      cross join lateral (select u.id, u.large_path is not null as is_large from unit u where u.uuid = a.ancestor offset 0) u
    )
    select (select coalesce(array_agg(distinct s.id order by s.id), '{}') from steps s) as above,
      coalesce(array_agg(v.path order by v.path), '{}') as paths, array_agg(v.large order by v.path) as large,
      count(*) <= 2 and fits_branch(n.sort_name, n.search_text) as fits
    from (
      select string_agg(int4send(s.id), '' order by s.distance desc) as path,
        (array_agg(s.id order by s.distance) filter (where s.is_large))[1] as large
      from steps s group by s.unit
    ) v
  ) w
  where n.uuid = any(who) order by n.uuid
  on conflict (person) do update set above = excluded.above, path = excluded.path, second_path = excluded.second_path,
      large_unit = excluded.large_unit, second_large_unit = excluded.second_large_unit, is_scattered = excluded.is_scattered
    where (p.above, p.path, p.second_path, p.large_unit, p.second_large_unit, p.is_scattered)
      is distinct from (excluded.above, excluded.path, excluded.second_path, excluded.large_unit, excluded.second_large_unit, excluded.is_scattered);
end $$;

create or replace function copy_to_place() returns trigger language plpgsql as $$
declare fits boolean := fits_branch(new.sort_name, new.search_text);
begin
  update person_place set sort_name = new.sort_name, created_at = new.created_at, status = new.status,
    signed_in_at = coalesce(new.last_sign_in_at, 'infinity'), roles = role_bits(new.roles), locale = new.locale, search_text = new.search_text,
    path = case when fits then path end, second_path = case when fits then second_path end,
    large_unit = case when fits then large_unit end, second_large_unit = case when fits then second_large_unit end,
    is_scattered = is_scattered or not fits
    where person = new.uuid;
  return null;
end $$;

create function unit_path(which uuid) returns bytea language sql stable parallel safe as $$
  select string_agg(int4send(u.id), '' order by a.distance desc) from unit_ancestor a join unit u on u.uuid = a.ancestor where a.unit = which
$$;

-- The tree is locked, and with it all memberships: nobody comes meanwhile who would not be told of it. Whoever is below another large
-- unit in between stands where they stood, and is left alone: who is settled cannot sign in until it is done.
create function mark_large_unit(which uuid, large boolean) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unit tree', 0));
  update unit set large_path = case when large then unit_path(which) end where uuid = which and large_path is null = large;
  if not found then return; end if;
  perform settle_people(array(select distinct m.person from unit_ancestor a join unit_membership m on m.unit = a.unit
    where a.ancestor = which and not exists (select from unit_ancestor n join unit l on l.uuid = n.ancestor
      where n.unit = a.unit and n.distance < a.distance and l.large_path is not null)));
end $$;

create or replace function settle_moved_units() returns trigger language plpgsql as $$
declare
  moved uuid[] := array(select d.uuid from (select n.uuid, n.parent from changed n except select o.uuid, o.parent from gone o) d);
  below uuid[];
begin
  if cardinality(moved) = 0 then return null; end if;
  below := array(select distinct a.unit from unit_ancestor a where a.ancestor = any(moved));
  update unit set large_path = unit_path(uuid) where uuid = any(below) and large_path is not null;
  perform settle_people(array(select distinct m.person from unit_membership m where m.unit = any(below)));
  return null;
end $$;

-- What is only in an index is known to be all there is once the table was vacuumed, so it is seen to earlier than other tables.
alter table person_place set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
analyze person_place, unit;
