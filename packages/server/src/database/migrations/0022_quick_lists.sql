/*
  Where everybody stands in the tree, and what lists sort them by: one narrow row a person, kept by the triggers below and
  never written by hand. A list of the people of a unit, or of a manager, walks one of its indexes and reads nothing else
  until it has its page. In the row of the person itself each move of a unit would write all indexes of its people again.
*/
create table person_place (
  person uuid primary key references person (uuid) on delete cascade,
  sort_name text collate "und-x-icu" not null,
  created_at timestamptz not null,
  -- Infinity for those who never signed in, who come last.
  signed_in_at timestamptz not null,
  status person_status not null,
  -- The numbers of the units they are in and of all above these, each once, rising.
  above int[] not null
);

-- Writes anew where these people stand. The caller holds them and the tree. Each is looked up by themselves, so that the
-- time grows with their number alone, whatever the planner thinks of it.
create function settle_people(who uuid[]) returns void language plpgsql as $$
begin
  insert into person_place as p (person, sort_name, created_at, signed_in_at, status, above)
  select n.uuid, n.sort_name, n.created_at, coalesce(n.last_sign_in_at, 'infinity'), n.status, coalesce(w.above, '{}')
  from person n cross join lateral (
    select array_agg(distinct u.id order by u.id) as above
    from (select m.unit from unit_membership m where m.person = n.uuid offset 0) m
    cross join lateral (select a.ancestor from unit_ancestor a where a.unit = m.unit offset 0) a
    cross join lateral (select u.id from unit u where u.uuid = a.ancestor offset 0) u
  ) w
  where n.uuid = any(who) order by n.uuid
  on conflict (person) do update set above = excluded.above where p.above <> excluded.above;
end $$;

/*
  From here on a row of unit_people counts for its unit alone: whoever is in a unit is added to it and to all above it, once
  to each. The number of a unit is the sum of its own rows, where the sum over a branch of a thousand units took some
  milliseconds for each node of a tree. Rows are still only added, and folded from time to time.
*/
drop trigger unit_membership_counted on unit_membership;
drop trigger unit_membership_left on unit_membership;
drop trigger unit_membership_moved on unit_membership;
drop trigger unit_leaving on unit;
drop trigger unit_placed_people on unit;
drop function count_new_members(), count_gone_members(), count_moved_members(), weigh_branch(), add_people(uuid[], uuid[], uuid[], uuid[]),
  weigh_people(uuid[], uuid[]);
delete from unit_people;

create function count_arrivals() returns trigger language plpgsql as $$
begin
  insert into unit_people (unit, people)
  select u.uuid, c.people from (
    select i.id, count(*) as people from changed n cross join lateral unnest(n.above) as i (id) group by i.id
  ) c join unit u on u.id = c.id;
  return null;
end $$;
create function count_departures() returns trigger language plpgsql as $$
begin
  insert into unit_people (unit, people)
  select u.uuid, -c.people from (
    select i.id, count(*) as people from gone o cross join lateral unnest(o.above) as i (id) group by i.id
  ) c join unit u on u.id = c.id;
  return null;
end $$;
-- Without a join: its plan would be kept from a time when one row was changed, and take minutes for many.
create function count_changes() returns trigger language plpgsql as $$
begin
  insert into unit_people (unit, people)
  select u.uuid, c.people from (
    select i.id, sum(s.people) as people from (
      select n.above, 1 as people from changed n union all select o.above, -1 from gone o
    ) s cross join lateral unnest(s.above) as i (id) group by i.id having sum(s.people) <> 0
  ) c join unit u on u.id = c.id;
  return null;
end $$;
create trigger person_place_inserted after insert on person_place referencing new table as changed
  for each statement execute function count_arrivals();
create trigger person_place_updated after update on person_place referencing old table as gone new table as changed
  for each statement execute function count_changes();
create trigger person_place_deleted after delete on person_place referencing old table as gone
  for each statement execute function count_departures();

