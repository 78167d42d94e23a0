-- The answers to one version in the order of the list, however few of all they are.
create index consent_version_page_index on consent (version, at, uuid);
