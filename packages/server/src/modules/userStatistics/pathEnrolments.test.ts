import type { StatisticsPage, StatisticsPerson } from '@somo/graphql/schema'
import { expect, it, vi } from 'vitest'
import { callerOf, read } from '../../testing/testOrganisation.ts'
import { startPathScenario } from '../paths/testing/pathScenario.ts'

const { organisation, pool, uuidOf, publishPath, begin, complete } = startPathScenario()

async function call(kind: 'query' | 'mutation', namespace: string, field: string, who = 'above'): Promise<unknown> {
  const answer = await organisation.server.call(`${kind} { ${namespace} { it: ${field} } }`, {}, callerOf(who))
  return read(answer, namespace, 'it')
}
const ask = (field: string, who?: string) => call('query', 'userStatistics', field, who)
const act = (name: string, args: string) =>
  call('mutation', 'userStatistics', `${name}(${args}) { changed undo userErrors { code } }`) as Promise<{
    changed: number
    undo: string | null
  }>

/** Item, state and progress of each row. */
async function list(filter = '', who?: string): Promise<string[]> {
  const { items } = (await ask(
    `rows(page: { first: 20 }, filter: { ${filter} }) { items { mediumTitle kind state progress } }`,
    who,
  )) as StatisticsPage
  return items
    .map(({ mediumTitle, kind, state, progress }) => `${mediumTitle} ${kind} ${state} ${progress ?? '-'}`)
    .sort()
}

const enrolmentOf = async (path: string, who = 'pupil'): Promise<string> =>
  (
    await pool().query<{ uuid: string }>('select uuid from enrolment where path = $1 and person = $2 and is_current', [
      path,
      uuidOf(who),
    ])
  ).rows[0]?.uuid ?? ''
const setDue = (enrolment: string, days: number) =>
  pool().query(
    `update enrolment set is_mandatory = true, due_at = now() + $2 * interval '1 day', created_at = now() - interval '40 days' where uuid = $1`,
    [enrolment, days],
  )

it('is listed beside media, with its state, due date and progress, and found by every filter', async () => {
  const path = await publishPath({ items: ['a', 'b'] })
  await begin(path)
  await complete('a')
  const enrolment = await enrolmentOf(path)
  await setDue(enrolment, -3)
  const row = 'Onboarding PATH OVERDUE 50'
  expect(await list()).toEqual([row, 'Page a PAGE COMPLETED 100', 'Page b PAGE NOT_STARTED 0'])
  expect(await list('', 'sister')).toEqual([])
  for (const filter of [
    `medium: "${path}"`,
    'kind: [PATH]',
    'state: [OVERDUE]',
    'isMandatory: true',
    'search: "onboard"',
  ])
    expect(await list(filter), filter).toEqual([row])
  expect(await list('kind: [PAGE], search: "pupil b"')).toEqual(['Page b PAGE NOT_STARTED 0'])
  expect(await list('kind: [PATH, PAGE]')).toHaveLength(3)
  const tiles = (filter: string) => ask(`tiles(filter: { ${filter} }) { compliant overdue }`)
  expect(await tiles('')).toEqual({ compliant: 1, overdue: 1 })
  expect(await tiles('kind: [PATH]')).toEqual({ compliant: 0, overdue: 1 })
  expect(await tiles(`medium: "${path}"`)).toEqual({ compliant: 0, overdue: 1 })
  expect(await tiles(`unit: "${organisation.units.school}"`)).toEqual({ compliant: 1, overdue: 1 })
})

it('is a column of the matrix, and has its history in the drawer of the person', async () => {
  const path = await publishPath({ items: ['a', 'b'] })
  await begin(path)
  const enrolment = await enrolmentOf(path)
  await setDue(enrolment, -3)
  expect(await ask('items { medium title }')).toEqual([{ medium: path, title: 'Onboarding' }])
  expect(await ask(`itemCounts(media: ["${path}"]) { overdue }`)).toEqual([{ overdue: 1 }])
  for (const sort of ['NAME', 'OVERDUE', `ITEM, medium: "${path}"`])
    expect(
      await ask(
        `matrix(page: { first: 5 }, media: ["${path}"], sort: { field: ${sort} }) { items { cells { uuid medium state } } }`,
      ),
      sort,
    ).toEqual({ items: [{ cells: [{ uuid: enrolment, medium: path, state: 'OVERDUE' }] }] })
  const { rows, events } = (await ask(
    `person(uuid: "${enrolment}") { rows { medium kind } events { medium kind } }`,
  )) as StatisticsPerson
  expect(rows[0]).toEqual({ medium: path, kind: 'PATH' })
  expect(events).toContainEqual({ medium: path, kind: 'ENROLLED' })
})

