/*
  News and messages. News is for an audience that is asked anew each time, so that people who join later see it too. A message
  goes to the people whom its list found when it was sent. docs/communication.md has the rules.
*/
create table news (
  uuid uuid primary key,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  -- {"en": {"title", "body"}, ...}; the main language stands in where the reader's is missing.
  texts jsonb not null default '{}',
  main_locale text not null check (main_locale in ('en', 'de', 'sw')),
  -- None: all roles.
  audience_roles text[] not null default '{}'
    check (audience_roles <@ array['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']::text[]),
  -- None: everybody.
  audience_units uuid[] not null default '{}',
  with_subunits boolean not null default true,
  -- First and last day, by the clocks of the installation. Null: at once, without an end.
  publish_from date,
  publish_until date,
  is_pinned boolean not null default false,
  must_confirm boolean not null default false,
  created_by uuid references person (uuid),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  -- When its audience was notified.
  announced_at timestamptz,
  revision int not null default 1,
  search_text text not null generated always as (fold_text(coalesce(texts -> 'en' ->> 'title', '') || ' '
    || coalesce(texts -> 'de' ->> 'title', '') || ' ' || coalesce(texts -> 'sw' ->> 'title', ''))) stored,
  constraint news_days_check check (publish_from <= publish_until),
  constraint news_published_check check (state = 'DRAFT' or published_at is not null)
);
create index news_created_index on news (created_at, uuid);
create index news_published_index on news (published_at) where state = 'PUBLISHED';
create index news_announce_index on news (published_at) where state = 'PUBLISHED' and announced_at is null;

-- When it is seen first; null for a draft.
create function news_visible_from(published_at timestamptz, publish_from date) returns timestamptz language sql stable as $$
  select case when publish_from is null then published_at
    else greatest(published_at, day_end(publish_from - 1, installation_zone())) end
$$;

-- DRAFT, SCHEDULED, PUBLISHED, EXPIRED or ARCHIVED: the one place where it is decided.
create function news_state(state text, published_at timestamptz, publish_from date, publish_until date, moment timestamptz)
returns text language sql stable as $$
  select case
    when state <> 'PUBLISHED' then state
    when news_visible_from(published_at, publish_from) > moment then 'SCHEDULED'
    when publish_until is not null and day_end(publish_until, installation_zone()) <= moment then 'EXPIRED'
    else 'PUBLISHED'
  end
$$;

create table news_receipt (
  news uuid not null references news (uuid) on delete cascade,
  person uuid not null references person (uuid) on delete cascade,
  read_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (news, person)
);
create index news_receipt_person_index on news_receipt (person);

create table message (
  uuid uuid primary key,
  -- Null once the sender was anonymised.
  sender uuid references person (uuid),
  subject text not null check (length(subject) between 1 and 160),
  body text not null check (length(body) between 1 and 5000),
  -- Whom it was sent to, as it was asked for: {"unit", "withSubunits", "state"}; null for people chosen one by one.
  list jsonb,
  sent_at timestamptz not null default now(),
  -- When its readers were notified.
  announced_at timestamptz
);
create index message_sender_index on message (sender, sent_at, uuid);
create index message_announce_index on message (sent_at) where announced_at is null;

create table message_recipient (
  message uuid not null references message (uuid) on delete cascade,
  person uuid not null references person (uuid) on delete cascade,
  -- That of the message: the inbox of a person is read by it.
  sent_at timestamptz not null,
  read_at timestamptz,
  primary key (message, person)
);
create index message_recipient_inbox_index on message_recipient (person, sent_at, message);

alter table notification_preference drop constraint notification_preference_event_group_check;
alter table notification_preference add constraint notification_preference_event_group_check
  check (event_group in ('LEARNING', 'MANAGING', 'PROOFS', 'NEWS', 'MESSAGES'));

-- Of a person who is anonymised nothing stays that they read, got or wrote.
create function anonymise_communication() returns trigger language plpgsql as $$
begin
  delete from news_receipt where person = new.uuid;
  delete from message_recipient where person = new.uuid;
  update message set sender = null where sender = new.uuid;
  update news set created_by = null where created_by = new.uuid;
  return null;
end $$;
create trigger person_communication_anonymised after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function anonymise_communication();
