-- Pictures (PNG) of a design: the signature above the name of whoever signs, and a logo in the place of the organisation's.
alter table certificate_version
  add column signature_image bytea,
  add column own_logo bytea;

drop trigger certificate_version_kept on certificate_version;
create trigger certificate_version_kept before update of template, number, layout, main_locale, texts, signatory, signatory_role, place,
    shows_goals, shows_score, validity, validity_months, renewal_days, number_pattern, issuer, colour, logo, signature_image, own_logo,
    published_at or delete
  on certificate_version
  for each row when (old.published_at is not null) execute function keep_certificate_version();
