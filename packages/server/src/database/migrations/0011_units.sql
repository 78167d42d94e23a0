-- Keys of merged units, keys that imports know, what a change of state took along, and years that were rolled forward.

-- Two changes of the tree at the same moment could each be right alone and make a ring together, so they wait for each
-- other. Before the first row is touched: whoever waits holds nothing another could wait for.
create function lock_unit_tree() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unit tree', 0));
  return null;
end $$;
create trigger unit_tree_locked before insert or update of parent on unit
  for each statement execute function lock_unit_tree();

alter table unit
  -- Whether an import has named the unit by its key: then the key stays.
  add column is_key_used boolean not null default false,
  -- The change that switched it off or put it away; taking that back brings back all that went along.
  add column state_change uuid,
  -- Whether it was active when it was put away.
  add column was_active boolean;
create index unit_state_change_index on unit (state_change) where state_change is not null;

-- Other names by which imports find a unit: the keys of those that were merged into it.
create table unit_alias (
  key text primary key,
  unit uuid not null references unit (uuid) on delete cascade,
  created_at timestamptz not null default now()
);
create index unit_alias_unit_index on unit_alias (unit);

create function note_keys_of_memberships() returns trigger language plpgsql as $$
begin
  update unit u set is_key_used = true
  where not u.is_key_used and u.uuid in (select c.unit from changed c where c.source = 'IMPORT');
  return null;
end $$;
create trigger unit_membership_inserted after insert on unit_membership referencing new table as changed
  for each statement execute function note_keys_of_memberships();

create function note_keys_of_rows() returns trigger language plpgsql as $$
begin
  update unit u set is_key_used = true
  where not u.is_key_used and u.uuid in (select c.object from changed c where c.applied_at is not null);
  return null;
end $$;
create trigger import_row_updated after update on import_row referencing new table as changed
  for each statement execute function note_keys_of_rows();

-- Classes that went on to the next year, with all it takes to bring the old year back.
create table roll_forward (
  uuid uuid primary key,
  unit uuid not null references unit (uuid) on delete cascade,
  -- [{"unit", "name", "key", "wasActive", "isFinished", "revision"}]: as it was before, the revision as it was after.
  steps jsonb not null,
  -- Memberships that ended, as rows of unit_membership.
  memberships jsonb not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index roll_forward_age_index on roll_forward (created_at);

/*
  How many people are in a unit and below it, as summands of its units: their sum over the branch is the number, with
  everybody counted once. A person adds one for each unit they are in and takes one away where the ways to two of them,
  neighbours in the order of the tree, part. Rows are only added, so that writers do not wait for each other at the root;
  from time to time they are folded into one.
*/
create table unit_people (
  unit uuid not null references unit (uuid) on delete cascade,
  people int not null
);
create index unit_people_index on unit_people (unit) include (people);

-- The summands of some memberships; all of a person's have to be among them.
create function weigh_people(people uuid[], units uuid[]) returns table (unit uuid, people bigint) language sql stable as $$
  with given as (select g.person, g.unit from unnest(people, units) as g(person, unit)),
  way as (select a.unit, array_agg(a.ancestor order by a.distance desc) as steps from unit_ancestor a
    where a.unit = any(units) group by a.unit),
  pair as (
    select g.unit, lag(g.unit) over (partition by g.person order by w.steps) as before from given g join way w on w.unit = g.unit
  ),
  parting as (
    select p.unit, p.before, count(*) as people from pair p where p.before is not null group by p.unit, p.before
  )
  select g.unit, count(*) from given g group by g.unit
  union all
  select s.ancestor, -p.people from parting p cross join lateral (
    select a.ancestor from unit_ancestor a join unit_ancestor b on b.ancestor = a.ancestor
    where a.unit = p.unit and b.unit = p.before order by a.distance limit 1
  ) s
$$;

-- What a change of memberships adds: those after it, less those before it.
create function add_people(people uuid[], changed uuid[], old_people uuid[], old_units uuid[]) returns void language plpgsql as $$
declare
  new_people uuid[]; new_units uuid[]; kept_people uuid[]; kept_units uuid[];
begin
  select coalesce(array_agg(m.person), '{}'), coalesce(array_agg(m.unit), '{}'),
    coalesce(array_agg(m.person) filter (where m.uuid <> all(changed)), '{}'), coalesce(array_agg(m.unit) filter (where m.uuid <> all(changed)), '{}')
  into new_people, new_units, kept_people, kept_units from unit_membership m where m.person = any(people);
  insert into unit_people (unit, people)
  select w.unit, sum(w.people) from (
    select n.unit, n.people from weigh_people(new_people, new_units) n
    union all
    select o.unit, -o.people from weigh_people(kept_people || old_people, kept_units || old_units) o
  ) w group by w.unit having sum(w.people) <> 0;
end $$;

-- The tree stays as it is meanwhile, and nobody else changes the memberships of the same people.
create function hold_people(people uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('unit tree', 0));
  perform from person where uuid = any(people) order by uuid for no key update;
end $$;

create function count_new_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct person from changed);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform add_people(who, array(select uuid from changed), '{}', '{}');
  return null;
