/*
  What is searched for in people stands beside where they are as well: the people of a unit, or of a manager, are read in any
  case, and those who have the text are found on the way, where they were asked for one by one before. No index holds it. The
  table is written anew, as an update of everybody would leave it twice as large.
*/
create table person_place_filled as
  select w.person, w.sort_name, w.created_at, w.signed_in_at, w.status, w.roles, w.locale, w.above, p.search_text
  from person_place w join person p on p.uuid = w.person order by w.person;
drop table person_place;
alter table person_place_filled rename to person_place;
alter table person_place add primary key (person),
  add constraint person_place_person_fkey foreign key (person) references person (uuid) on delete cascade,
  alter column sort_name set not null, alter column created_at set not null, alter column signed_in_at set not null,
  alter column status set not null, alter column roles set not null, alter column above set not null, alter column search_text set not null;

create index person_place_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale);
create index person_place_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale);
create index person_place_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale);
create index person_place_above_index on person_place using gin (above) with (gin_pending_list_limit = 256);
create index person_place_other_status_index on person_place using gin (above) where status <> 'ACTIVE';
create index person_place_other_role_index on person_place using gin (above) where roles > 1;
create index person_place_never_signed_in_index on person_place using gin (above) where signed_in_at = 'infinity'::timestamptz;
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
  insert into person_place as p (person, sort_name, created_at, signed_in_at, status, roles, locale, search_text, above)
  select n.uuid, n.sort_name, n.created_at, coalesce(n.last_sign_in_at, 'infinity'), n.status, role_bits(n.roles), n.locale, n.search_text,
    coalesce(w.above, '{}')
  from person n cross join lateral (
    select array_agg(distinct u.id order by u.id) as above
    from (select m.unit from unit_membership m where m.person = n.uuid offset 0) m
    cross join lateral (select a.ancestor from unit_ancestor a where a.unit = m.unit offset 0) a
    cross join lateral (select u.id from unit u where u.uuid = a.ancestor offset 0) u
  ) w
  where n.uuid = any(who) order by n.uuid
  on conflict (person) do update set above = excluded.above where p.above <> excluded.above;
end $$;

create or replace function copy_to_place() returns trigger language plpgsql as $$
begin
  update person_place set sort_name = new.sort_name, created_at = new.created_at, status = new.status,
    signed_in_at = coalesce(new.last_sign_in_at, 'infinity'), roles = role_bits(new.roles), locale = new.locale,
    search_text = new.search_text where person = new.uuid;
  return null;
end $$;
drop trigger person_copied on person;
create trigger person_copied after update on person for each row
  when (old.sort_name <> new.sort_name or old.created_at <> new.created_at or old.status <> new.status or old.roles <> new.roles
    or old.locale is distinct from new.locale or old.last_sign_in_at is distinct from new.last_sign_in_at or old.search_text <> new.search_text)
  execute function copy_to_place();
analyze person_place;
