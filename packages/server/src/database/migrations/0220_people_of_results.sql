/*
  How many different people are behind a mean score and a mean time of a medium. `learning_week` counts attempts, and five attempts can
  be those of one person. As in `learning_start`, people of a period are those whose result before lies before the period.
*/
create table learning_result (
  unit uuid not null references unit (uuid) on delete cascade,
  medium uuid not null references medium (uuid),
  kind text not null check (kind in ('SCORE', 'TIME')),
  week date not null,
  -- The week in which the same people had such a result before; null for their first one.
  previous date,
  people int not null,
  constraint learning_result_key unique nulls not distinct (unit, medium, kind, week, previous)
);
create index learning_result_medium_index on learning_result (medium);
create index learning_result_week_index on learning_result (unit, week);

-- Adds the ended attempts among these events. A second one in the same week counts for no period.
create function add_learning_results(events bigint[]) returns void language sql as $$
  insert into learning_result as l (unit, medium, kind, week, previous, people)
  select u.unit, e.medium, k.kind, week_of(e.at), week_of(b.at), count(*)
  from learning_event e
  cross join unnest(e.units) u (unit)
  cross join lateral (values ('SCORE', e.score is not null and e.item is null), ('TIME', e.seconds > 0)) k (kind, has_result)
  cross join lateral (
    select max(p.at) as at from learning_event p
    where p.person = e.person and p.id < e.id and p.kind = 'ATTEMPT_ENDED' and p.medium = e.medium and u.unit = any(p.units)
      and case k.kind when 'SCORE' then p.score is not null and p.item is null else p.seconds > 0 end
  ) b
  where e.id = any(events) and k.has_result and week_of(b.at) is distinct from week_of(e.at)
    and exists (select from unit where unit.uuid = u.unit)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict on constraint learning_result_key do update set people = l.people + excluded.people
$$;

create function count_learning_results() returns trigger language plpgsql as $$
declare
  ended bigint[] := array(select e.id from added e where e.kind = 'ATTEMPT_ENDED' and e.medium is not null);
begin
  if cardinality(ended) > 0 then perform add_learning_results(ended); end if;
  return null;
end $$;
create trigger learning_event_results after insert on learning_event referencing new table as added
  for each statement execute function count_learning_results();

-- What there is already.
select add_learning_results(array(select e.id from learning_event e where e.kind = 'ATTEMPT_ENDED' and e.medium is not null));
