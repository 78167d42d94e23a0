import type { PoolClient } from 'pg'
import { pseudonym } from '../users/person/pseudonym.ts'

// Rows that led to nobody are found by what tells people apart, in the columns that were said to hold it.
const find = `
  create temporary table forgotten_row on commit drop as
  with gone as (select uuid, username, email, external_id from person where uuid = any($1::uuid[]))
  select r.import_job, r.number, r.object as person, r.cells from import_row r where r.object = any($1::uuid[])
  union
  select r.import_job, r.number, (r.traces ->> 'person')::uuid, r.cells from import_row r where r.traces ->> 'person' = any($1::uuid[]::text[])
  union
  select r.import_job, r.number, g.uuid, r.cells
  from import_job t cross join lateral unnest(t.headers) with ordinality as h(header, place)
    cross join lateral (
      select uuid, case t.mapping -> h.header ->> 'field' when 'USERNAME' then username when 'EMAIL' then email when 'EXTERNAL_ID' then external_id end as value
      from gone
    ) g
    join import_row r on r.import_job = t.uuid and (r.action is null or r.action = 'ERROR') and lower(trim(r.cells[h.place])) = lower(g.value)
  where t.kind <> 'UNITS' and t.cleared_at is null`

const withoutValues = (errors: string): string =>
  `(select coalesce(jsonb_agg(f || '{"value": null, "hint": null}'), '[]') from jsonb_array_elements(r.${errors}) f)`

const steps = [
  // Without the revision that was written, undoing leaves the row alone and lists it.
  `update import_row r set cells = array_fill(''::text, array[cardinality(r.cells)]), name = ${pseudonym('f.person')},
     before = case when r.before is not null then '{}'::jsonb end, after = case when r.after is not null then '{}'::jsonb end,
     errors = ${withoutValues('errors')}, warnings = ${withoutValues('warnings')}, written_revision = null
   from forgotten_row f where r.import_job = f.import_job and r.number = f.number`,
  `update import_job t set mapping = (
       select jsonb_object_agg(m.key, m.value || jsonb_build_object('samples', (
         select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements_text(m.value -> 'samples') s where s <> all(f.cells))))
       from jsonb_each(t.mapping) m)
   from (select import_job, array_agg(left(trim(cell), 80)) as cells from forgotten_row, unnest(cells) cell group by import_job) f
   where t.uuid = f.import_job and t.mapping is not null and t.mapping <> '{}'`,
  // The file has no place any more, so the next cleaning removes it from the store.
  `update upload set taken_at = null, released_at = now() - interval '1 day'
   where taken_at is not null and file in (select j.file from import_job j join forgotten_row f on f.import_job = j.uuid)`,
  `drop table forgotten_row`,
]

/**
 * Takes away what files said of people, in the transaction of `client` and while it is still known who they are: the values of
 * their rows, samples and the files themselves. That there was a row, and what it came to, stays under the pseudonym.
 */
export async function forgetPeople(client: PoolClient, people: readonly string[]): Promise<void> {
  await client.query(find, [people])
  for (const step of steps) await client.query(step)
}
