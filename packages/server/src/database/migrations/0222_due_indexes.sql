-- With the due date beside its key, so that who is overdue or due soon is counted from the index alone. docs/user-statistics.md, "Speed".
drop index enrolment_open_due_index;
create index enrolment_open_due_index on enrolment ((coalesce(due_at, 'infinity'::timestamptz)), uuid) include (due_at)
  where is_current and completed_at is null;

-- With the end of the validity behind the order: what is expired is found in the index, and only that is read from the table.
drop index enrolment_ending_due_index;
create index enrolment_ending_due_index on enrolment ((coalesce(due_at, 'infinity'::timestamptz)), uuid, valid_until)
  where is_current and completed_at is not null and valid_until is not null;
