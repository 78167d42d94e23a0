-- How often in a row a process died while it worked on a step of a job; a step that ends sets it back to zero. A job is
-- at work while a process does a step of it.
alter table job
  add column deaths int not null default 0,
  add column is_at_work boolean not null default false;
