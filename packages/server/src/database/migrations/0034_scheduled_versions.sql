-- A version that is published and holds from a later moment on.
alter table legal_version drop constraint legal_version_state_check;
alter table legal_version add constraint legal_version_state_check check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'SUPERSEDED'));
alter table legal_version add constraint legal_version_scheduled_check check (state <> 'SCHEDULED' or valid_from is not null);
create unique index legal_version_scheduled_index on legal_version (document) where state = 'SCHEDULED';

-- How a version stands at a moment, whatever was written down last: once its moment has come a scheduled one is in force and
-- the one before it superseded, without anybody writing it. `next_from` is when the scheduled one of the document begins.
create function legal_standing(state text, valid_from timestamptz, next_from timestamptz, at timestamptz) returns text language sql immutable as $$
  select case
    when state = 'SCHEDULED' and valid_from <= at then 'PUBLISHED'
    when state = 'PUBLISHED' and next_from <= at then 'SUPERSEDED'
    else state end
$$;

-- The versions as they stand now: what asks for a state reads it here.
create view legal_version_now as
  select v.uuid, v.document, v.number, v.texts, v.hash, v.is_major, v.change_note, v.valid_from, v.published_at, v.published_by, v.revision,
    legal_standing(v.state, v.valid_from,
      (select next.valid_from from legal_version next where next.document = v.document and next.state = 'SCHEDULED'), now()) as state
  from legal_version v;

-- Words that people may have decided about stay. One whose moment has not come nobody could decide about: it may become a draft
-- again, begin at another moment, or be put away; its words stay even so.
create or replace function refuse_other_words() returns trigger language plpgsql as $$
declare
  is_waiting constant boolean := old.state = 'SCHEDULED' and old.valid_from > clock_timestamp();
begin
  if (new.uuid, new.document, new.number, new.texts) is distinct from (old.uuid, old.document, old.number, old.texts)
    or (not (is_waiting and new.state = 'DRAFT') and (new.hash, new.is_major, new.change_note, new.published_at)
      is distinct from (old.hash, old.is_major, old.change_note, old.published_at))
    or (not is_waiting and (new.valid_from is distinct from old.valid_from or new.state = 'DRAFT'))
    or (new.state = 'SCHEDULED' and old.state <> 'SCHEDULED')
    or (old.state = 'SUPERSEDED' and new.state <> 'SUPERSEDED') then
    raise exception 'A published version is never changed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
