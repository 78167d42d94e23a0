/*
  How often each score (in whole percent) and each learning time (in whole minutes) was reached in a week, for medians: a sum has no
  median, and reading attempts would take as long as there is history. docs/decisions/0240-medians-from-counted-values.md.
*/
create table learning_value (
  unit uuid not null references unit (uuid) on delete cascade,
  medium uuid not null references medium (uuid),
  measure text not null check (measure in ('SCORE', 'MINUTES')),
  week date not null,
  value smallint not null check (value >= 0),
  count int not null default 1,
  primary key (unit, medium, measure, week, value) include (count)
);
create index learning_value_medium_index on learning_value (medium);

-- What events say of scores and times: as in `learning_week` of an attempt, in a course of a completion.
create function learning_values(events bigint[]) returns table (unit uuid, medium uuid, measure text, week date, value smallint, count int)
language sql stable as $$
  select u.unit, e.medium, v.measure, week_of(e.at), least(round(v.value), 32767)::smallint, count(*)::int
  from learning_event e join medium m on m.uuid = e.medium cross join unnest(e.units) u (unit)
    cross join lateral (
      select 'SCORE' as measure, e.score as value where e.kind = 'ATTEMPT_ENDED'
      union all select 'MINUTES', e.seconds / 60.0 where e.kind = 'ATTEMPT_ENDED' and m.kind <> 'COURSE'
      union all select 'MINUTES', (select sum(x.seconds) / 60.0 from learning_event x where x.enrolment = e.enrolment and x.kind = 'ATTEMPT_ENDED')
        where e.kind = 'COMPLETED' and m.kind = 'COURSE'
    ) v
  where e.id = any(events) and e.item is null and v.value is not null and exists (select from unit where unit.uuid = u.unit)
  group by 1, 2, 3, 4, 5
$$;

create function add_learning_values() returns trigger language plpgsql as $$
declare
  events bigint[] := array(
    select e.id from added e where e.medium is not null and e.item is null and e.kind in ('ATTEMPT_ENDED', 'COMPLETED'));
begin
  if cardinality(events) = 0 then
    return null;
  end if;
  insert into learning_value as v (unit, medium, measure, week, value, count)
  select * from learning_values(events) order by 1, 2, 3, 4, 5
  on conflict (unit, medium, measure, week, value) do update set count = v.count + excluded.count;
  return null;
end $$;
create trigger learning_event_valued after insert on learning_event referencing new table as added
  for each statement execute function add_learning_values();

-- What there is already.
do $$
declare
  medium_with_events uuid;
begin
  for medium_with_events in select uuid from medium loop
    insert into learning_value (unit, medium, measure, week, value, count)
    select * from learning_values(array(
      select e.id from learning_event e where e.medium = medium_with_events and e.item is null and e.kind in ('ATTEMPT_ENDED', 'COMPLETED')));
  end loop;
end $$;
