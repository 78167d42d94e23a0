-- The year somebody was born in, for minors alone: no more of their birthday is kept. It never lies in the future, which the
-- rules of the application know; here is what no clock decides.
alter table person add column birth_year smallint check (birth_year between 1900 and 2999);
