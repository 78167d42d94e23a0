-- Calls of the API per person and minute. Unlogged: counting a call must not wait for a flush to disk, and after a crash
-- the count may begin anew. Counts of failed sign-ins stay in sign_in_limit, which survives a crash.
create unlogged table call_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 50);

create index call_limit_expiry on call_limit (expire);

delete from sign_in_limit where key like 'calls:%';
