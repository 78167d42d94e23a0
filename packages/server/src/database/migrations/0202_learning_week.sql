/*
  The sums of `learning_day` by week. Statistics of media begin on a Monday: a year has 52 rows for each medium, not 364.
*/
create table learning_week (
  unit uuid not null references unit (uuid) on delete cascade,
  week date not null,
  medium uuid not null references medium (uuid),
  starts int not null default 0,
  completions int not null default 0,
  failures int not null default 0,
  attempts int not null default 0,
  seconds bigint not null default 0,
  score_sum numeric not null default 0,
  score_count int not null default 0,
  primary key (unit, week, medium)
);
create index learning_week_medium_index on learning_week (medium, unit, week);

-- As before, and the same sums by week.
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
  insert into learning_week as w (week, medium, unit, starts, completions, failures, attempts, seconds, score_sum, score_count)
  select week_of(e.at), e.medium, u.unit,
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
  on conflict (unit, week, medium) do update set
    starts = w.starts + excluded.starts, completions = w.completions + excluded.completions, failures = w.failures + excluded.failures,
    attempts = w.attempts + excluded.attempts, seconds = w.seconds + excluded.seconds,
    score_sum = w.score_sum + excluded.score_sum, score_count = w.score_count + excluded.score_count;
  starts := array(select e.id from added e where e.kind in ('STARTED', 'COMPLETED') and e.item is null and e.medium is not null);
  if cardinality(starts) > 0 then perform add_learning_starts(starts); end if;
  return null;
end $$;

-- What there is already.
insert into learning_week (unit, week, medium, starts, completions, failures, attempts, seconds, score_sum, score_count)
select unit, date_trunc('week', day)::date, medium, sum(starts), sum(completions), sum(failures), sum(attempts), sum(seconds), sum(score_sum),
  sum(score_count)
from learning_day group by 1, 2, 3;
