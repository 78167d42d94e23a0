/*
  The trigram index knows letters beyond ASCII only in databases whose ctype does, and no word of fewer than three letters.
  Names in Greek, Cyrillic, Arabic or Chinese script are found by their letters and by each two that stand side by side.
*/
create function letter_pairs(content text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  run text[];
  letters text[];
  pairs text[] := '{}';
begin
  -- Most texts are ASCII once they are folded.
  if octet_length(content) = length(content) then return pairs; end if;
  for run in select regexp_matches(content, '[^\u0001-\u007F]+', 'g') loop
    letters := string_to_array(run[1], null);
    pairs := pairs || letters;
    for place in 2 .. cardinality(letters) loop
      pairs := pairs || (letters[place - 1] || letters[place]);
    end loop;
  end loop;
  return array(select distinct unnest(pairs));
end $$;
create index person_letters_index on person using gin (letter_pairs(search_text));
