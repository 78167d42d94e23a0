import type { ImportSortField, SortDirection } from '@somo/graphql/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson } from '../testing/importFixtures.ts'
import { planned } from '../../../database/planned.ts'
import { sameProcessIsolation } from '../../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import type { ImportChoice } from './listConditions.ts'
import { countImports, listImports } from './listStore.ts'
import type { ImportRecord } from '../importStore.ts'

let server: TestServer

// More than a list is looked through before an index is asked, so that what is seldom is found by either.
const many = `with made as (
    insert into job (uuid, kind, payload, state, seen_at, ended_at)
    select gen_random_uuid(), 'import.run', '{}', case n % 3 when 0 then 'FAILED' when 1 then 'CANCELLED' else 'RUNNING' end, now() + interval '1 hour', case when n % 3 < 2 then now() end
    from generate_series(1, 30) n returning uuid
  ), jobs as (select row_number() over (order by uuid) as place, uuid from made)
  insert into import_job (uuid, kind, state, owner, is_everywhere, file_name, file, file_hash, file_bytes, options, row_count, failed, started_at, ended_at, created_at, job)
  select gen_random_uuid(), case when n % 100 = 7 then 'UNITS' else 'USERS' end, case when j.uuid is not null then 'RUNNING' when n % 110 = 9 then 'UPLOADED' else 'DONE' end,
    case when n % 90 = 8 then $2::uuid else $1::uuid end, true, case when n % 130 = 3 then 'Rare ' else 'List ' end || n % 17, 'none', decode(md5(n::text), 'hex'), 10,
    jsonb_build_object('createMissing', true, 'missing', case when n % 120 = 5 then 'DEACTIVATE' else 'NOTHING' end), n % 5, greatest(n % 95 - 90, 0),
    case when n % 110 <> 9 or j.uuid is not null then now() - make_interval(hours => n / 2) end, case when j.uuid is null and n % 110 <> 9 then now() end, now() - make_interval(hours => n), j.uuid
  from generate_series(1, 1300) n left join jobs j on n % 43 = 0 and j.place = n / 43`

/** Some wrote a row, and some ended or stopped longer ago than they may be undone. */
const age = `
  insert into import_row (import_job, number, cells, action, applied_at) select uuid, 2, '{}', 'CREATE', now() from import_job where row_count < 3 and started_at is not null;
  update import_job set ended_at = now() - interval '8 days' where ended_at is not null and row_count = 1;
  update job set ended_at = now() - interval '8 days' where ended_at is not null and uuid in (select job from import_job where row_count = 2)`

const everything: ImportChoice = {
  ownerSubject: null,
  search: null,
  kinds: null,
  modes: null,
  states: null,
  canUndo: null,
  hasErrors: null,
  isOwn: null,
  owner: null,
  startedFrom: null,
  startedUntil: null,
}
const fields = ['CREATED', 'FILE', 'STARTED', 'ROWS', 'FAILED'] as const
const since = new Date(Date.now() - 12 * 24 * 3_600_000).toISOString()
const hasBegun = ({ startedAt }: ImportRecord, isLate: boolean): boolean =>
  startedAt !== null && Date.parse(startedAt) >= Date.parse(since) === isLate

const whole = new Map<ImportSortField, readonly ImportRecord[]>()

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  const owners = [await addPerson(server, 'busy'), await addPerson(server, 'idle')]
  await server.database.pool.query(many, owners)
  await server.database.pool.query(age)
  for (const field of fields) whole.set(field, await readPages(field, 'ASCENDING', everything, 1300))
})
afterAll(() => server.close())

async function readPages(
  field: ImportSortField,
  direction: SortDirection,
  choice: ImportChoice,
  limit: number,
  isBackward = false,
): Promise<ImportRecord[]> {
  const all: ImportRecord[] = []
  for (let from: { value: string; uuid: string } | null = null; ;) {
    const { items, pageInfo } = await listImports(
      planned(server.database.lists),
      { field, direction, limit, isBackward, from },
      choice,
    )
    expect(isBackward ? pageInfo.hasNext : pageInfo.hasPrevious).toBe(from !== null)
    all[isBackward ? 'unshift' : 'push'](...items)
    const last = isBackward ? items[0] : items.at(-1)
    if (last === undefined || !(isBackward ? pageInfo.hasPrevious : pageInfo.hasNext)) return all
    from = { value: last.sortedAt, uuid: last.uuid }
  }
}

