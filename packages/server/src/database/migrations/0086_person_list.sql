/*
  The people list reads one projection table, `person_list_entry`, with one row for each person. It holds what the list sorts and
  filters by, and the ids of the person's units with all units above them. Triggers keep it; nothing else writes it. It replaces
  `person_place`, the large units and the list indexes of `person`.
*/
create table person_list_entry as
  select p.uuid as person, p.sort_name, p.created_at, coalesce(p.last_sign_in_at, 'infinity') as signed_in_at, p.status,
    role_bits(p.roles) as roles, p.locale, p.is_placed as has_unit, p.has_twin as has_duplicate, coalesce(w.above, '{}') as unit_ids
  from person p left join person_place w on w.person = p.uuid order by p.uuid;

drop trigger person_copied on person;
drop table person_place;
drop function copy_to_place(), settle_people(uuid[]), fits_branch(text, text), mark_large_unit(uuid, boolean);
drop index unit_large_index;
alter table unit drop column large_path;

alter table person_list_entry add primary key (person),
  add constraint person_list_entry_person_fkey foreign key (person) references person (uuid) on delete cascade,
  alter column sort_name set not null, alter column created_at set not null, alter column signed_in_at set not null,
  alter column status set not null, alter column roles set not null, alter column has_unit set not null,
  alter column has_duplicate set not null, alter column unit_ids set not null,
  -- An index entry has no room for the units of a person who is in hundreds of them.
  add column indexed_unit_ids int[] generated always as (case when cardinality(unit_ids) <= 100 then unit_ids end) stored,
  -- An index-only scan needs the visibility map, so vacuum comes by sooner than to other tables.
  set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
comment on column person_list_entry.signed_in_at is 'infinity for those who never signed in: they come last';

-- One covering index for each sort: the ordered index scan reads nothing else.
create index person_list_name_index on person_list_entry (sort_name, person)
  include (created_at, signed_in_at, status, roles, locale, has_unit, has_duplicate, indexed_unit_ids);
create index person_list_created_index on person_list_entry (created_at, person)
  include (signed_in_at, status, roles, locale, has_unit, has_duplicate, indexed_unit_ids);
create index person_list_signed_in_index on person_list_entry (signed_in_at, person)
  include (created_at, status, roles, locale, has_unit, has_duplicate, indexed_unit_ids);
-- Nearly all who are not active never signed in, so the order by last sign-in has them at one end.
create index person_list_not_active_index on person_list_entry (signed_in_at, person)
  include (created_at, status, roles, locale, has_unit, has_duplicate, indexed_unit_ids) where status <> 'ACTIVE';

-- What candidates are gathered by.
create index person_list_units_index on person_list_entry using gin (unit_ids) with (gin_pending_list_limit = 256);
create index person_list_status_index on person_list_entry (status) where status <> 'ACTIVE';
create index person_list_roles_index on person_list_entry (roles) where roles > 1;
create index person_list_locale_index on person_list_entry (locale);
create index person_list_active_index on person_list_entry ((case when signed_in_at = 'infinity' then created_at else signed_in_at end));
create index person_list_no_unit_index on person_list_entry (person) where not has_unit;
create index person_list_duplicate_index on person_list_entry (person) where has_duplicate;

-- The list indexes of `person`.
drop index person_name_page_index, person_created_page_index, person_last_sign_in_page_index,
  person_status_name_index, person_status_created_index, person_status_last_sign_in_index,
  person_unplaced_index, person_unplaced_created_index, person_unplaced_last_sign_in_index,
  person_never_signed_in_name_index, person_never_signed_in_created_index,
  person_administrator_name_index, person_administrator_created_index, person_administrator_last_sign_in_index,
  person_twin_name_index, person_twin_created_index, person_twin_last_sign_in_index,
  person_quiet_index, person_locale_name_index, person_backdated_index;
drop function last_uuid_of(timestamptz);
-- A sign-in that matches nobody asks whether anybody is still expected.
create index person_expected_index on person (uuid) where subject is null and status = 'INVITED';

-- Whether somebody is in a unit is part of the projection now.
drop trigger people_placed_by_insert on unit_membership;
drop trigger people_placed_by_update on unit_membership;
drop trigger people_placed_by_delete on unit_membership;
drop function place_people();
alter table person drop column is_placed;

-- Writes the units of these people anew. The caller holds their rows and the tree. Each person is looked up for themselves, so the
-- time grows with their number alone.
create function refresh_person_units(people uuid[]) returns void language plpgsql as $$
begin
  update person_list_entry e set unit_ids = n.unit_ids, has_unit = n.has_unit
  from unnest(people) as p (uuid) cross join lateral (
    select coalesce(array_agg(distinct u.id order by u.id), '{}') as unit_ids,
      coalesce(bool_or(a.distance = 0 and not u.is_general), false) as has_unit
    from (select m.unit from unit_membership m where m.person = p.uuid offset 0) m
    cross join lateral (select a.ancestor, a.distance from unit_ancestor a where a.unit = m.unit offset 0) a
    cross join lateral (select u.id, u.is_general from unit u where u.uuid = a.ancestor offset 0) u
  ) n
  where e.person = p.uuid and (e.unit_ids, e.has_unit) is distinct from (n.unit_ids, n.has_unit);
