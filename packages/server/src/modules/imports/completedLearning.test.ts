import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../testing/emptyTables.ts'
import { sameProcessIsolation } from '../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { createImportCalls, importer } from './testing/importCalls.ts'
import { addPerson, addUnit } from './testing/importFixtures.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>
let general: string
const pool = () => server.database.pool

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  calls = createImportCalls(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(pool(), 'person, unit, import_job, medium, enrolment, learning_event, certificate_template')
  await addPerson(server, importer.subject ?? '')
  general = await addUnit(server, 'all')
  for (const title of ['Fire safety', 'Ladders', 'Twice', 'Twice'])
    await publishTestMedium(pool(), { kind: 'PAGE', title, unit: general })
  for (const [id, name] of [
    ['P1', 'Amina'],
    ['P2', 'Jonas'],
  ]) {
    const uuid = await addPerson(server, `subject-${id}`)
    await pool().query('update person set external_id = $2, given_name = $3 where uuid = $1', [uuid, id, name])
  }
})

const file = (...rows: string[]) =>
  ['Personnel number,Medium,Completed on,Valid until,Score,Certificate', ...rows].join('\n')

const cycles = async () =>
  (
    await pool().query<Record<string, unknown>>(
      `select p.external_id as who, m.title, e.cycle, installation_day(e.completed_at)::text as day, e.score::float8 as score,
        installation_day(e.valid_until)::text as until, e.access,
        (select array_agg(s.kind) from enrolment_source s where s.enrolment = e.uuid) as sources,
        (select array_agg(v.kind || ' ' || installation_day(v.at)) from learning_event v where v.enrolment = e.uuid) as events
      from enrolment e join person p on p.uuid = e.person join medium m on m.uuid = e.medium order by 1, 2, 3`,
    )
  ).rows

describe('completed learning from a file', () => {
  it('becomes completed cycles in the order of their days, each with its source and one event on its day', async () => {
    const content = file(
      'P1,fire SAFETY,2025-03-14,2026-03-14,85 %,',
      'P1,Fire safety,2024-03-10,,,',
      'P2,Ladders,2025-01-02,,,no',
    )
    const ended = await calls.import(content, 'COMPLETIONS')
    expect(ended).toMatchObject({ state: 'DONE', created: 3, failed: 0 })
    const common = { access: 'OPEN', sources: ['IMPORT'] }
    expect(await cycles()).toEqual([
      {
        ...common,
        who: 'P1',
        title: 'Fire safety',
        cycle: 1,
        day: '2024-03-10',
        score: null,
        until: null,
        events: ['COMPLETED 2024-03-10'],
      },
      {
        ...common,
        who: 'P1',
        title: 'Fire safety',
        cycle: 2,
        day: '2025-03-14',
        score: 85,
        until: '2026-03-14',
        events: ['COMPLETED 2025-03-14'],
      },
      {
        ...common,
        who: 'P2',
        title: 'Ladders',
        cycle: 1,
        day: '2025-01-02',
        score: null,
        until: null,
        events: ['COMPLETED 2025-01-02'],
      },
    ])
    expect(await calls.dryRun(content, 'COMPLETIONS')).toMatchObject({ created: 0, unchanged: 3, failed: 0 })
  })

  it('accounts for every row: what is not imported is listed with its reason', async () => {
    await pool().query(
      `insert into enrolment (uuid, person, medium) select gen_random_uuid(), p.uuid, m.uuid from person p, medium m where p.external_id = 'P2' and m.title = 'Fire safety'`,
    )
    const rows = [
      'P1,Ladders,2025-01-02,,,',
      'P9,Ladders,2025-01-02,,,',
      'P1,Unheard of,2025-01-02,,,',
      'P1,Twice,2025-01-02,,,',
      'P1,Fire safety,2999-01-02,,,',
      'P1,Fire safety,2025-01-02,2024-01-01,,',
      'P2,Fire safety,2025-01-02,,,',
      'P2,Ladders,2025-01-02,,150,',
      'P2,Ladders,someday,,,maybe',
    ]
    const ended = await calls.import(file(...rows), 'COMPLETIONS')
    expect([ended.created, ended.failed]).toEqual([1, rows.length - 1])
    const listed = await calls.rows(ended.uuid)
    expect(listed.map(({ errors }) => errors.map(({ code }) => code).join(' '))).toEqual([
      '',
      'UNKNOWN',
      'UNKNOWN',
      'AMBIGUOUS',
      'IN_THE_FUTURE',
      'WRONG_ORDER',
      'WRONG_STATE',
      'NOT_OFFERED',
      'NOT_A_DATE NOT_OFFERED',
    ])
  })

  it('issues certificates only where the file says so, and undoing revokes them and closes the cycles', async () => {
    await pool().query(`insert into certificate_template (uuid, name) values (gen_random_uuid(), 'Safety')`)
    await pool().query(
      `insert into certificate_version (uuid, template, number, main_locale, texts, issuer, colour, published_at)
        select gen_random_uuid(), uuid, 1, 'en', '{}', 'Somo', '#5761ee', now() from certificate_template`,
    )
    await pool().query('update certificate_template set current_version = (select uuid from certificate_version)')
    await pool().query(
      `insert into medium_certificate (medium, template) select m.uuid, k.uuid from medium m, certificate_template k`,
    )
    const ended = await calls.import(file('P1,Ladders,2025-01-02,,,yes', 'P2,Ladders,2025-01-02,,,'), 'COMPLETIONS')
    const certificates = async () =>
      (
        await pool().query<{ who: string; day: string; reason: string | null }>(
          `select p.external_id as who, i.completed_on::text as day, i.revoked_reason as reason from issued_certificate i join person p on p.uuid = i.person`,
        )
      ).rows
    expect(await certificates()).toEqual([{ who: 'P1', day: '2025-01-02', reason: null }])
    await calls.settle(await calls.undo(ended.uuid))
    expect(await certificates()).toEqual([{ who: 'P1', day: '2025-01-02', reason: 'Import undone' }])
    expect((await cycles()).map(({ access, day }) => [access, day])).toEqual([
      ['CLOSED', null],
      ['CLOSED', null],
    ])
    expect(await calls.dryRun(file('P1,Ladders,2025-01-02,,,'), 'COMPLETIONS')).toMatchObject({ created: 1 })
  })
})
