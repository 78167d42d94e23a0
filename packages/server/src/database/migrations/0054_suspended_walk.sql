/*
  Whoever was invited has never signed in and stands behind everybody in that order: so the suspended by when they last signed
  in, the latest first, are walked among themselves.
*/
create index person_place_suspended_signed_in_index on person_place (signed_in_at, person) include (above, status, created_at, roles, locale)
  where status = 'SUSPENDED';