end $$;
create trigger unit_membership_counted after insert on unit_membership referencing new table as changed
  for each statement execute function count_new_members();

create function count_gone_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct person from gone);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform add_people(who, '{}', array(select person from gone order by uuid), array(select unit from gone order by uuid));
  return null;
end $$;
create trigger unit_membership_left after delete on unit_membership referencing old table as gone
  for each statement execute function count_gone_members();

create function count_moved_members() returns trigger language plpgsql as $$
declare who uuid[] := array(select distinct p.person from (select o.person from gone o join changed n on n.uuid = o.uuid
    where (o.unit, o.person) <> (n.unit, n.person) union all select n.person from gone o join changed n on n.uuid = o.uuid
    where (o.unit, o.person) <> (n.unit, n.person)) p);
begin
  if cardinality(who) = 0 then return null; end if;
  perform hold_people(who);
  perform add_people(who, array(select uuid from changed where person = any(who)),
    array(select person from gone where person = any(who) order by uuid), array(select unit from gone where person = any(who) order by uuid));
  return null;
end $$;
create trigger unit_membership_moved after update on unit_membership referencing old table as gone new table as changed
  for each statement execute function count_moved_members();

create function forget_people() returns trigger language plpgsql as $$
begin
  delete from unit_people;
  return null;
end $$;
create trigger unit_membership_emptied after truncate on unit_membership for each statement execute function forget_people();

-- Where a unit moves, the ways of those part elsewhere who are in more than one unit.
create function weigh_branch() returns trigger language plpgsql as $$
declare
  sign int := case tg_when when 'BEFORE' then -1 else 1 end;
  who uuid[]; units uuid[];
begin
  if new.parent is not distinct from old.parent then return case tg_when when 'BEFORE' then new end; end if;
  select coalesce(array_agg(m.person), '{}'), coalesce(array_agg(m.unit), '{}') into who, units
  from unit_membership m where m.person in (
    select i.person from unit_membership i where i.unit in (select a.unit from unit_ancestor a where a.ancestor = new.uuid)
      and exists (select from unit_membership o where o.person = i.person and o.uuid <> i.uuid));
  insert into unit_people (unit, people)
  select w.unit, sign * sum(w.people) from weigh_people(who, units) w group by w.unit having sum(w.people) <> 0;
  return case tg_when when 'BEFORE' then new end;
end $$;
create trigger unit_leaving before update of parent on unit for each row execute function weigh_branch();
-- After `unit_placed`, which comes first by its name.
create trigger unit_placed_people after update of parent on unit for each row execute function weigh_branch();

insert into unit_people (unit, people)
select w.unit, sum(w.people) from (select array_agg(m.person) as people, array_agg(m.unit) as units from unit_membership m) g
cross join lateral weigh_people(g.people, g.units) w where g.people is not null group by w.unit having sum(w.people) <> 0;
