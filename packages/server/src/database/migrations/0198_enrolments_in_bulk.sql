/*
  What gives or changes many enrolments at once: an assignment for 50,000 people. Most of them have the same terms and the same units,
  so the steps of 0140_unit_compliance.sql are computed once for all that are alike. Otherwise as 0193_current_enrolments.sql.
*/
create or replace function count_new_enrolments() returns trigger language plpgsql as $$
begin
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select u.id, n.is_mandatory, s.state, s.at, sum(s.change * n.count) from (
    select p.unit_ids, e.is_mandatory, e.started_at is not null as has_started, e.completed_at is not null as is_completed,
      e.failed_at is not null as has_failed, e.due_at, e.grace_days, e.valid_until, e.renewal_days, e.waived_until, count(*) as count
    from changed e
    -- Asked for each, also where the statement was planned for many.
    cross join lateral (select l.unit_ids from person_list_entry l where l.person = e.person and is_counted_person(l.status) offset 0) p
    where e.access = 'OPEN' and e.is_current and e.medium is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ) n
  cross join lateral compliance_steps(case when n.has_started then '-infinity'::timestamptz end,
    case when n.is_completed then '-infinity'::timestamptz end, case when n.has_failed then '-infinity'::timestamptz end, n.due_at,
    n.grace_days, n.valid_until, n.renewal_days, n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || n.unit_ids) as u (id)
  group by 1, 2, 3, 4 having sum(s.change * n.count) <> 0;
  return null;
end $$;

-- UUIDs of version 7 (RFC 9562): rows that are made together lie together in the index of their key.
create function ordered_uuid() returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;
