/*
  Search in the catalogue. `medium_search` has one row a medium with its text as searches read it; triggers keep it. Synonyms
  are terms with the same meaning in any language. Recommendations that a person dismissed are kept.
*/
create table search_synonym (
  -- Terms of one meaning stand for each other.
  meaning text not null,
  term text not null check (length(term) between 2 and 80),
  folded text not null generated always as (public.fold_text(term)) stored,
  primary key (meaning, term)
);
create index search_synonym_folded_index on search_synonym (folded);

create table medium_search (
  medium uuid primary key references medium (uuid) on delete cascade,
  -- Titles of all languages in every spelling, folded; a blank before and after each word.
  title text not null,
  -- Titles, tags, names of categories, summaries and goals, in the same way.
  words text not null,
  -- Everything, with stems of the language of each text; the text of pages has the least weight.
  document tsvector not null,
  -- When it was first published.
  listed_at timestamptz not null
);
create index medium_search_title_index on medium_search using gin (title gin_trgm_ops);
create index medium_search_words_index on medium_search using gin (words gin_trgm_ops);
create index medium_search_document_index on medium_search using gin (document);
create index medium_search_listed_index on medium_search (listed_at, medium);

-- Every word that a title has or had: a mistyped word is compared with these.
create table search_word (word text primary key);
create index search_word_index on search_word using gin (word gin_trgm_ops);

-- Swahili has no stemmer in PostgreSQL.
create function search_language(locale text) returns regconfig language sql immutable parallel safe as $$
  select case locale when 'en' then 'pg_catalog.english' when 'de' then 'pg_catalog.german' else 'pg_catalog.simple' end::regconfig
$$;

-- Goals are lists, all other texts are strings.
create function text_document(texts jsonb, weight "char") returns tsvector language plpgsql stable as $$
declare
  document tsvector := '';
  text_of record;
begin
  for text_of in select key, value from jsonb_each_text(texts) loop
    document := document || setweight(to_tsvector(search_language(text_of.key), left(text_of.value, 100000)), weight);
  end loop;
  return document;
end $$;

