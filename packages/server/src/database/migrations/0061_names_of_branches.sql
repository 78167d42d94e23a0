/*
  The units of a branch stand in the order of a list: beside each unit and what lies above it, its name and its key. A page of the
  units below one, or of a manager, walks this order and ends when it is full, where all 1,365 of a branch were gathered and sorted.
  Both are kept by the triggers below, as the ways up are. The table is written anew, as an update of all would leave it twice as large.
*/
create table unit_ancestor_filled as
  select a.unit, a.ancestor, a.distance, u.name, u.key from unit_ancestor a join unit u on u.uuid = a.unit order by a.ancestor, u.name, a.unit;
drop table unit_ancestor;
alter table unit_ancestor_filled rename to unit_ancestor;
alter table unit_ancestor add primary key (unit, ancestor),
  add constraint unit_ancestor_unit_fkey foreign key (unit) references unit (uuid) on delete cascade,
  add constraint unit_ancestor_ancestor_fkey foreign key (ancestor) references unit (uuid) on delete cascade,
  add constraint unit_ancestor_distance_check check (distance between 0 and 8),
  alter column distance set not null, alter column name set not null, alter column key set not null;
create index unit_ancestor_down_index on unit_ancestor (ancestor, unit);
create index unit_ancestor_name_index on unit_ancestor (ancestor, name, unit);
create index unit_ancestor_key_index on unit_ancestor (ancestor, key, unit);

create or replace function place_unit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.parent is not distinct from old.parent then return null; end if;
    if exists (select from unit_ancestor where ancestor = new.uuid and unit = new.parent) then
      raise exception 'A unit cannot lie below itself.' using errcode = 'check_violation', constraint = 'unit_cycle_check';
    end if;
    delete from unit_ancestor a using unit_ancestor below
    where below.ancestor = new.uuid and a.unit = below.unit
      and a.ancestor not in (select inside.unit from unit_ancestor inside where inside.ancestor = new.uuid);
    insert into unit_ancestor (unit, ancestor, distance, name, key)
    select below.unit, above.ancestor, below.distance + above.distance + 1, below.name, below.key
    from unit_ancestor below cross join unit_ancestor above
    where below.ancestor = new.uuid and above.unit = new.parent;
  else
    insert into unit_ancestor (unit, ancestor, distance, name, key)
    select new.uuid, new.uuid, 0, new.name, new.key
    union all
    select new.uuid, above.ancestor, above.distance + 1, new.name, new.key from unit_ancestor above where above.unit = new.parent;
  end if;
  return null;
end $$;

-- A move copies the names that stand beside the ways up, so nobody gives another one meanwhile. Before the first row is touched, and
-- after `unit_tree_locked`, which comes first by its name: who holds the tree with others could not lock it for themselves alone.
create function hold_unit_tree() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('unit tree', 0));
  return null;
end $$;
create trigger unit_tree_name_held before update of name, key on unit for each statement execute function hold_unit_tree();

create function name_unit() returns trigger language plpgsql as $$
begin
  update unit_ancestor set name = new.name, key = new.key where unit = new.uuid;
  return null;
end $$;
create trigger unit_named after update of name, key on unit for each row
  when (old.name <> new.name or old.key <> new.key) execute function name_unit();
analyze unit_ancestor;
