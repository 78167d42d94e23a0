-- Indexes of /user-statistics: its lists show enrolments that are open now, by name (through the person) or by due date.
create index enrolment_due_page_index on enrolment ((coalesce(due_at, 'infinity'::timestamptz)), uuid) where access = 'OPEN';
create index enrolment_mandatory_index on enrolment (medium, person) where is_mandatory and access = 'OPEN' and medium is not null;
create index enrolment_failed_index on enrolment (failed_at) where failed_at is not null;
create index enrolment_waived_index on enrolment (waived_until) where waived_until is not null;
