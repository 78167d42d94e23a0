/*
  A place in a unit that begins on a later day (decision 0066). It stands here and nowhere else until then, so that whatever asks
  who is in a unit, who manages it or how many they are needs no word about it.
*/
create table coming_membership (
  uuid uuid primary key,
  unit uuid not null references unit (uuid) on delete cascade,
  person uuid not null references person (uuid) on delete cascade,
  role text not null default 'MEMBER' check (role in ('MEMBER', 'MANAGER', 'DEPUTY')),
  -- The first day, whole by the clocks of the unit.
  begins_on date not null,
  -- The last day; a deputy needs one.
  until date,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT')),
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint coming_membership_deputy_check check (role <> 'DEPUTY' or until is not null),
  constraint coming_membership_order_check check (until is null or until >= begins_on)
);
create unique index coming_membership_index on coming_membership (unit, person);
create index coming_membership_person_index on coming_membership (person);
create index coming_membership_page_index on coming_membership (unit, begins_on, uuid);
create index coming_membership_due_index on coming_membership (begins_on);

-- Whether a first day in a unit is here, by the same clocks as `is_not_over`.
create function has_begun(first_day date, of_unit uuid, moment timestamptz default now()) returns boolean language sql stable parallel safe as $$
  select case
    when first_day < (moment at time zone 'UTC')::date - 1 then true
    when first_day > (moment at time zone 'UTC')::date + 1 then false
    else first_day <= unit_day(of_unit, moment)
  end
$$;
