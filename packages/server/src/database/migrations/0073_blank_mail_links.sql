-- Links with a secret leave a mail once it was sent, or can be sent no more. A mail without its link is not sent again.
alter table outbox_mail add column is_link_removed boolean not null default false;

create function blank_mail_links(body text, locale text) returns text language sql immutable as $$
  select regexp_replace(body, 'https?://[^[:space:]]+/oidc/[a-z-]+/[A-Za-z0-9_-]{16,}',
    case left(locale, 2) when 'de' then '[Link entfernt]' when 'sw' then '[Kiungo kimeondolewa]' else '[Link removed]' end, 'g')
$$;

update outbox_mail set body = blank_mail_links(body, locale), is_link_removed = true
where state in ('SENT', 'SUPPRESSED') and body <> blank_mail_links(body, locale);
