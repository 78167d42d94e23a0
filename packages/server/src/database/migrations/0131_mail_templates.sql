/*
  Texts of mails that an administrator changed. Without a row the texts in the code hold. A button label makes an HTML part
  beside the plain text; it is drawn when the mail leaves, from the stored text, so that no secret link is stored twice.
*/
create table mail_template (
  event text primary key,
  is_active boolean not null default true,
  revision int not null default 0,
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid) on delete set null
);
create index mail_template_updated_by_index on mail_template (updated_by) where updated_by is not null;

create table mail_template_text (
  event text not null references mail_template (event) on delete cascade,
  locale text not null check (locale in ('en', 'de', 'sw')),
  subject text not null,
  main text not null,
  extra text not null,
  button text not null,
  primary key (event, locale)
);

alter table outbox_mail
  add column button_label text,
  -- One click ends mails of this kind (RFC 8058); null for mails that cannot be turned off.
  add column unsubscribe_url text;
