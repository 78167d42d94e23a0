/*
  One way to compare text in searches. `fold_text` and `search_words` follow packages/ui/src/locale/fold.ts; a test compares
  them over every character. What is typed is folded once; a stored name is indexed in each of its spellings, so every word of
  a search stays one pattern for the trigram index.
*/
-- Not strict: PostgreSQL inlines no strict function with a case, and called as a function it takes fifteen times as long.
create or replace function fold_text(value text) returns text language sql immutable parallel safe
  return case when octet_length(value) = length(value) then translate(lower(value collate "C"), '"''`-', '') collate "und-x-icu"
    else normalize(replace(replace(replace(replace(translate(regexp_replace(
      lower(normalize(regexp_replace(value,
        '[\u00AD\u00B4\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF]',
        '', 'g'), NFKD) collate "und-x-icu"),
      '[\u0300-\u036F\u0483-\u0487\u0591-\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08CA-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F"''`\u00AB\u00BB\u02B9-\u02BF\u02C8\u02EE\u055A\u05F3\u05F4\u2018-\u201F\u2032-\u2037\u2039\u203A\uA78B\uA78C\u00B7\u058A\u1806\u2010-\u2015\u2027\u2043\u2212\u2E17\u2E3A\u2E3B\u30A0\u30FB-]',
      '', 'g'),
      'łøđðħŧıŋĸəɛɔɓɗƙƴςґٱىیکةہەھךםןףץ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'loddhtinkeeobdkyσгاييكههههכמנפצ01234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) end;

create function search_words(value text) returns text language plpgsql immutable parallel safe strict as $$
declare
  folded text := public.fold_text(value);
  expanded text := folded;
  collapsed text := regexp_replace(folded, '(a)[ae]|(o)e|(?<![aeq])(u)e|(d)j', '\1\2\3\4', 'g');
  spaces constant text := E' \t\r\n.,/()';
  spelling text;
  spellings text[] := array[folded];
begin
  -- Most names have one spelling.
  if octet_length(value) = length(value) and collapsed = folded and translate(folded, spaces, '') = folded then return folded; end if;
  if octet_length(value) <> length(value) then
    expanded := public.fold_text(replace(replace(replace(replace(replace(replace(
      lower(normalize(value, NFC) collate "und-x-icu"), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe'), 'đ', 'dj'));
  end if;
  foreach spelling in array array[expanded, collapsed, translate(folded, spaces, ''), translate(expanded, spaces, ''), translate(collapsed, spaces, '')] loop
    if spelling <> all (spellings) then spellings := spellings || spelling; end if;
  end loop;
  return array_to_string(spellings, ' ');
end $$;

/*
  A person by their names in every spelling, and by what else names them. Names in Chinese, Japanese and Korean script are
  written without a space, family name first or last.
*/
create function person_search_words(given text, family text, others text) returns text language sql immutable parallel safe
  return coalesce(public.search_words(given), '') || ' ' || coalesce(public.search_words(family), '') || ' '
    || case when given || family ~ '^[\u2E80-\u30FF\u3130-\u318F\u31F0-\u31FF\u3400-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF]+$'
      then public.fold_text(family || given) || ' ' || public.fold_text(given || family) || ' ' else '' end
    || coalesce(public.fold_text(others), '');
