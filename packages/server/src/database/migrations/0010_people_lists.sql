-- What the lists of people need to stay quick among a million.

-- Who never signed in comes last, and a page can begin in the middle of them.
drop index person_last_sign_in_page_index;
create index person_last_sign_in_page_index on person (coalesce(last_sign_in_at, 'infinity'::timestamptz), uuid);
-- Who has done nothing for long: since the last sign-in, else since they were made.
create index person_quiet_index on person (coalesce(last_sign_in_at, created_at));
create index person_roles_index on person using gin (roles);
create index person_locale_name_index on person (locale, sort_name, uuid);

-- Whether they are in any unit beside the general one; kept by the triggers below.
alter table person add column is_placed boolean not null default false;
create index person_unplaced_index on person (sort_name, uuid) where not is_placed;

create function place_people() returns trigger language plpgsql as $$
begin
  update person p set is_placed = not p.is_placed
  from (
    select q.uuid, exists (
      select from unit_membership m join unit u on u.uuid = m.unit where m.person = q.uuid and not u.is_general
    ) as is_placed
    from person q where q.uuid in (select person from changed)
  ) now
  where p.uuid = now.uuid and p.is_placed <> now.is_placed;
  return null;
end $$;
create trigger people_placed_by_insert after insert on unit_membership referencing new table as changed
  for each statement execute function place_people();
create trigger people_placed_by_update after update on unit_membership referencing new table as changed
  for each statement execute function place_people();
create trigger people_placed_by_delete after delete on unit_membership referencing old table as changed
  for each statement execute function place_people();
