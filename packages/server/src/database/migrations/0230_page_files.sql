-- Files of pages to save, such as office documents, are uploaded in parts like those of tasks.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check
  check (kind in ('LOGO', 'AVATAR', 'IMPORT', 'LEGAL_TEXT', 'MEDIUM', 'PAGE_IMAGE', 'CERTIFICATE', 'TASK', 'PAGE_FILE'));
alter table medium_upload drop constraint medium_upload_purpose_check;
alter table medium_upload add constraint medium_upload_purpose_check check (purpose in ('MEDIUM', 'TASK', 'PAGE_FILE'));
