-- The pages a help article is for, as the app's route table writes them (decision 0069); none means no page in particular.
alter table legal_document add column screens text[] not null default '{}',
  add constraint legal_document_screens_check check (kind = 'HELP' or screens = '{}');
