-- People who may be there twice, and what becomes of those who were united.

-- How names, addresses and numbers read when spelling does not count: without case, accents, spaces and marks, whichever
-- name stands first; of an address what stands before + and @; of a number no leading zeros.
create function loose_text(value text) returns text language sql immutable parallel safe strict
  return nullif(regexp_replace(public.fold_text(value), '[^[:alnum:]]', '', 'g'), '');
create function loose_number(value text) returns text language sql immutable parallel safe strict
  return nullif(ltrim(public.loose_text(value), '0'), '');

alter table person
  add column name_key text generated always as (
    least(loose_text(given_name), loose_text(family_name)) || ' ' || greatest(loose_text(given_name), loose_text(family_name))
  ) stored,
  add column mail_key text generated always as (loose_text(split_part(split_part(email, '@', 1), '+', 1))) stored,
  add column displayed_key text generated always as (loose_number(displayed_id)) stored,
  add column external_key text generated always as (loose_number(external_id)) stored,
  -- Whether somebody else may be the same person; kept by the triggers below.
  add column has_twin boolean not null default false;
-- With the personnel number, so that who has one is counted from the index alone.
create index person_name_key_index on person (name_key, external_key) where name_key is not null;
create index person_mail_key_index on person (mail_key, external_key) where mail_key is not null;
create index person_displayed_key_index on person (displayed_key) where displayed_key is not null;
create index person_external_key_index on person (external_key) where external_key is not null;
create index person_twin_name_index on person (sort_name, uuid) where has_twin;
create index person_twin_created_index on person (created_at, uuid) where has_twin;
create index person_twin_last_sign_in_index on person (coalesce(last_sign_in_at, 'infinity'::timestamptz), uuid) where has_twin;

-- Two of whom somebody said that they are two people.
create table person_apart (
  one uuid not null references person (uuid) on delete cascade,
  other uuid not null references person (uuid) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (one, other),
  constraint person_apart_order_check check (one < other)
);
create index person_apart_other_index on person_apart (other);

-- Where an address that names somebody who is no row of their own any more leads.
create table person_pointer (
  uuid uuid primary key,
  person uuid not null references person (uuid) on delete cascade,
  created_at timestamptz not null default now(),
  constraint person_pointer_check check (uuid <> person)
);
create index person_pointer_person_index on person_pointer (person);

/*
  The one rule of who may be the same person: the same name, the same address before the @, or the same number, however
  each is written; unless both have a personnel number and these differ, or somebody has said that they are two.
*/
create function twins_of(who uuid) returns table (twin uuid, reasons text[]) language sql stable parallel safe rows 3 as $$
  select o.uuid, array_remove(array[
      case when o.name_key = p.name_key then 'NAME' end,
      case when o.mail_key = p.mail_key then 'ADDRESS' end,
      case when o.displayed_key = p.displayed_key or o.external_key = p.external_key then 'NUMBER' end], null)
  from person p
  cross join lateral (
    select n.uuid from person n where n.name_key = p.name_key
    union select n.uuid from person n where n.mail_key = p.mail_key
    union select n.uuid from person n where n.displayed_key = p.displayed_key
    union select n.uuid from person n where n.external_key = p.external_key) c
  join person o on o.uuid = c.uuid
  where p.uuid = who and o.uuid <> p.uuid
    and (p.external_key is null or o.external_key is null or p.external_key = o.external_key)
    and not exists (select from person_apart a where a.one = least(p.uuid, o.uuid) and a.other = greatest(p.uuid, o.uuid))
$$;

-- Judges everybody anew who has one of these keys, by how many have each: that takes as long for a name of thousands as
-- for one of two. Two who become twins in transactions of the same moment are seen as such with the next change of either.
create function settle_twins(names text[], mails text[], displayed text[], external text[]) returns void language plpgsql as $$
begin
  with touched as materialized (
    select p.uuid, p.name_key, p.mail_key, p.displayed_key, p.external_key, p.has_twin from person p
    where p.name_key = any(names) or p.mail_key = any(mails) or p.displayed_key = any(displayed) or p.external_key = any(external)
  ), by_name as (
    select p.name_key as key, count(*) as people, count(*) filter (where p.external_key is null) as free
    from person p where p.name_key in (select t.name_key from touched t) group by 1
  ), by_mail as (
    select p.mail_key as key, count(*) as people, count(*) filter (where p.external_key is null) as free
    from person p where p.mail_key in (select t.mail_key from touched t) group by 1
  ), by_displayed as (
    select p.displayed_key as key, count(*) as people, count(*) filter (where p.external_key is null) as free
    from person p where p.displayed_key in (select t.displayed_key from touched t) group by 1
  ), by_external as (
    select p.external_key as key, count(*) as people
    from person p where p.external_key in (select t.external_key from touched t) group by 1
  ), judged as (
    select t.uuid, t.has_twin, case
        when exists (select from person_apart a where a.one = t.uuid or a.other = t.uuid) then exists (select from twins_of(t.uuid))
        when e.people > 1 then true
        when t.external_key is null then greatest(n.people, m.people, d.people) > 1
        else greatest(n.free, m.free, d.free) > 0
      end is true as is_one
    from touched t
    left join by_name n on n.key = t.name_key left join by_mail m on m.key = t.mail_key
    left join by_displayed d on d.key = t.displayed_key left join by_external e on e.key = t.external_key
  )
  update person p set has_twin = j.is_one from judged j where p.uuid = j.uuid and j.is_one <> j.has_twin;
end $$;

create function find_twins() returns trigger language plpgsql as $$
begin
  perform settle_twins(array_agg(distinct name_key), array_agg(distinct mail_key), array_agg(distinct displayed_key),
    array_agg(distinct external_key)) from changed;
  return null;
end $$;
create trigger people_twinned_by_insert after insert on person referencing new table as changed
  for each statement execute function find_twins();
create trigger people_twinned_by_delete after delete on person referencing old table as changed
  for each statement execute function find_twins();

create function find_changed_twins() returns trigger language plpgsql as $$
declare names text[]; mails text[]; displayed text[]; external text[];
begin
  -- As sets, not as a join: nothing is known of how many rows were changed, and a plan made for one would be kept for thousands.
  select array_agg(k.name_key), array_agg(k.mail_key), array_agg(k.displayed_key), array_agg(k.external_key)
  into names, mails, displayed, external
  from (
    (select uuid, name_key, mail_key, displayed_key, external_key from gone
      except select uuid, name_key, mail_key, displayed_key, external_key from changed)
    union all
    (select uuid, name_key, mail_key, displayed_key, external_key from changed
      except select uuid, name_key, mail_key, displayed_key, external_key from gone)
  ) k;
  if names is not null then
    perform settle_twins(names, mails, displayed, external);
    -- Who has no key left, such as somebody anonymised, is in none of these.
    update person p set has_twin = false from changed c
    where p.uuid = c.uuid and p.has_twin and coalesce(p.name_key, p.mail_key, p.displayed_key, p.external_key) is null;
  end if;
  return null;
end $$;
create trigger people_twinned_by_update after update on person referencing old table as gone new table as changed
  for each statement execute function find_changed_twins();

select settle_twins(array_agg(distinct name_key), array_agg(distinct mail_key), array_agg(distinct displayed_key),
  array_agg(distinct external_key)) from person;
