-- Videos, captions and files of pages. The name, by which blocks mean a file, is that of its upload; copies of a version
-- share it, as they share the bytes.
alter table medium_file add column attachment uuid,
  add constraint medium_file_attachment_check check (attachment is null or purpose = 'ATTACHMENT');
