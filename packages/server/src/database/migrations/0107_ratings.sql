/*
  Ratings: stars and a comment of one person on one medium. The mean of the published ones is kept at the medium, so that
  lists of media read it without counting.
*/
create table rating (
  -- Random, not by time: authors see it, and the moment of an anonymous rating could tell who gave it.
  uuid uuid primary key default gen_random_uuid(),
  person uuid not null references person (uuid),
  medium uuid not null references medium (uuid) on delete cascade,
  stars int not null check (stars between 1 and 5),
  comment text check (length(comment) between 1 and 2000),
  -- Authors do not see the name.
  is_anonymous boolean not null default false,
  state text not null default 'PUBLISHED' check (state in ('PUBLISHED', 'WITHDRAWN')),
  rated_at timestamptz not null default now(),
  -- The day of `rated_at`, which is all that authors see of it.
  rated_on date not null default installation_day(now()),
  updated_at timestamptz not null default now(),
  revision int not null default 1,
  unique (person, medium)
);
create index rating_person_index on rating (person, rated_at, uuid);
create index rating_medium_index on rating (medium, rated_on, uuid) where state = 'PUBLISHED';

-- Media that a person does not want to be asked about.
create table rating_dismissal (
  person uuid references person (uuid) on delete cascade,
  medium uuid references medium (uuid) on delete cascade,
  primary key (person, medium)
);
create index rating_dismissal_medium_index on rating_dismissal (medium);

-- The page of media that wait for a rating reads a person's completed enrolments, the latest first.
create index enrolment_completed_index on enrolment (person, completed_at, uuid) where completed_at is not null;

create function sum_ratings() returns trigger language plpgsql as $$
declare
  stars int := 0;
  ratings int := 0;
begin
  if tg_op in ('UPDATE', 'DELETE') and old.state = 'PUBLISHED' then
    stars := stars - old.stars;
    ratings := ratings - 1;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.state = 'PUBLISHED' then
    stars := stars + new.stars;
    ratings := ratings + 1;
  end if;
  if stars <> 0 or ratings <> 0 then
    update medium set rating_sum = rating_sum + stars, rating_count = rating_count + ratings
    where uuid = coalesce(new.medium, old.medium);
  end if;
  return null;
end $$;
create trigger rating_summed after insert or delete or update of stars, state on rating
  for each row execute function sum_ratings();

-- Of a person who is anonymised the stars stay, and what they wrote goes.
create function anonymise_ratings() returns trigger language plpgsql as $$
begin
  update rating set is_anonymous = true, comment = null, revision = revision + 1 where person = new.uuid;
  delete from rating_dismissal where person = new.uuid;
  return null;
end $$;
create trigger person_ratings_anonymised after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function anonymise_ratings();