it.each<[string, Partial<ImportChoice>, (record: ImportRecord) => boolean]>([
  ['of a kind', { kinds: ['UNITS'] }, ({ kind }) => kind === 'UNITS'],
  ['of a mode', { modes: ['CREATE_UPDATE_DEACTIVATE'] }, ({ mode }) => mode === 'CREATE_UPDATE_DEACTIVATE'],
  ['of what failed, as its job did', { states: ['FAILED'] }, ({ state }) => state === 'FAILED'],
  [
    'of what runs, and not what stopped',
    { states: ['RUNNING', 'UPLOADED'] },
    ({ state }) => state === 'RUNNING' || state === 'UPLOADED',
  ],
  [
    'of what is done, seldom',
    { states: ['DONE'], kinds: ['UNITS'] },
    ({ state, kind }) => state === 'DONE' && kind === 'UNITS',
  ],
  [
    'of what was cancelled or is done',
    { states: ['CANCELLED', 'DONE'], kinds: ['UNITS'] },
    ({ state, kind }) => state !== 'FAILED' && state !== 'RUNNING' && state !== 'UPLOADED' && kind === 'UNITS',
  ],
  ['of what can be undone', { canUndo: true }, ({ undoUntil }) => undoUntil !== null],
  [
    'of what stopped and can be undone',
    { canUndo: true, states: ['FAILED', 'CANCELLED'] },
    ({ undoUntil, state }) => undoUntil !== null && state !== 'DONE',
  ],
  [
    'of what cannot be undone',
    { canUndo: false, states: ['FAILED', 'CANCELLED'] },
    ({ undoUntil, state }) => undoUntil === null && (state === 'FAILED' || state === 'CANCELLED'),
  ],
  ['with errors', { hasErrors: true }, ({ failed }) => failed > 0],
  [
    'without errors, seldom',
    { hasErrors: false, kinds: ['UNITS'] },
    ({ failed, kind }) => failed === 0 && kind === 'UNITS',
  ],
  ['with a text', { search: 'RARE' }, ({ fileName }) => fileName.startsWith('Rare')],
  ['of somebody', { ownerSubject: 'idle' }, ({ ownerSubject }) => ownerSubject === 'idle'],
  ['of all others', { isOwn: { subject: 'busy', is: false } }, ({ ownerSubject }) => ownerSubject === 'idle'],
  [
    'of somebody, with a text',
    { isOwn: { subject: 'busy', is: true }, search: 'rare' },
    ({ ownerSubject, fileName }) => ownerSubject === 'busy' && fileName.startsWith('Rare'),
  ],
  [
    'of those begun since a day, seldom',
    { startedFrom: since, kinds: ['UNITS'] },
    (record) => record.kind === 'UNITS' && hasBegun(record, true),
  ],
  [
    'of those begun before a day, seldom',
    { startedUntil: since, modes: ['CREATE_UPDATE_DEACTIVATE'] },
    (record) => record.mode === 'CREATE_UPDATE_DEACTIVATE' && hasBegun(record, false),
  ],
])('the list %s is the same however it is found, in every order and page by page', async (_, some, matches) => {
  const choice = { ...everything, ...some }
  for (const field of fields) {
    const expected = (whole.get(field) ?? []).filter(matches).map(({ uuid }) => uuid)
    expect(expected.length).toBeGreaterThan(4)
    const limit = Math.ceil(expected.length / 3)
    const uuids = async (direction: SortDirection, isBackward: boolean): Promise<string[]> =>
      (await readPages(field, direction, choice, limit, isBackward)).map(({ uuid }) => uuid)
    for (const isBackward of [false, true]) {
      expect(await uuids('ASCENDING', isBackward)).toEqual(expected)
      expect(await uuids('DESCENDING', isBackward)).toEqual(expected.toReversed())
    }
    expect(await countImports(server.database.pool, 2000, choice)).toBe(expected.length)
  }
})
