-- Whoever is in three units or more is found by no path: each member of a unit is asked, without reading the row of those who are.
create index person_place_scattered_person_index on person_place (person) where is_scattered;