it('was so on a past day as well', async () => {
  const path = await publishPath({ items: ['a'] })
  await begin(path)
  await setDue(await enrolmentOf(path), 20)
  await pool().query('delete from past_enrolment_term')
  const { rows } = await pool().query<{ day: string }>('select (installation_day() - 5)::text as day')
  expect(await list(`asOf: "${rows[0]?.day ?? ''}", kind: [PATH]`)).toEqual(['Onboarding PATH NOT_STARTED -'])
})

it('is written into the file with its type', async () => {
  const path = await publishPath({ items: ['a', 'b'] })
  await begin(path)
  const { job } = (await call(
    'mutation',
    'userStatistics',
    'exportRows(filter: { kind: [PATH] }, format: CSV) { job { uuid } }',
  )) as { job: { uuid: string } }
  const done = await vi.waitFor(async () => {
    const found = (await call('query', 'jobs', `job(uuid: "${job.uuid}") { state fileUrl }`)) as {
      state: string
      fileUrl: string
    }
    expect(found.state).toBe('DONE')
    return found
  }, 10_000)
  const lines = (await (await fetch(organisation.server.url + done.fileUrl)).text()).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Onboarding,Learning path,1,Not started,0')
})

it('can be exempted, extended, reminded of and brought back', async () => {
  const path = await publishPath({ items: ['a', 'b'] })
  await begin(path)
  const enrolment = await enrolmentOf(path)
  await pool().query(`update enrolment_source set due_at = now() + interval '3 days' where enrolment = $1`, [enrolment])
  await setDue(enrolment, 3)
  const those = `enrolments: ["${enrolment}"]`
  const state = async () => (await list('kind: [PATH]')).map((row) => row.split(' ')[2])
  expect(await act('remind', those)).toMatchObject({ changed: 1 })
  const { undo } = await act('waive', `${those}, reason: "On leave"`)
  expect(await state()).toEqual(['WAIVED'])
  expect(await act('undo', `act: "${undo ?? ''}"`)).toMatchObject({ changed: 1 })
  expect(await state()).toEqual(['DUE_SOON'])
  const { digest } = (await ask(`consequences(act: EXTEND, ${those}) { digest }`)) as { digest: string }
  expect(await act('extend', `${those}, days: 30, digest: "${digest}"`)).toMatchObject({ changed: 1 })
  expect(await state()).toEqual(['NOT_STARTED'])
  // What a path needs is done in its media: it is never entered as done itself.
  expect(await act('markDone', `${those}, completedOn: "2026-01-05", evidence: "List"`)).toMatchObject({ changed: 0 })
  await complete('a')
  await complete('b')
  expect(await state()).toEqual(['COMPLETED'])
})

it('got by an assignment has another date, and is lost with the assignment, while what was done stays', async () => {
  const path = await publishPath({ items: ['a', 'b'] })
  const { assignment } = (await call(
    'mutation',
    'assignment',
    `create(input: { targets: ["${path}"], ownerUnit: "${organisation.units.school}" }) { assignment { uuid revision } }`,
  )) as { assignment: { uuid: string; revision: number } }
  const { uuid } = assignment
  await pool().query(`update assignment set due_rule = 'AFTER_ASSIGNED', due_days = 30 where uuid = $1`, [uuid])
  await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [
    uuid,
    organisation.units.class5a,
  ])
  const { digest } = (await call('query', 'assignments', `check(uuid: "${uuid}") { digest }`)) as { digest: string }
  await call(
    'mutation',
    'assignment',
    `activate(uuid: "${uuid}", revision: ${assignment.revision}, digest: "${digest}") { userErrors { code } }`,
  )
  const enrolment = await enrolmentOf(path)
  await complete('a')
  const those = `uuid: "${uuid}", enrolments: ["${enrolment}"]`
  const bulk = (name: string, more = '') =>
    call('mutation', 'assignment', `${name}(${those}${more}) { changed userErrors { code } }`)
  const { rows } = await pool().query<{ day: string }>('select (installation_day() + 5)::text as day')
  expect(await bulk('changeDue', `, dueOn: "${rows[0]?.day ?? ''}"`)).toEqual({ changed: 1, userErrors: [] })
  expect(await list('kind: [PATH]')).toContain('Onboarding PATH DUE_SOON 50')
  expect(await bulk('removePeople')).toEqual({ changed: 1, userErrors: [] })
  expect(await list('search: "pupil"')).toEqual(['Page a PAGE COMPLETED 100'])
})
