-- The units of somebody are told by the index alone: a page of people asks for those of fifty, whose rows lie all over the table. The
-- old index goes first, so that whoever writes waits and is not waited for.
drop index unit_membership_person_index;
create index unit_membership_of_person_index on unit_membership (person, unit) include (is_default);
