-- When each schedule last looked whether it has something to do: what finds nothing begins no job, and would else look as if it stood still.
create table schedule_look (
  kind text primary key,
  looked_at timestamptz not null
);
