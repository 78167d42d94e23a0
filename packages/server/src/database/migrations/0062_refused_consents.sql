-- Whoever did not accept, by the person: few did not, and with a common text the consents of thousands of people were read for these.
create index consent_refused_index on consent (person) where decision <> 'ACCEPTED';
analyze consent;
