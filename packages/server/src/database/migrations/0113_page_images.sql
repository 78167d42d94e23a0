-- Pictures of pages: an upload becomes a medium_file of purpose IMAGE, and its row goes.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check
  check (kind in ('LOGO', 'AVATAR', 'IMPORT', 'LEGAL_TEXT', 'MEDIUM', 'PAGE_IMAGE'));
