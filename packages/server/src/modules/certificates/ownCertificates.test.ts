import { expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { makePdf } from '../legal/testing/pdfBytes.ts'
import { upload } from '../uploads/testing/sendFile.ts'

const organisation = startTestOrganisation(testPeople, 'external_certificate, issued_certificate, upload')

type Kind = 'query' | 'mutation'
async function ask<T>(kind: Kind, field: string, who: string): Promise<T> {
  const namespace = kind === 'query' ? 'certificates' : 'certificate'
  return read(
    await organisation.server.call(`${kind} { ${namespace} { it: ${field} } }`, {}, callerOf(who)),
    namespace,
    'it',
  ) as T
}

interface Own {
  readonly uuid: string
  readonly state: string
  readonly reason: string | null
  readonly revision: number
}
interface Payload {
  readonly certificate: Own | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

const mine = (who: string) => ask<Own[]>('query', 'mine { uuid state reason revision }', who)

async function add(who: string, title = 'First aid', validUntil = 'null'): Promise<Payload> {
  const caller = callerOf(who)
  const {
    body: { uuid },
  } = await upload(organisation.server, 'CERTIFICATE', await makePdf('First aid'), {
    caller,
    name: 'first-aid.pdf',
    type: 'application/pdf',
  })
  const input = `{ title: "${title}", issuer: "Red Cross", issuedOn: "2026-03-03", validUntil: ${validUntil}, upload: "${uuid}" }`
  return ask(
    'mutation',
    `addExternal(input: ${input}) { certificate { uuid state reason revision } userErrors { code path } }`,
    who,
  )
}

it('are counted on the dashboard as they are listed, those of other organisations included', async () => {
  await organisation.server.database.pool.query(
    `insert into external_certificate (uuid, person, title, issuer, issued_on, valid_until, file, file_name, media_type, state, decided_at)
      select gen_random_uuid(), p.uuid, c.title, 'Red Cross', '2020-03-03', installation_day() + c.days, 'file-' || c.title, 'a.pdf', 'application/pdf',
        c.state, case when c.state <> 'SUBMITTED' then now() end
      from person p, (values ('Valid', 300, 'CONFIRMED'), ('For ever', null, 'CONFIRMED'), ('Soon', 12, 'CONFIRMED'), ('Over', -1, 'CONFIRMED'),
        ('Waiting', 200, 'SUBMITTED'), ('Refused', 200, 'REJECTED')) c (title, days, state)
      where p.uuid = $1`,
    [organisation.uuidOf('pupil')],
  )
  const states = (await mine('pupil')).map(({ state }) => state).sort()
  expect(states).toEqual(['EXPIRED', 'EXPIRING', 'REJECTED', 'SUBMITTED', 'VALID', 'VALID'])
  const answer = await organisation.server.call(
    '{ dashboard { tally { certificates { valid expiring expired } } } }',
    {},
    callerOf('pupil'),
  )
  expect(read(answer, 'dashboard', 'tally', 'certificates')).toEqual({ valid: 3, expiring: 1, expired: 1 })
})

const decide = ({ uuid, revision }: Own, who: string, isConfirmed = true, reason = '') =>
  ask<Payload>(
    'mutation',
    `decideExternal(uuid: "${uuid}", revision: ${revision}, isConfirmed: ${isConfirmed}, reason: "${reason}") { userErrors { code path } }`,
    who,
  )
const submitted = (who: string) =>
  ask<{ items: { title: string }[] }>('query', 'submitted(page: { first: 5 }) { items { title } }', who)

it('a certificate of another organisation waits until a manager of the person confirms it', async () => {
  const { certificate, userErrors } = await add('pupil')
  expect(userErrors).toEqual([])
  if (certificate === null) throw new Error('It was not added.')
  expect(certificate.state).toBe('SUBMITTED')
  expect((await submitted('manager')).items).toEqual([{ title: 'First aid' }])
  expect((await submitted('sister')).items).toEqual([])
  expect((await decide(certificate, 'sister')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['uuid'] }])
  expect((await decide(certificate, 'manager')).userErrors).toEqual([])
  expect((await decide(certificate, 'manager')).userErrors).toEqual([])
  expect(await mine('pupil')).toMatchObject([{ state: 'VALID' }])
  expect((await submitted('manager')).items).toEqual([])
})

it('its file is for its person and the managers, and goes with it', async () => {
  const { certificate } = await add('pupil')
  const uuid = certificate?.uuid ?? ''
  const addressFor = (who: string) => ask<string | null>('query', `fileAddress(uuid: "${uuid}")`, who)
  expect(await addressFor('seller')).toBeNull()
  const response = await fetch(organisation.server.url + (await addressFor('manager')))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain('first-aid.pdf')
  const remove = (who: string) =>
    ask<Payload>(
      'mutation',
      `removeExternal(uuid: "${uuid}", revision: ${certificate?.revision}) { userErrors { code path } }`,
      who,
    )
  expect((await remove('seller')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['uuid'] }])
  expect((await remove('pupil')).userErrors).toEqual([])
  const { rows } = await organisation.server.database.pool.query('select released_at is not null as gone from upload')
  expect(rows).toEqual([{ gone: true }])
})

it('a rejection needs a reason, and nobody confirms their own', async () => {
  const { certificate } = await add('pupil')
  if (certificate === null) throw new Error('It was not added.')
  expect((await decide(certificate, 'manager', false)).userErrors).toEqual([{ code: 'REQUIRED', path: ['reason'] }])
  expect((await decide(certificate, 'manager', false, 'Not readable')).userErrors).toEqual([])
  expect(await mine('pupil')).toMatchObject([{ state: 'REJECTED', reason: 'Not readable' }])
  const own = (await add('manager')).certificate
  if (own === null) throw new Error('It was not added.')
  expect((await decide(own, 'manager')).userErrors.map(({ code }) => code)).toEqual(['SELF'])
  expect((await submitted('manager')).items).toEqual([])
  expect(await ask('query', 'countSubmitted', 'manager')).toBe(0)
  expect((await submitted('root')).items).toHaveLength(1)
})

it('what is wrong with it is told by field', async () => {
  expect((await add('pupil', ' ', '"2026-01-01"')).userErrors).toEqual([
    { code: 'REQUIRED', path: ['title'] },
    { code: 'WRONG_ORDER', path: ['validUntil'] },
  ])
})
