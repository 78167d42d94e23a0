import { fromBuffer, type Entry } from 'yauzl'
import { beforeEach, expect, it, vi } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(
  testPeople,
  'issued_certificate, certificate_template, certificate_version, certificate_series, enrolment, medium, notification',
)
const pool = () => organisation.server.database.pool
let medium: string

const publish = async (template: string, number: number, pattern = 'T-{SEQ:4}'): Promise<void> => {
  const version = createUuid()
  await pool().query(
    `insert into certificate_version (uuid, template, number, main_locale, texts, number_pattern, issuer, colour, published_at)
      values ($1, $2, $3, 'en', '{"en": {"heading": "Certificate", "statement": "has completed", "note": null}}', $4, 'Somo', '#5761ee', now())`,
    [version, template, number, pattern],
  )
  await pool().query('update certificate_template set current_version = $2 where uuid = $1', [template, version])
}

let template: string
beforeEach(async () => {
  template = createUuid()
  await pool().query(`insert into certificate_template (uuid, name) values ($1, 'Safety')`, [template])
  await publish(template, 1)
  medium = (await publishTestMedium(pool(), { kind: 'PAGE', title: 'Ladders', unit: organisation.units.school })).medium
})

/** Certificates of everybody in so many cycles, the earlier ones not superseded. */
async function issue(cycles: number): Promise<number> {
  await pool().query(
    `insert into enrolment (uuid, person, medium, cycle) select gen_random_uuid(), p.uuid, $1, c from person p, generate_series(1, $2::int) c`,
    [medium, cycles],
  )
  const { rowCount } = await pool().query(
    `insert into issued_certificate (enrolment, person, medium, cycle, version, number, code, locale, given_name, family_name, holder_name,
        title, medium_kind, completed_on, renewal_days)
      select e.uuid, e.person, e.medium, e.cycle, k.current_version, 'OLD-' || row_number() over (order by e.uuid), new_certificate_code(), 'en',
        p.given_name, p.family_name, concat_ws(' ', p.given_name, p.family_name), 'Ladders', 'PAGE', installation_day(), 30
      from enrolment e join person p on p.uuid = e.person, certificate_template k`,
  )
  return rowCount ?? 0
}

const call = async <T>(text: string, ...path: string[]): Promise<T> =>
  read(await organisation.server.call(text, {}, callerOf('root')), ...path) as T

interface Started {
  readonly job: { readonly uuid: string } | null
  readonly userErrors: readonly { readonly code: string }[]
}
const start = (field: string): Promise<Started> =>
  call(`mutation { certificate { it: ${field} { job { uuid } userErrors { code } } } }`, 'certificate', 'it')

/** Waits for the end of a job. */
async function finish({ job }: Started, withinMs = 20_000) {
  return vi.waitFor(
    async () => {
      const found = await call<{ state: string; done: number; fileUrl: string | null }>(
        `{ jobs { job(uuid: "${job?.uuid ?? ''}") { state done fileUrl } } }`,
        'jobs',
        'job',
      )
      expect(found.state).toBe('DONE')
      return found
    },
    { timeout: withinMs, interval: 200 },
  )
}

const reissuable = (cause: string) =>
  call<number>(`{ certificates { it: reissuable(cause: ${cause}) } }`, 'certificates', 'it')

it('issues again where the name is another one now, once, and leaves all others as they are', async () => {
  const count = await issue(1)
  expect((await start('reissueAll(cause: NAME)')).userErrors).toEqual([{ code: 'NOTHING_TO_DO' }])
  await pool().query(`update person set family_name = 'Miller' where uuid = $1`, [organisation.uuidOf('pupil')])
  expect(await reissuable('NAME')).toBe(1)
  expect(await finish(await start('reissueAll(cause: NAME)'))).toMatchObject({ done: 1 })
  expect(await reissuable('NAME')).toBe(0)
  const { rows } = await pool().query(
    `select number, holder_name as holder, issue from issued_certificate where superseded_by is null and issue = 2`,
  )
  expect(rows).toEqual([{ number: 'T-0001', holder: 'Pupil Miller', issue: 2 }])
  const { rows: all } = await pool().query(
    `select count(*)::int as count from issued_certificate where superseded_by is null`,
  )
  expect(all).toEqual([{ count }])
})

it('issues again by the published version of the template, the dates as they were; revoked ones stay', async () => {
  const count = await issue(1)
  await pool().query(`update issued_certificate set revoked_at = now(), revoked_reason = 'x' where person = $1`, [
    organisation.uuidOf('pupil'),
  ])
  await publish(template, 2, 'N-{SEQ:3}')
  expect(await reissuable('DESIGN')).toBe(count - 1)
  await finish(await start('reissueAll(cause: DESIGN)'))
  const { rows } = await pool().query(
    `select count(*)::int as count, count(distinct number)::int as numbers, max(number) as last from issued_certificate where issue = 2`,
  )
  expect(rows).toEqual([{ count: count - 1, numbers: count - 1, last: `N-${String(count - 1).padStart(3, '0')}` }])
  const { rows: notifications } = await pool().query(
    `select count(*)::int as count from notification where event = 'CERTIFICATE_ISSUED'`,
  )
  expect(notifications).toEqual([{ count: count - 1 }])
})

it('puts a thousand certificates into a ZIP file within a minute', async () => {
  const people =
    (await pool().query<{ count: number }>('select count(*)::int as count from person')).rows[0]?.count ?? 1
  const count = await issue(Math.ceil(1000 / people))
  const job = await finish(await start(`download(filter: { medium: "${medium}" })`), 60_000)
  expect(job.done).toBe(count)
  const bytes = Buffer.from(await (await fetch(organisation.server.url + (job.fileUrl ?? ''))).arrayBuffer())
  const names = await readNames(bytes)
  expect(new Set(names).size).toBe(count)
  expect(names[0]).toMatch(/ Ladders OLD-\d+\.pdf$/)
}, 90_000)

const readNames = (bytes: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const names: string[] = []
    fromBuffer(bytes, (error, zip) => {
      if (error !== null) return reject(error)
      zip.on('entry', ({ fileName }: Entry) => names.push(fileName))
      zip.on('end', () => resolve(names))
      zip.on('error', reject)
    })
  })

it('issues a thousand again within a minute, once each', { timeout: 120_000 }, async ({ annotate }) => {
  const people =
    (await pool().query<{ count: number }>('select count(*)::int as count from person')).rows[0]?.count ?? 1
  const count = await issue(Math.ceil(1000 / people))
  await publish(template, 2, 'N-{SEQ:4}')
  const begin = performance.now()
  expect(await finish(await start('reissueAll(cause: DESIGN)'), 60_000)).toMatchObject({ done: count })
  await annotate(`${count} issued again in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  const { rows } = await pool().query(
    `select count(*)::int as count, count(distinct number)::int as numbers from issued_certificate where issue = 2 and superseded_by is null`,
  )
  expect(rows).toEqual([{ count, numbers: count }])
})
