-- Lists of enrolments by the name of the person, and every reason of an enrolment, those that have ended too.
create index person_sort_name_index on person (sort_name, uuid);
create index enrolment_source_enrolment_index on enrolment_source (enrolment);
-- Who had an item that was no longer valid, or was exempt, on a past day.
create index past_enrolment_term_valid_index on past_enrolment_term (valid_until) where valid_until is not null;
create index past_enrolment_term_waived_index on past_enrolment_term (waived_until) where waived_until is not null;
