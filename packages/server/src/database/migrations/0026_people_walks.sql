/*
  What lists of people filter by stands beside where they are as well: roles and language. Each order of the list carries it,
  so that a walk asks nobody one by one. The table is written anew, as an update of everybody would leave it twice as large.
*/
-- What a person may be, as one small number: 1 learner, 2 education manager, 4 administrator.
create function role_bits(roles text[]) returns smallint language sql immutable parallel safe as $$
  select ((case when 'LEARNER' = any(roles) then 1 else 0 end) + (case when 'EDUCATION_MANAGER' = any(roles) then 2 else 0 end)
    + (case when 'ADMIN' = any(roles) then 4 else 0 end))::smallint
$$;

create table person_place_filled as
  select w.person, w.sort_name, w.created_at, w.signed_in_at, w.status, role_bits(p.roles) as roles, p.locale, w.above
  from person_place w join person p on p.uuid = w.person order by w.person;
drop table person_place;
drop function place_marks(int[], person_status);
alter table person_place_filled rename to person_place;
alter table person_place add primary key (person),
  add constraint person_place_person_fkey foreign key (person) references person (uuid) on delete cascade,
  alter column sort_name set not null, alter column created_at set not null, alter column signed_in_at set not null,
  alter column status set not null, alter column roles set not null, alter column above set not null;

create index person_place_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale);
create index person_place_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale);
create index person_place_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale);
-- The people of a unit; and those of them who have what few have, who are found among many without reading all of these.
-- What was written last is read from its beginning to its end each time, so the first of them may hold little of it.
create index person_place_above_index on person_place using gin (above) with (gin_pending_list_limit = 256);
create index person_place_other_status_index on person_place using gin (above) where status <> 'ACTIVE';
create index person_place_other_role_index on person_place using gin (above) where roles > 1;
create index person_place_never_signed_in_index on person_place using gin (above) where signed_in_at = 'infinity'::timestamptz;

create trigger person_place_inserted after insert on person_place referencing new table as changed
  for each statement execute function count_arrivals();
create trigger person_place_updated after update on person_place referencing old table as gone new table as changed
  for each statement execute function count_changes();
create trigger person_place_deleted after delete on person_place referencing old table as gone
  for each statement execute function count_departures();

create or replace function settle_people(who uuid[]) returns void language plpgsql as $$
begin
  insert into person_place as p (person, sort_name, created_at, signed_in_at, status, roles, locale, above)
  select n.uuid, n.sort_name, n.created_at, coalesce(n.last_sign_in_at, 'infinity'), n.status, role_bits(n.roles), n.locale, coalesce(w.above, '{}')
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
    signed_in_at = coalesce(new.last_sign_in_at, 'infinity'), roles = role_bits(new.roles), locale = new.locale where person = new.uuid;
  return null;
end $$;
drop trigger person_copied on person;
create trigger person_copied after update on person for each row
  when (old.sort_name <> new.sort_name or old.created_at <> new.created_at or old.status <> new.status or old.roles <> new.roles
    or old.locale is distinct from new.locale or old.last_sign_in_at is distinct from new.last_sign_in_at)
  execute function copy_to_place();

/*
  Long numbers, as of staff or of an account, have trigrams that thousands of others have as well. They are found by each six
  of their digits that stand side by side, which few share.
*/
create function number_parts(content text) returns int[] language plpgsql immutable parallel safe strict as $$
declare
  digits text;
  parts int[] := '{}';
begin
  if content !~ '[0-9]{6}' then return parts; end if;
  foreach digits in array regexp_split_to_array(content, '[^0-9]+') loop
    for place in 1 .. length(digits) - 5 loop
      parts := parts || substr(digits, place, 6)::int;
    end loop;
  end loop;
  return parts;
end $$;
create index person_number_index on person using gin (number_parts(search_text));
