/*
  Statistics of media. `learning_start` counts how many different people started something and how many of them finished it, for any
  period that begins on a Monday, without reading a single event. `missed_search` counts what the catalogue did not have.
*/

/*
  One row a week, unit (with all below it) and medium; without a medium: over all media. `previous` is the week in which the same
  people had started before: people of a period are the starts whose previous one lies before it.
*/
create table learning_start (
  unit uuid not null references unit (uuid) on delete cascade,
  medium uuid references medium (uuid),
  week date not null,
  previous date,
  starts int not null default 0,
  -- How many of these starts led to a completion, at any time since.
  finished int not null default 0,
  constraint learning_start_key unique nulls not distinct (unit, medium, week, previous)
);
create index learning_start_medium_index on learning_start (medium);
create index learning_start_week_index on learning_start (unit, week);

create function week_of(moment timestamptz) returns date language sql stable parallel safe as $$
  select date_trunc('week', public.installation_day(moment))::date
$$;

-- Adds these events, which are starts or completions of a whole medium. A completion counts for the week of its start.
create function add_learning_starts(events bigint[]) returns void language sql as $$
  insert into learning_start as l (unit, medium, week, previous, starts, finished)
  select u.unit, m.medium, week_of(s.at), week_of(b.at),
    count(*) filter (where e.kind = 'STARTED'), count(*) filter (where e.kind = 'COMPLETED')
  from learning_event e
  join learning_event s on s.enrolment = e.enrolment and s.kind = 'STARTED' and s.item is null
  cross join unnest(s.units) u (unit)
  cross join lateral (values (s.medium), (null::uuid)) m (medium)
  cross join lateral (
    select max(p.at) as at from learning_event p
    where p.person = s.person and p.id < s.id and p.kind = 'STARTED' and p.item is null and p.medium is not null
      and u.unit = any(p.units) and (m.medium is null or p.medium = m.medium)
  ) b
  where e.id = any(events) and exists (select from unit where unit.uuid = u.unit)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict on constraint learning_start_key do update set
    starts = l.starts + excluded.starts, finished = l.finished + excluded.finished
$$;

-- As before, and with the time that people spent in the parts of a course.
create or replace function add_learning_days() returns trigger language plpgsql as $$
declare
  starts bigint[];
begin
  insert into learning_day as d (day, medium, unit, starts, completions, failures, attempts, seconds, score_sum, score_count)
  select installation_day(e.at), e.medium, u.unit,
    count(*) filter (where e.kind = 'STARTED'), count(*) filter (where e.kind = 'COMPLETED'),
    count(*) filter (where e.kind = 'FAILED'), count(*) filter (where e.kind = 'ATTEMPT_ENDED' and e.item is null),
    coalesce(sum(e.seconds) filter (where e.kind = 'ATTEMPT_ENDED'), 0),
    coalesce(sum(e.score) filter (where e.kind = 'ATTEMPT_ENDED' and e.item is null), 0),
    count(e.score) filter (where e.kind = 'ATTEMPT_ENDED' and e.item is null)
  from added e cross join unnest(e.units) u (unit)
  where e.medium is not null
    and (e.kind = 'ATTEMPT_ENDED' or (e.item is null and e.kind in ('STARTED', 'COMPLETED', 'FAILED')))
    and exists (select from unit where unit.uuid = u.unit)
  group by 1, 2, 3 order by 2, 3, 1
  on conflict (medium, unit, day) do update set
    starts = d.starts + excluded.starts, completions = d.completions + excluded.completions, failures = d.failures + excluded.failures,
    attempts = d.attempts + excluded.attempts, seconds = d.seconds + excluded.seconds,
    score_sum = d.score_sum + excluded.score_sum, score_count = d.score_count + excluded.score_count;
  starts := array(select e.id from added e where e.kind in ('STARTED', 'COMPLETED') and e.item is null and e.medium is not null);
  if cardinality(starts) > 0 then perform add_learning_starts(starts); end if;
  return null;
end $$;

-- What there is already.
select add_learning_starts(array(
  select e.id from learning_event e where e.kind in ('STARTED', 'COMPLETED') and e.item is null and e.medium is not null));
insert into learning_day as d (day, medium, unit, seconds)
select installation_day(e.at), e.medium, u.unit, sum(e.seconds)
from learning_event e cross join unnest(e.units) u (unit)
where e.medium is not null and e.item is not null and e.kind = 'ATTEMPT_ENDED' and e.seconds > 0
  and exists (select from unit where unit.uuid = u.unit)
group by 1, 2, 3
on conflict (medium, unit, day) do update set seconds = d.seconds + excluded.seconds;

-- Searches in the catalogue that nothing matched, folded, without who searched.
create table missed_search (
  day date not null default installation_day(now()),
  -- The language that the person reads.
  locale text not null,
  term text not null check (length(term) between 3 and 80),
  searches int not null default 1,
  primary key (day, locale, term)
);
