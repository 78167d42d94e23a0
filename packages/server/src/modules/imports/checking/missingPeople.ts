import type { PoolClient } from 'pg'
import type { CheckRules } from '../importTypes.ts'

/** The rank of people who are missing in the file: they come last. */
const lastRank = 1_000_000

/*
  Whoever has a name or number that stands anywhere in the file is not missing in it, even where their row has an error.
  Nobody switches themselves off, and a manager nobody who has more rights than a learner.
*/
const insert = `insert into import_row (import_job, number, cells, action, object, name, before, after, checked_revision, rank)
  select $1, (-row_number() over (order by p.sort_name, p.uuid))::int, '{}', 'DEACTIVATE', p.uuid,
    coalesce(nullif(trim(concat_ws(' ', p.given_name, p.family_name)), ''), p.username, p.email), '{"STATUS": "ACTIVE"}',
    '{"STATUS": "SUSPENDED"}', p.revision, ${lastRank}
  from person p
  where p.source = 'IMPORT' and p.status in ('ACTIVE', 'INVITED') and p.uuid <> $3
    and ($4 or p.roles <@ array['LEARNER'])
    and exists (select from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = p.uuid and a.ancestor = $2)
    and not exists (select from import_stage s where s.object = p.uuid)
    and not exists (select from import_stage s where s.external_id = p.external_id)
    and not exists (select from import_stage s where s.username = lower(p.username))
    and not exists (select from import_stage s where s.email = lower(p.email))`

/** Adds a row for each person who is in the chosen unit, came by import and is missing in the file, if that is wanted. */
export async function addMissing(client: PoolClient, rules: CheckRules): Promise<void> {
  await client.query('delete from import_row where import_job = $1 and number < 0', [rules.import])
  const { missing, missingUnit } = rules.options
  if (missing !== 'DEACTIVATE' || missingUnit === null || rules.kind !== 'USERS') return
  await client.query(insert, [rules.import, missingUnit, rules.owner, rules.manager === null])
}

/** How many active people the brake counts from: those who came by import, where it looks, and all whom it would switch off. */
export async function countActive(client: PoolClient, rules: CheckRules): Promise<number> {
  if (rules.kind !== 'USERS') return 0
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from person p
     where p.status in ('ACTIVE', 'INVITED') and (
       (p.source = 'IMPORT'
         and ($2::uuid is null or exists (select from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = p.uuid and a.ancestor = $2))
         and ($3::text is null or p.uuid in (select m.person from unit_membership m where m.unit in (select managed_unit($3)))))
       or p.uuid in (select object from import_row where import_job = $1 and action = 'DEACTIVATE'))`,
    [rules.import, rules.options.missing === 'DEACTIVATE' ? rules.options.missingUnit : null, rules.manager],
  )
  return rows[0]?.count ?? 0
}
