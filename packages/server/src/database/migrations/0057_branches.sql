/*
  The people of a branch stand side by side. The path of a unit is the numbers from the topmost unit down to it, four bytes each, so
  that of all below a unit begins with its own. Whoever is in one unit or in two is found by these paths, in an index that tells
  all that is asked of people: a branch is one piece of it, where the rows of its people lie all over the table. Whoever is in more
  units, or has a text that is too long for an index, is scattered, and found by the numbers of their units. The table is written
  anew, as an update of everybody would leave it twice as large.
*/
create function fits_branch(sort_name text, search_text text) returns boolean language sql immutable parallel safe as $$
  select octet_length(sort_name) + octet_length(search_text) <= 1500
$$;

create table person_place_filled as
  select w.person, w.sort_name, w.created_at, w.signed_in_at, w.status, w.roles, w.locale, w.above, w.search_text,
    case when s.fits then s.paths[1] end as path, case when s.fits then s.paths[2] end as second_path, not s.fits as is_scattered
  from person_place w cross join lateral (
    select coalesce(array_agg(v.path order by v.path), '{}') as paths, count(*) <= 2 and fits_branch(w.sort_name, w.search_text) as fits
    from (
      select string_agg(int4send(u.id), '' order by a.distance desc) as path
      from unit_membership m join unit_ancestor a on a.unit = m.unit join unit u on u.uuid = a.ancestor where m.person = w.person group by m.unit
    ) v
  ) s order by w.person;
drop table person_place;
alter table person_place_filled rename to person_place;
alter table person_place add primary key (person),
  add constraint person_place_person_fkey foreign key (person) references person (uuid) on delete cascade,
  alter column sort_name set not null, alter column created_at set not null, alter column signed_in_at set not null,
  alter column status set not null, alter column roles set not null, alter column above set not null, alter column search_text set not null,
  alter column is_scattered set not null,
  add constraint person_place_path_check check (above = '{}' or is_scattered = (path is null));

create index person_place_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale);
create index person_place_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale);
create index person_place_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale);
create index person_place_path_index on person_place (path, created_at)
  include (person, sort_name, signed_in_at, status, roles, locale, search_text);
create index person_place_second_path_index on person_place (second_path, created_at)
  include (path, person, sort_name, signed_in_at, status, roles, locale, search_text) where second_path is not null;
create index person_place_scattered_index on person_place using gin (above) where is_scattered;
create index person_place_other_status_path_index on person_place (path)
  include (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text) where status <> 'ACTIVE';
create index person_place_other_role_path_index on person_place (path)
  include (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text) where roles > 1;
create index person_place_never_path_index on person_place (path)
  include (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text) where signed_in_at = 'infinity'::timestamptz;
create index person_place_never_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale)
  where signed_in_at = 'infinity'::timestamptz;
create index person_place_never_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale)
  where signed_in_at = 'infinity'::timestamptz;
create index person_place_other_status_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale)
  where status <> 'ACTIVE';
create index person_place_other_status_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale)
  where status <> 'ACTIVE';
create index person_place_other_status_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale)
  where status <> 'ACTIVE';
create index person_place_suspended_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale)
  where status = 'SUSPENDED';
create index person_place_administrator_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale)
  where roles > 3;
create index person_place_administrator_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale)
  where roles > 3;
create index person_place_administrator_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale)
  where roles > 3;
create index person_place_backdated_index on person_place (person) include (above, status, created_at, signed_in_at, roles, locale)
  where signed_in_at = 'infinity'::timestamptz and person > last_uuid_of(created_at);

create trigger person_place_inserted after insert on person_place referencing new table as changed
  for each statement execute function count_arrivals();
create trigger person_place_updated after update on person_place referencing old table as gone new table as changed
  for each statement execute function count_changes();
create trigger person_place_deleted after delete on person_place referencing old table as gone
  for each statement execute function count_departures();

create or replace function settle_people(who uuid[]) returns void language plpgsql as $$
begin
  insert into person_place as p (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text, above, path, second_path, is_scattered)
  select n.uuid, n.sort_name, n.created_at, coalesce(n.last_sign_in_at, 'infinity'), n.status, role_bits(n.roles), n.locale, n.search_text,
    w.above, case when w.fits then w.paths[1] end, case when w.fits then w.paths[2] end, not w.fits
  from person n cross join lateral (
    with steps as materialized (
      select m.unit, a.distance, u.id
      from (select m.unit from unit_membership m where m.person = n.uuid offset 0) m
      cross join lateral (select a.ancestor, a.distance from unit_ancestor a where a.unit = m.unit offset 0) a
      cross join lateral (select u.id from unit u where u.uuid = a.ancestor offset 0) u
    )
    select (select coalesce(array_agg(distinct s.id order by s.id), '{}') from steps s) as above,
      coalesce(array_agg(v.path order by v.path), '{}') as paths, count(*) <= 2 and fits_branch(n.sort_name, n.search_text) as fits
    from (select string_agg(int4send(s.id), '' order by s.distance desc) as path from steps s group by s.unit) v
  ) w
  where n.uuid = any(who) order by n.uuid
  on conflict (person) do update
    set above = excluded.above, path = excluded.path, second_path = excluded.second_path, is_scattered = excluded.is_scattered
    where (p.above, p.path, p.second_path, p.is_scattered) is distinct from (excluded.above, excluded.path, excluded.second_path, excluded.is_scattered);
end $$;

-- Whose text has become too long is scattered from then on, and whose has become shorter when they are next settled.
create or replace function copy_to_place() returns trigger language plpgsql as $$
declare fits boolean := fits_branch(new.sort_name, new.search_text);
begin
  update person_place set sort_name = new.sort_name, created_at = new.created_at, status = new.status,
    signed_in_at = coalesce(new.last_sign_in_at, 'infinity'), roles = role_bits(new.roles), locale = new.locale, search_text = new.search_text,
    path = case when fits then path end, second_path = case when fits then second_path end, is_scattered = is_scattered or not fits
    where person = new.uuid;
  return null;
end $$;
analyze person_place;
