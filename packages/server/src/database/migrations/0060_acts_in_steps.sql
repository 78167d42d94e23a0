-- The steps of one act on a unit are told as one in its history: they are found by what they come from, where all of the unit were read.
create index audit_event_origin_index on audit_event (origin, object) where origin is not null;
