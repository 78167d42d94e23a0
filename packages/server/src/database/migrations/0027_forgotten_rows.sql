-- What imports of memberships said of somebody, who may be forgotten.
create index import_row_person_index on import_row ((traces ->> 'person')) where traces ->> 'person' is not null;
