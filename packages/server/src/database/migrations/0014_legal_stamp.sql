-- Whether everybody's agreement has to be looked at again: counts up with every change of what is asked of whom.

create table legal_stamp (
  is_only boolean primary key default true check (is_only),
  stamp bigint not null default 0
);
insert into legal_stamp default values;

create function count_legal_stamp() returns trigger language plpgsql as $$
begin
  update legal_stamp set stamp = stamp + 1;
  return null;
end $$;

create trigger legal_document_stamped after insert or update or delete on legal_document
  for each statement execute function count_legal_stamp();
-- A draft asks nobody.
create trigger legal_version_stamped after update on legal_version
  for each row when (old.state is distinct from new.state) execute function count_legal_stamp();
-- Who takes back what they agreed to is asked again, wherever they are signed in.
create trigger consent_stamped after insert on consent
  for each row when (new.decision <> 'ACCEPTED') execute function count_legal_stamp();

create index consent_decision_index on consent (decision, at, uuid);
create index consent_version_index on consent (version, decision);
