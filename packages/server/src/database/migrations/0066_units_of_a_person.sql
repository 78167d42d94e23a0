-- The units of somebody are told by the index alone: a page of people asks for those of fifty, whose rows lie all over the table.
create index unit_membership_of_person_index on unit_membership (person, unit) include (is_default);
drop index unit_membership_person_index;
