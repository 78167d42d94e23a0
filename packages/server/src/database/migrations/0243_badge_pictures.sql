/*
  Uploaded images of badges: PNGs of 512 × 512 pixels, made from what was sent, so that nothing in them can act. `image` of a badge version
  names one as "picture"; a published version keeps it. docs/badges.md.
*/
create table badge_picture (
  uuid uuid primary key default gen_random_uuid(),
  content bytea not null check (octet_length(content) <= 1048576),
  created_at timestamptz not null default now()
);
create index badge_version_picture_index on badge_version ((image ->> 'picture')) where image ? 'picture';