insert into person_place (person, sort_name, created_at, signed_in_at, status, above)
select p.uuid, p.sort_name, p.created_at, coalesce(p.last_sign_in_at, 'infinity'), p.status, w.above
from person p join (
  select m.person, array_agg(distinct u.id order by u.id) as above from unit_membership m
  join unit_ancestor a on a.unit = m.unit join unit u on u.uuid = a.ancestor group by m.person
) w on w.person = p.uuid order by p.uuid;
create index person_place_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at);
create index person_place_created_index on person_place (created_at, person) include (above, status, signed_in_at);
create index person_place_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at);
-- Who is invited or suspended is found by the numbers of their units below zero as well: they are few among many.
create function place_marks(above int[], status person_status) returns int[] language sql immutable parallel safe strict
  return case when status = 'ACTIVE' then above else above || array(select -a.id from unnest(above) as a (id)) end;
create index person_place_marks_index on person_place using gin (place_marks(above, status));

create function settle_new_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct person from changed);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform settle_people(who);
  return null;
end $$;
create trigger unit_membership_placed after insert on unit_membership referencing new table as changed
  for each statement execute function settle_new_members();

create function settle_gone_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct person from gone);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform settle_people(who);
  return null;
end $$;
create trigger unit_membership_left after delete on unit_membership referencing old table as gone
  for each statement execute function settle_gone_members();

create function settle_moved_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct d.person from (
    (select n.uuid, n.unit, n.person from changed n except select o.uuid, o.unit, o.person from gone o)
    union all
    (select o.uuid, o.unit, o.person from gone o except select n.uuid, n.unit, n.person from changed n)) d);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform settle_people(who);
  return null;
end $$;
create trigger unit_membership_moved after update on unit_membership referencing old table as gone new table as changed
  for each statement execute function settle_moved_members();

create or replace function forget_people() returns trigger language plpgsql as $$
begin
  delete from person_place;
  delete from unit_people;
  return null;
end $$;

-- Where units move, everybody in and below them stands elsewhere. The tree is locked, and with it all memberships.
create function settle_moved_units() returns trigger language plpgsql as $$
declare moved uuid[] := array(select d.uuid from (select n.uuid, n.parent from changed n except select o.uuid, o.parent from gone o) d);
begin
  if cardinality(moved) = 0 then return null; end if;
  perform settle_people(array(select distinct m.person from unit_membership m
    where m.unit in (select a.unit from unit_ancestor a where a.ancestor = any(moved))));
  return null;
end $$;
-- After the ways of all its rows are written, which each row's own trigger does.
create trigger unit_moved after update on unit referencing old table as gone new table as changed
  for each statement execute function settle_moved_units();

create function copy_to_place() returns trigger language plpgsql as $$
begin
  update person_place set sort_name = new.sort_name, created_at = new.created_at, status = new.status,
    signed_in_at = coalesce(new.last_sign_in_at, 'infinity') where person = new.uuid;
  return null;
end $$;
create trigger person_copied after update on person for each row
  when (old.sort_name <> new.sort_name or old.created_at <> new.created_at or old.status <> new.status
    or old.last_sign_in_at is distinct from new.last_sign_in_at)
  execute function copy_to_place();

-- The units that somebody manages themselves; the one rule of scope says it once, here.
create function granted_unit(caller text) returns setof uuid language sql stable parallel safe as $$
  select g.unit from person p join unit_membership g on g.person = p.uuid
  where p.subject = caller and g.role <> 'MEMBER' and (g.until is null or g.until >= current_date)
$$;
create or replace function managed_unit(caller text) returns setof uuid language sql stable parallel safe as $$
  select distinct a.unit from granted_unit(caller) as g (unit) join unit_ancestor a on a.ancestor = g.unit
$$;

-- A filter by days with another order than that of these days walks the order and reads the days beside it.
drop index person_name_page_index;
create index person_name_page_index on person (sort_name, uuid) include (status, created_at, last_sign_in_at);
drop index person_created_page_index;
create index person_created_page_index on person (created_at, uuid) include (status, last_sign_in_at);
drop index person_last_sign_in_page_index;
create index person_last_sign_in_page_index on person (coalesce(last_sign_in_at, 'infinity'::timestamptz), uuid)
  include (status, created_at, last_sign_in_at);
