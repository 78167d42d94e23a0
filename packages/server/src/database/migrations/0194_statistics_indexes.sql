-- Orders and filters of /user-statistics at a million enrolments; docs/user-statistics.md, "Speed", has figures.
drop index enrolment_due_page_index;
create index enrolment_due_page_index on enrolment ((coalesce(due_at, 'infinity'::timestamptz)), uuid);
create index enrolment_open_due_index on enrolment ((coalesce(due_at, 'infinity'::timestamptz)), uuid) where is_current and completed_at is null;
create index enrolment_ending_due_index on enrolment ((coalesce(due_at, 'infinity'::timestamptz)), uuid)
  where is_current and completed_at is not null and valid_until is not null;
create index enrolment_completed_day_index on enrolment (completed_at) where completed_at is not null;
create index past_enrolment_term_due_index on past_enrolment_term (due_at, until_at) where due_at is not null;

-- The matrix: people by the day on which an item is due or no longer valid, and who is overdue.
create index enrolment_item_day_index on enrolment (medium,
  ((coalesce(case when completed_at is null then due_at else valid_until end, 'infinity'::timestamptz) at time zone 'UTC')::date))
  where is_current and is_mandatory;
drop index enrolment_overdue_index;
create index enrolment_overdue_index on enrolment (due_at, uuid) include (person, medium, waived_until)
  where is_mandatory and is_current and completed_at is null;
create index enrolment_item_overdue_index on enrolment (medium, due_at) include (person, waived_until)
  where is_mandatory and is_current and completed_at is null;

-- Who was overdue on a past day, by the terms of today and by those that were changed since.
create index enrolment_overdue_range_index on enrolment
  using gist ((case when due_at < coalesce(completed_at, 'infinity'::timestamptz) then tstzrange(due_at, completed_at) end));
create index past_enrolment_term_overdue_range_index on past_enrolment_term
  using gist ((case when due_at < until_at then tstzrange(due_at, until_at) end));
