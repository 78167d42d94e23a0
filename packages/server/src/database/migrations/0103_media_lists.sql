/*
  Search over media by the titles of all languages, and one draft beside the published version of a medium.
*/
create function local_texts(texts jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(t.value, ' ' order by t.key), '') from jsonb_each_text(texts) t
$$;
alter table medium add column search_text text not null generated always as (public.fold_text(public.local_texts(titles))) stored;
create index medium_search_index on medium using gin (search_text gin_trgm_ops);
create index medium_responsible_index on medium (responsible) where responsible is not null;
create unique index medium_version_draft_index on medium_version (medium) where published_at is null;
create unique index course_item_course_medium_index on course_item (course, medium);
