-- The people of a medium in the order of due dates, and by states that are a range of them. docs/scale.md, "One medium".
create index enrolment_medium_due_index on enrolment (medium, (coalesce(due_at, 'infinity'::timestamptz)), uuid, completed_at)
  where is_current and medium is not null;