end $$;

create or replace function settle_new_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct person from changed order by person);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform refresh_person_units(who);
  return null;
end $$;
create or replace function settle_gone_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct person from gone order by person);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform refresh_person_units(who);
  return null;
end $$;
create or replace function settle_moved_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct d.person from (
    (select n.uuid, n.unit, n.person from changed n except select o.uuid, o.unit, o.person from gone o)
    union all
    (select o.uuid, o.unit, o.person from gone o except select n.uuid, n.unit, n.person from changed n)) d order by d.person);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform refresh_person_units(who);
  return null;
end $$;
create or replace function settle_moved_units() returns trigger language plpgsql as $$
declare moved uuid[] := array(select d.uuid from (select n.uuid, n.parent from changed n except select o.uuid, o.parent from gone o) d);
begin
  if cardinality(moved) = 0 then return null; end if;
  perform refresh_person_units(array(select distinct m.person from unit_ancestor a join unit_membership m on m.unit = a.unit
    where a.ancestor = any(moved) order by m.person));
  return null;
end $$;
drop function unit_path(uuid);
create or replace function forget_people() returns trigger language plpgsql as $$
begin
  update person_list_entry set unit_ids = '{}', has_unit = false;
  delete from unit_people;
  return null;
end $$;

create function insert_person_list_entries() returns trigger language plpgsql as $$
begin
  insert into person_list_entry (person, sort_name, created_at, signed_in_at, status, roles, locale, has_unit, has_duplicate, unit_ids)
  select n.uuid, n.sort_name, n.created_at, coalesce(n.last_sign_in_at, 'infinity'), n.status, role_bits(n.roles), n.locale, false,
    n.has_twin, '{}'
  from changed n order by n.uuid;
  return null;
end $$;
-- By its name it comes before the trigger that looks for duplicates.
create trigger people_listed after insert on person referencing new table as changed
  for each statement execute function insert_person_list_entries();
create function update_person_list_entry() returns trigger language plpgsql as $$
begin
  update person_list_entry set sort_name = new.sort_name, created_at = new.created_at,
    signed_in_at = coalesce(new.last_sign_in_at, 'infinity'), status = new.status, roles = role_bits(new.roles), locale = new.locale,
    has_duplicate = new.has_twin
  where person = new.uuid;
  return null;
end $$;
create trigger person_listed after update on person for each row
  when (old.sort_name <> new.sort_name or old.created_at <> new.created_at or old.status <> new.status or old.roles <> new.roles
    or old.locale is distinct from new.locale or old.last_sign_in_at is distinct from new.last_sign_in_at
    or old.has_twin <> new.has_twin)
  execute function update_person_list_entry();

-- `unit_people` counts the people of each unit and below it.
create or replace function count_arrivals() returns trigger language plpgsql as $$
begin
  insert into unit_people (unit, people)
  select u.uuid, c.people from (
    select i.id, count(*) as people from changed n cross join lateral unnest(n.unit_ids) as i (id) group by i.id
  ) c join unit u on u.id = c.id;
  return null;
end $$;
create or replace function count_departures() returns trigger language plpgsql as $$
begin
  insert into unit_people (unit, people)
  select u.uuid, -c.people from (
    select i.id, count(*) as people from gone o cross join lateral unnest(o.unit_ids) as i (id) group by i.id
  ) c join unit u on u.id = c.id;
  return null;
end $$;
-- Without a join: its plan would be kept from a time when one row was changed, and take minutes for many.
create or replace function count_changes() returns trigger language plpgsql as $$
begin
  insert into unit_people (unit, people)
  select u.uuid, c.people from (
    select i.id, sum(s.people) as people from (
      select n.unit_ids, 1 as people from changed n union all select o.unit_ids, -1 from gone o
    ) s cross join lateral unnest(s.unit_ids) as i (id) group by i.id having sum(s.people) <> 0
  ) c join unit u on u.id = c.id;
  return null;
end $$;
create trigger person_list_entry_inserted after insert on person_list_entry referencing new table as changed
  for each statement execute function count_arrivals();
create trigger person_list_entry_updated after update on person_list_entry referencing old table as gone new table as changed
  for each statement execute function count_changes();
create trigger person_list_entry_deleted after delete on person_list_entry referencing old table as gone
  for each statement execute function count_departures();
analyze person_list_entry, person;
