/*
  A day that is written down as somebody's last ends where it is lived: by the clocks of the unit, of the nearest unit above it
  that has a time zone, else of the installation (decision 0061). Nothing is computed ahead, so that a unit that moves, or gets
  another zone, needs no rows written.
*/

-- The zones this database can reckon with; a name it does not know is passed over, for one cannot ask it for its time.
-- Names are spelled as the IANA does; zones are found by them folded.
create table known_zone (
  folded text primary key,
  name text not null
);
insert into known_zone (folded, name) select lower(name), min(name) from pg_timezone_names group by 1;

create function installation_zone() returns text language sql stable parallel safe as $$
  select coalesce((select z.name from setting s join known_zone z on z.folded = lower(s.value) where s.id = 'GENERAL.TIME_ZONE'), 'UTC')
$$;

create function unit_zone(of_unit uuid) returns text language sql stable parallel safe as $$
  select coalesce(
    (select z.name from unit_ancestor a join unit u on u.uuid = a.ancestor join known_zone z on z.folded = lower(u.time_zone)
     where a.unit = of_unit order by a.distance limit 1),
    installation_zone())
$$;

-- Which day it is. Of people: by the clocks of the installation.
create function installation_day(moment timestamptz default now()) returns date language sql stable parallel safe as $$
  select (moment at time zone installation_zone())::date
$$;
create function unit_day(of_unit uuid, moment timestamptz default now()) returns date language sql stable parallel safe as $$
  select (moment at time zone unit_zone(of_unit))::date
$$;

/*
  Whether a last day in a unit is not over; no day at all never is. No clock is more than a day from that of UTC, so the zone is
  looked for only where it can make a difference.
*/
create function is_not_over(last_day date, of_unit uuid, moment timestamptz default now()) returns boolean language sql stable parallel safe as $$
  select case
    when last_day is null or last_day > (moment at time zone 'UTC')::date then true
    when last_day < (moment at time zone 'UTC')::date - 1 then false
    else last_day >= unit_day(of_unit, moment)
  end
$$;

-- The one rule of scope, as before but for the end of the day.
create or replace function granted_unit(caller text) returns setof uuid language sql stable parallel safe as $$
  select g.unit from person p join unit_membership g on g.person = p.uuid
  where p.subject = caller and g.role <> 'MEMBER' and is_not_over(g.until, g.unit)
$$;
create or replace function is_managed_person(caller text, other uuid) returns boolean language sql stable parallel safe as $$
  select exists (
    select from unit_membership m
    join unit_ancestor a on a.unit = m.unit
    join unit_membership g on g.unit = a.ancestor
    join person p on p.uuid = g.person
    where m.person = other and p.subject = caller and g.role <> 'MEMBER' and is_not_over(g.until, g.unit)
  )
$$;
