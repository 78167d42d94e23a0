/*
  What few people have, in each order of the list: so a page of the people of a large branch is walked among these alone, where
  all of the branch who have it were gathered and sorted before. Nobody else has an entry, so most changes write none of them.
*/
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
create index person_place_administrator_name_index on person_place (sort_name, person) include (above, status, created_at, signed_in_at, roles, locale)
  where roles > 3;
create index person_place_administrator_created_index on person_place (created_at, person) include (above, status, signed_in_at, roles, locale)
  where roles > 3;
create index person_place_administrator_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale)
  where roles > 3;
create index person_administrator_created_index on person (created_at, uuid) where roles @> array['ADMIN']::text[];
create index person_administrator_last_sign_in_index on person (coalesce(last_sign_in_at, 'infinity'::timestamptz), uuid)
  where roles @> array['ADMIN']::text[];

/*
  Those who never signed in stand in the order of their uuids, which begin with the moment they were written: whoever was made
  before a day is found by that. Those whose uuid is more than a day younger than what is told of them have an index of their own.
*/
create function last_uuid_of(made timestamptz) returns uuid language plpgsql immutable parallel safe strict as $$
begin
  return (lpad(to_hex(greatest(extract(epoch from made) * 1000 + 86400000, 0)::bigint), 12, '0') || '7fffbfffffffffffffff')::uuid;
end $$;
create index person_backdated_index on person (uuid)
  where coalesce(last_sign_in_at, 'infinity'::timestamptz) = 'infinity'::timestamptz and uuid > last_uuid_of(created_at);
create index person_place_backdated_index on person_place (person) include (above, status, created_at, signed_in_at, roles, locale)
  where signed_in_at = 'infinity'::timestamptz and person > last_uuid_of(created_at);

-- What stands for people who were anonymised is searched for in proofs.
create index consent_pseudonym_index on consent using gin (fold_text(pseudonym) gin_trgm_ops) where pseudonym is not null;
