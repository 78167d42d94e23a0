-- Who of a unit itself is found by no path: each of its members is asked, without reading the row of whoever is.
create index person_place_scattered_person_index on person_place (person) where is_scattered;