create function refresh_medium_search(media uuid[]) returns void language sql as $$
  insert into medium_search (medium, title, words, document, listed_at)
  select m.uuid, t.title,
    t.title || regexp_replace(' ' || search_words(coalesce(x.tags, '') || ' ' || coalesce(x.categories, '') || ' '
      || local_texts(m.summaries) || ' ' || local_texts(m.goals)) || ' ', E'[\\s.,:;!?()/&+|]+', ' ', 'g'),
    text_document(m.titles, 'A') || setweight(to_tsvector('simple', coalesce(x.tags, '') || ' ' || coalesce(x.categories, '')), 'B')
      || text_document(m.summaries, 'B') || text_document(m.goals, 'B') || text_document(m.descriptions, 'C')
      || text_document(jsonb_build_object(m.main_locale, coalesce(x.page, '')), 'D'),
    coalesce((select min(v.published_at) from medium_version v where v.medium = m.uuid), m.created_at)
  from medium m
  cross join lateral (select regexp_replace(' ' || search_words(local_texts(m.titles)) || ' ', E'[\\s.,:;!?()/&+|]+', ' ', 'g') as title) t
  cross join lateral (select
    (select string_agg(g.tag, ' ') from medium_tag g where g.medium = m.uuid) as tags,
    (select string_agg(local_texts(c.names), ' ') from medium_category mc join category c on c.uuid = mc.category where mc.medium = m.uuid) as categories,
    (select string_agg(b.part #>> '{}', ' ') from medium_version v
      cross join lateral jsonb_path_query(v.content, 'lax $.blocks[*].*') as p (part)
      cross join lateral (select p.part where jsonb_typeof(p.part) = 'string'
        union all select e.part from jsonb_path_query(p.part, 'lax $[*]') as e (part)
          where jsonb_typeof(p.part) = 'array' and jsonb_typeof(e.part) = 'string') as b (part)
      where v.uuid = m.current_version and m.kind = 'PAGE') as page) x
  where m.uuid = any(media)
  on conflict (medium) do update set title = excluded.title, words = excluded.words, document = excluded.document, listed_at = excluded.listed_at;
  insert into search_word (word) select distinct w.word from medium_search s cross join regexp_split_to_table(trim(s.title), ' ') w (word)
    where s.medium = any(media) and length(w.word) between 4 and 60 order by 1
  on conflict do nothing
$$;

create function keep_medium_search() returns trigger language plpgsql as $$
begin
  perform refresh_medium_search(array[new.uuid]);
  return null;
end $$;
create trigger medium_searched after insert or update of titles, summaries, descriptions, goals, current_version on medium
  for each row execute function keep_medium_search();

create function keep_medium_search_of_part() returns trigger language plpgsql as $$
begin
  perform refresh_medium_search(array[case when tg_op = 'DELETE' then old.medium else new.medium end]);
  return null;
end $$;
create trigger medium_tag_searched after insert or update or delete on medium_tag
  for each row execute function keep_medium_search_of_part();
create trigger medium_category_searched after insert or update or delete on medium_category
  for each row execute function keep_medium_search_of_part();

create function keep_medium_search_of_category() returns trigger language plpgsql as $$
begin
  perform refresh_medium_search(array(select medium from medium_category where category = new.uuid));
  return null;
end $$;
create trigger category_searched after update of names on category
  for each row when (old.names is distinct from new.names) execute function keep_medium_search_of_category();

select refresh_medium_search(array(select uuid from medium));

-- Whether completing a medium issues a certificate. No module issues certificates yet; the one that does replaces this.
create function grants_certificate(medium uuid) returns boolean language sql stable parallel safe as $$ select false $$;

create table dismissed_recommendation (
  person uuid not null references person (uuid) on delete cascade,
  medium uuid not null references medium (uuid) on delete cascade,
  at timestamptz not null default now(),
  primary key (person, medium)
);
create index dismissed_recommendation_medium_index on dismissed_recommendation (medium);

insert into search_synonym (meaning, term) values
  ('data protection', 'data protection'), ('data protection', 'GDPR'), ('data protection', 'privacy'),
  ('data protection', 'DSGVO'), ('data protection', 'Datenschutz'), ('data protection', 'ulinzi wa data'), ('data protection', 'faragha'),
  ('protective equipment', 'protective equipment'), ('protective equipment', 'PPE'), ('protective equipment', 'PSA'),
  ('protective equipment', 'Schutzausrüstung'), ('protective equipment', 'vifaa vya kinga'), ('protective equipment', 'vifaa vya kujikinga'),
  ('first aid', 'first aid'), ('first aid', 'first aider'), ('first aid', 'Erste Hilfe'), ('first aid', 'Ersthelfer'),
  ('first aid', 'huduma ya kwanza'),
  ('fire safety', 'fire safety'), ('fire safety', 'fire protection'), ('fire safety', 'Brandschutz'), ('fire safety', 'Feuerschutz'),
  ('fire safety', 'usalama wa moto'), ('fire safety', 'kinga ya moto'),
  ('extinguisher', 'extinguisher'), ('extinguisher', 'Feuerlöscher'), ('extinguisher', 'Löscher'), ('extinguisher', 'kizima moto'),
  ('occupational safety', 'occupational safety'), ('occupational safety', 'workplace safety'), ('occupational safety', 'health and safety'),
  ('occupational safety', 'Arbeitssicherheit'), ('occupational safety', 'Arbeitsschutz'), ('occupational safety', 'usalama kazini'),
  ('phishing', 'phishing'), ('phishing', 'fraudulent email'), ('phishing', 'scam'), ('phishing', 'betrügerische E-Mails'),
  ('phishing', 'ulaghai'), ('phishing', 'utapeli'),
  ('spreadsheet', 'spreadsheet'), ('spreadsheet', 'Excel'), ('spreadsheet', 'Tabellenkalkulation'), ('spreadsheet', 'lahajedwali'),
  ('load securing', 'load securing'), ('load securing', 'cargo securing'), ('load securing', 'Ladungssicherung'), ('load securing', 'kufunga mizigo'),
  ('forklift', 'forklift'), ('forklift', 'lift truck'), ('forklift', 'Gabelstapler'), ('forklift', 'Stapler'), ('forklift', 'Flurförderzeug'),
  ('forklift', 'foklifti'),
  ('anti-corruption', 'corruption'), ('anti-corruption', 'bribery'), ('anti-corruption', 'Korruption'), ('anti-corruption', 'Bestechung'),
  ('anti-corruption', 'rushwa'), ('anti-corruption', 'ufisadi'),
  ('compliance', 'compliance'), ('compliance', 'Regeltreue'), ('compliance', 'uzingatiaji'),
  ('code of conduct', 'code of conduct'), ('code of conduct', 'Verhaltenskodex'), ('code of conduct', 'kanuni za maadili'),
  ('equality', 'equality'), ('equality', 'discrimination'), ('equality', 'AGG'), ('equality', 'Gleichbehandlung'),
  ('equality', 'Diskriminierung'), ('equality', 'ubaguzi'), ('equality', 'usawa'),
  ('money laundering', 'money laundering'), ('money laundering', 'AML'), ('money laundering', 'Geldwäsche'), ('money laundering', 'utakatishaji fedha'),
  ('information security', 'information security'), ('information security', 'cyber security'), ('information security', 'cybersecurity'),
  ('information security', 'IT security'), ('information security', 'IT-Sicherheit'), ('information security', 'Informationssicherheit'),
  ('information security', 'usalama wa taarifa'), ('information security', 'usalama wa mtandao'),
  ('artificial intelligence', 'artificial intelligence'), ('artificial intelligence', 'AI'), ('artificial intelligence', 'Künstliche Intelligenz'),
  ('artificial intelligence', 'KI'), ('artificial intelligence', 'akili mnemba'), ('artificial intelligence', 'akili bandia'),
  ('display work', 'display screen'), ('display work', 'Bildschirmarbeit'), ('display work', 'ergonomics'), ('display work', 'Ergonomie'),
  ('display work', 'ergonomia'),
  ('manual handling', 'manual handling'), ('manual handling', 'lifting'), ('manual handling', 'heben'), ('manual handling', 'kuinua'),
  ('onboarding', 'onboarding'), ('onboarding', 'induction'), ('onboarding', 'Einarbeitung'), ('onboarding', 'Willkommen'), ('onboarding', 'karibu kazini'),
  ('onboarding', 'utambulisho'),
  ('briefing', 'briefing'), ('briefing', 'instruction'), ('briefing', 'Unterweisung'), ('briefing', 'maelekezo'),
  ('working from home', 'working from home'), ('working from home', 'remote work'), ('working from home', 'home office'),
  ('working from home', 'Homeoffice'), ('working from home', 'mobiles Arbeiten'), ('working from home', 'kufanya kazi nyumbani'),
  ('harassment', 'harassment'), ('harassment', 'bullying'), ('harassment', 'Belästigung'), ('harassment', 'Mobbing'), ('harassment', 'unyanyasaji'),
  ('hazardous substances', 'hazardous substances'), ('hazardous substances', 'chemicals'), ('hazardous substances', 'Gefahrstoffe'),
  ('hazardous substances', 'Chemikalien'), ('hazardous substances', 'kemikali'),
  ('hygiene', 'hygiene'), ('hygiene', 'Infektionsschutz'), ('hygiene', 'HACCP'), ('hygiene', 'usafi'),
  ('leadership', 'leadership'), ('leadership', 'Führung'), ('leadership', 'Teamleitung'), ('leadership', 'uongozi'),
  ('appraisal', 'appraisal'), ('appraisal', 'performance review'), ('appraisal', 'Mitarbeitergespräch'), ('appraisal', 'tathmini ya utendaji'),
  ('customer', 'customer service'), ('customer', 'Kundenservice'), ('customer', 'huduma kwa wateja'),
  ('password', 'password'), ('password', 'Passwort'), ('password', 'Kennwort'), ('password', 'nenosiri'), ('password', 'nywila'),
  ('evacuation', 'evacuation'), ('evacuation', 'Evakuierung'), ('evacuation', 'Räumung'), ('evacuation', 'uokoaji'), ('evacuation', 'kuhama jengo'),
  ('driver', 'driver'), ('driver', 'Fahrer'), ('driver', 'dereva'),
  ('vehicle', 'vehicle'), ('vehicle', 'car'), ('vehicle', 'Fahrzeug'), ('vehicle', 'Auto'), ('vehicle', 'gari'),
  ('sustainability', 'sustainability'), ('sustainability', 'Nachhaltigkeit'), ('sustainability', 'uendelevu'),
  ('project management', 'project management'), ('project management', 'Projektmanagement'), ('project management', 'usimamizi wa miradi'),
  ('time management', 'time management'), ('time management', 'Zeitmanagement'), ('time management', 'usimamizi wa muda'),
  ('malaria', 'malaria'), ('malaria', 'homa ya mbu');
