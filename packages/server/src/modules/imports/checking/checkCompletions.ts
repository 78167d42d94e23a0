import type { PoolClient } from 'pg'
import type { CheckedRow, CheckRules, FieldValues } from '../importTypes.ts'
import { findPeople } from './checkUsers.ts'
import { eachBatch, markDuplicates, markRepeated, writeCheckedRows } from './stage.ts'
import { RowErrors, isTorn, refuse, type StagedRow } from './stagedRow.ts'

interface StagedCompletion extends StagedRow {
  readonly person: string | null
  readonly personName: string | null
  readonly isManaged: boolean
  readonly medium: string | null
  readonly title: string | null
  /** How many media have the title. */
  readonly mediaCount: number | null
  /** The cycle that was completed on that day. */
  readonly object: string | null
  readonly revision: number | null
  /** Whether a later cycle, or one that is not finished, stands in the way. */
  readonly isBlocked: boolean
  readonly isLater: boolean
  /** Days since 1970, for the order of the cycles. */
  readonly day: number | null
}

/** Cycles of a person and a medium that a completion on a day cannot be put before. */
export const blockingCycle = (person: string, medium: string, day: string): string =>
  `exists (select from enrolment e where e.person = ${person} and e.medium = ${medium} and e.is_latest and e.access <> 'CLOSED'
    and (e.completed_at is null or installation_day(e.completed_at) > ${day}))`

const select = `select s.number, s.values, s.errors, s.misread, s.repeated, s.duplicates, s.holders, s.person, s.medium, s.media_count as "mediaCount",
    m.title, e.uuid as object, e.revision, d.day - date '1970-01-01' as day, coalesce(d.day > installation_day(), false) as "isLater",
    coalesce(nullif(trim(concat_ws(' ', p.given_name, p.family_name)), ''), p.username, p.email) as "personName",
    ($1::text is null or p.uuid in (select o.person from unit_membership o where o.unit in (select managed_unit($1)))) as "isManaged",
    ${blockingCycle('s.person', 's.medium', 'd.day')} as "isBlocked"
  from import_stage s left join person p on p.uuid = s.person left join medium m on m.uuid = s.medium
    cross join lateral (select (s.values ->> 'COMPLETED_ON')::date as day) d
    left join lateral (select o.uuid, o.revision from enrolment o where o.person = s.person and o.medium = s.medium
      and installation_day(o.completed_at) = d.day order by o.cycle desc limit 1) e on true
  where ($2::int[] is null or s.number = any($2) or s.repeated <> '{}' or s.duplicates is not null)`

// By its uuid, else by its title in any of its languages; the case of letters and accents do not matter.
const findMedia = `update import_stage s set medium = f.medium, media_count = f.media_count
  from (
    select o.number, (array_agg(m.uuid order by m.uuid))[1] as medium, count(m.uuid)::int as media_count
    from import_stage o join medium m on m.uuid::text = lower(o.values ->> 'MEDIUM')
      or exists (select from jsonb_each_text(m.titles) t where fold_text(t.value) = fold_text(o.values ->> 'MEDIUM'))
    group by o.number
  ) f where f.number = s.number`

function checkReferences(rules: CheckRules, row: StagedCompletion, errors: RowErrors): void {
  const { matchBy } = rules.options
  const { values } = row
  if (values[matchBy] === undefined) {
    if (!errors.has(matchBy)) errors.add('REQUIRED', matchBy)
  } else if (row.person === null) errors.add('UNKNOWN', matchBy)
  else if (!row.isManaged) errors.add('OUT_OF_SCOPE', matchBy)
  if (values.MEDIUM === undefined) {
    if (!errors.has('MEDIUM')) errors.add('REQUIRED', 'MEDIUM')
  } else if (row.medium === null) errors.add('UNKNOWN', 'MEDIUM')
  else if (row.mediaCount !== 1) errors.add('AMBIGUOUS', 'MEDIUM')
}

function checkDays(row: StagedCompletion, errors: RowErrors): void {
  const { COMPLETED_ON, VALID_UNTIL } = row.values
  if (COMPLETED_ON === undefined || COMPLETED_ON === null) {
    if (!errors.has('COMPLETED_ON')) errors.add('REQUIRED', 'COMPLETED_ON')
    return
  }
  if (row.isLater) errors.add('IN_THE_FUTURE', 'COMPLETED_ON')
  if (VALID_UNTIL !== undefined && VALID_UNTIL !== null && VALID_UNTIL < COMPLETED_ON)
    errors.add('WRONG_ORDER', 'VALID_UNTIL')
  if (row.isBlocked && row.object === null) errors.add('WRONG_STATE', 'COMPLETED_ON')
}

function checkCompletionRow(rules: CheckRules, row: StagedCompletion): CheckedRow {
  const errors = new RowErrors(rules, row)
  if (isTorn(row)) return refuse(row, errors, null)
  checkReferences(rules, row, errors)
  checkDays(row, errors)
  const person = (row.isManaged ? row.personName : null) ?? row.values[rules.options.matchBy]
  const name = [person, row.title ?? row.values.MEDIUM].filter(Boolean).join(' · ') || null
  if (errors.errors.length > 0) return refuse(row, errors, name)
  const { object, revision, number } = row
  const found = { number, name, before: {}, errors: [], warnings: errors.warnings }
  // What is known already stays as it is.
  if (object !== null) return { ...found, action: 'UNCHANGED', object, after: {}, revision }
  const { COMPLETED_ON, VALID_UNTIL, SCORE, CERTIFICATE } = row.values
  const after: FieldValues = {
    MEDIUM: row.title,
    COMPLETED_ON: COMPLETED_ON ?? null,
    CERTIFICATE: CERTIFICATE ?? 'false',
    ...(VALID_UNTIL === undefined ? {} : { VALID_UNTIL }),
    ...(SCORE === undefined ? {} : { SCORE }),
  }
  return {
    ...found,
    action: 'CREATE',
    object: null,
    after,
    revision: null,
    // Earlier days first: they are earlier cycles.
    rank: row.day ?? 0,
    traces: { person: row.person, medium: row.medium },
  }
}

/** The dry run of what people completed before; of `numbers` alone, and what hangs together with others, where they are given. */
export async function checkCompletions(
  client: PoolClient,
  rules: CheckRules,
  numbers: readonly number[] | null,
): Promise<void> {
  await findPeople(client, rules, 'person')
  await client.query(findMedia)
  await markDuplicates(client)
  await markRepeated(
    client,
    'COMPLETED_ON',
    `case when person is not null and medium is not null then person::text || medium::text || (values ->> 'COMPLETED_ON') end`,
  )
  await eachBatch<StagedCompletion>(client, select, [rules.manager, numbers], (rows) =>
    writeCheckedRows(
      client,
      rules,
      rows.map((row) => checkCompletionRow(rules, row)),
    ),
  )
}
