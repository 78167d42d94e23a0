import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { recordEvents } from '../learning/learningEvents.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { readCheckCode } from './checkCode.ts'

const organisation = startTestOrganisation(
  testPeople,
  'issued_certificate, medium_certificate, certificate_template, certificate_version, certificate_series, external_certificate, learning_event, enrolment, medium, notification',
)
const pool = () => organisation.server.database.pool
const uuidOf = (name: string): string => organisation.uuidOf(name)

type Kind = 'query' | 'mutation'
async function ask<T>(kind: Kind, field: string, who = 'root', declared = '', variables = {}): Promise<T> {
  const namespace = kind === 'query' ? 'certificates' : 'certificate'
  const text = `${kind} ${declared} { ${namespace} { it: ${field} } }`
  return read(await organisation.server.call(text, variables, callerOf(who)), namespace, 'it') as T
}

interface Template {
  readonly uuid: string
  readonly name: string
  readonly revision: number
  readonly version: number | null
  readonly hasDraft: boolean
  readonly design: Record<string, unknown>
}
interface Payload {
  readonly template: Template | null
  readonly userErrors: readonly unknown[]
}

const designParts = `layout mainLocale texts { locale heading statement note } signatory signatoryRole place showsGoals showsScore
  validity validityMonths renewalDays numberPattern`
const parts = `template { uuid name revision version hasDraft design { ${designParts} } } userErrors { code path }`

const create = (name = 'Safety') =>
  ask<Payload>('mutation', `createTemplate(name: "${name}", locale: "en") { ${parts} }`).then(valueOf)
const save = (template: Template, design: object) =>
  ask<Payload>(
    'mutation',
    `saveTemplate(uuid: "${template.uuid}", revision: ${template.revision}, name: "${template.name}", design: $design) { ${parts} }`,
    'root',
    '($design: CertificateDesignInput!)',
    { design: { ...template.design, ...design } },
  )
const publish = (template: Template) =>
  ask<Payload>(
    'mutation',
    `publishTemplate(uuid: "${template.uuid}", revision: ${template.revision}) { ${parts} }`,
  ).then(valueOf)
const setMedia = (template: Template, ...media: string[]) =>
  ask<Payload>(
    'mutation',
    `setMedia(uuid: "${template.uuid}", revision: ${template.revision}, media: ${JSON.stringify(media)}) { ${parts} }`,
  ).then(valueOf)

function valueOf({ template, userErrors }: Payload): Template {
  expect(userErrors).toEqual([])
  if (template === null) throw new Error('There is no template.')
  return template
}

const publishMedium = async (title = 'Load securing'): Promise<string> =>
  (await publishTestMedium(pool(), { kind: 'PAGE', title, unit: organisation.units.school })).medium

/** A published template for a new medium. */
async function scenario(design: object = {}) {
  const medium = await publishMedium()
  const saved = valueOf(await save(await create(), design))
  const template = await setMedia(await publish(saved), medium)
  return { medium, template }
}

async function complete(medium: string, who = 'pupil', cycle = 1): Promise<string> {
  const enrolment = createUuid()
  await inTransaction(pool(), async (client) => {
    await client.query(
      `insert into enrolment (uuid, person, medium, cycle, progress_state, progress, completed_at) values ($1, $2, $3, $4, 'COMPLETED', 100, now())`,
      [enrolment, uuidOf(who), medium, cycle],
    )
    await recordEvents(client, [{ kind: 'COMPLETED', enrolment, score: 80 }])
  })
  return enrolment
}

interface Issued {
  readonly uuid: string
  readonly number: string
  readonly code: string
  readonly holder: string
  readonly state: string
  readonly validUntil: string | null
  readonly supersededBy: string | null
  readonly isNameOutdated: boolean
  readonly revision: number
}
const issuedParts = 'uuid number code holder state validUntil supersededBy isNameOutdated revision'
const listIssued = async (who = 'root', filter = '') =>
  (
    await ask<{ items: Issued[] }>(
      'query',
      `issued(page: { first: 50 }${filter === '' ? '' : `, filter: ${filter}`}) { items { ${issuedParts} } }`,
      who,
    )
  ).items
const first = async (): Promise<Issued> => {
  const [certificate] = await listIssued()
  if (certificate === undefined) throw new Error('No certificate was issued.')
  return certificate
}
const verify = async (code: string, query = '') => {
  const response = await fetch(`${organisation.server.url}/verify/${code}${query}`, {
    headers: { 'accept-language': 'en' },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const resetLimit = () => pool().query('delete from sign_in_limit')

describe('a certificate', () => {
  it('is issued with the completion, with a number, a check code and the names of the moment', async () => {
    const { medium } = await scenario({ validity: 'MONTHS', validityMonths: 12 })
    const enrolment = await complete(medium)
    const certificate = await first()
    expect(certificate).toMatchObject({ holder: 'Pupil Test', state: 'VALID', isNameOutdated: false })
    expect(certificate.number).toBe(`${new Date().getUTCFullYear()}-000001`)
    expect(readCheckCode(certificate.code)).toBe(certificate.code)
    const { rows } = await pool().query(
      `select valid_until > now() + interval '360 days' as valid, renewal_days from enrolment where uuid = $1`,
      [enrolment],
    )
    expect(rows).toEqual([{ valid: true, renewal_days: 30 }])
    const { rows: notifications } = await pool().query('select event, person from notification')
    expect(notifications).toEqual([{ event: 'CERTIFICATE_ISSUED', person: uuidOf('pupil') }])
  })

  it('is one, however many completions of an enrolment arrive at the same moment, and no number is lost', async () => {
    const { medium } = await scenario()
    const enrolment = createUuid()
    await pool().query(
      `insert into enrolment (uuid, person, medium, progress_state, progress, completed_at) values ($1, $2, $3, 'COMPLETED', 100, now())`,
      [enrolment, uuidOf('pupil'), medium],
    )
    await Promise.all(
      Array.from({ length: 50 }, () =>
        inTransaction(pool(), (client) => recordEvents(client, [{ kind: 'COMPLETED', enrolment }])),
      ),
    )
    expect(await listIssued()).toHaveLength(1)
    await complete(medium, 'seller')
    expect((await listIssued()).map(({ number }) => number.slice(-1))).toEqual(['2', '1'])
  })

  it('is issued for many completions of one statement, and for no medium without a published template', async () => {
    const [medium, other] = [await publishMedium(), await publishMedium('Other')]
    const template = await setMedia(await create(), medium)
    await complete(medium)
    expect(await listIssued()).toEqual([])
    await publish(template)
    const enrolments = await Promise.all(
      ['seller', 'member', 'manager'].map(async (name) => {
        const enrolment = createUuid()
        await pool().query(
          `insert into enrolment (uuid, person, medium, progress_state, progress, completed_at) values ($1, $2, $3, 'COMPLETED', 100, now())`,
          [enrolment, uuidOf(name), medium],
        )
        return enrolment
      }),
    )
    await inTransaction(pool(), (client) =>
      recordEvents(
        client,
        enrolments.map((enrolment) => ({ kind: 'COMPLETED' as const, enrolment })),
      ),
    )
    await complete(other)
    const numbers = (await listIssued()).map(({ number }) => number.slice(-1))
    expect(numbers.toSorted()).toEqual(['1', '2', '3'])
  })

  it('of the next cycle takes the place of the earlier one, which stays', async () => {
    const { medium } = await scenario()
    await complete(medium)
    await complete(medium, 'pupil', 2)
    const [later, earlier] = await listIssued()
    expect([later?.state, earlier?.state]).toEqual(['VALID', 'SUPERSEDED'])
    expect(earlier?.supersededBy).toBe(later?.number)
    const page = await verify(earlier?.code ?? '')
    expect(page.text).toContain('This certificate was replaced')
    expect(page.text).toContain(`href="/verify/${later?.code}"`)
  })

  it('keeps what it says when the template, the title or the name change', async () => {
    const { medium, template } = await scenario({ signatory: 'Katharina Oberbergmeister' })
    await complete(medium)
    const before = await openPdf((await first()).uuid)
    valueOf(await save(template, { signatory: 'Somebody Else', layout: 'PLAIN' }))
    await pool().query(`update medium set titles = '{"en": "Renamed"}' where uuid = $1`, [medium])
    await pool().query(`update person set family_name = 'Miller' where uuid = $1`, [uuidOf('pupil')])
    expect((await openPdf((await first()).uuid)).equals(before)).toBe(true)
    await expect(
      pool().query(`update certificate_version set signatory = 'x' where published_at is not null`),
    ).rejects.toThrow('never changed')
  })
})

const openPdf = async (uuid: string, who = 'root'): Promise<Buffer> => {
  const address = await ask<string>('query', `fileAddress(uuid: "${uuid}")`, who)
  const response = await fetch(organisation.server.url + address)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

describe('revoking and correcting', () => {
  it('a revoked certificate says why on the check page; twice is refused', async () => {
    await complete((await scenario()).medium)
    const { uuid, revision, code } = await first()
    const revoke = (reason: string, now = revision) =>
      ask<{ certificate: Issued; userErrors: unknown[] }>(
        'mutation',
        `revoke(uuid: "${uuid}", revision: ${now}, reason: "${reason}") { certificate { ${issuedParts} } userErrors { code path } }`,
      )
    expect((await revoke(' ')).userErrors).toEqual([{ code: 'REQUIRED', path: ['reason'] }])
    const done = await revoke('Issued to the <wrong> person')
    expect(done).toMatchObject({ certificate: { state: 'REVOKED' }, userErrors: [] })
    expect((await revoke('Again', done.certificate.revision)).userErrors).toEqual([
      { code: 'WRONG_STATE', path: ['uuid'] },
    ])
    const page = await verify(code)
    expect(page.text).toContain('This certificate was revoked')
    expect(page.text).toContain('Issued to the &lt;wrong&gt; person')
  })

  it('a corrected name gives a new certificate with a number of its own, once', async () => {
    await complete((await scenario()).medium)
    const { uuid, revision } = await first()
    const reissue = () =>
      ask<{ certificate: Issued; userErrors: unknown[] }>(
        'mutation',
        `reissue(uuid: "${uuid}", revision: ${revision}) { certificate { ${issuedParts} } userErrors { code path } }`,
      )
    expect((await reissue()).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
    await pool().query(`update person set family_name = 'Łukasz-Ŵyn' where uuid = $1`, [uuidOf('pupil')])
    const done = await reissue()
    expect(done).toMatchObject({ certificate: { holder: 'Pupil Łukasz-Ŵyn', state: 'VALID' }, userErrors: [] })
    expect((await reissue()).userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    expect((await listIssued('root', '{ state: [SUPERSEDED] }')).map((one) => one.uuid)).toEqual([uuid])
    expect((await listIssued('root', '{ search: "lukasz" }')).map((one) => one.uuid)).toEqual([done.certificate.uuid])
  })

  it('one whose holder has no name any more keeps the name it has', async () => {
    await complete((await scenario()).medium)
    const { uuid, revision } = await first()
    await pool().query(
      'update person set given_name = null, family_name = null, username = null, email = null where uuid = $1',
      [uuidOf('pupil')],
    )
    expect((await first()).isNameOutdated).toBe(false)
    const reissue = `reissue(uuid: "${uuid}", revision: ${revision}) { certificate { uuid } userErrors { code path } }`
    expect((await ask<Payload>('mutation', reissue)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
  })
})

describe('the texts of a template', () => {
  it.each(['signatory', 'signatoryRole', 'place'])('%s takes no characters that turn the direction', async (field) => {
    const saved = await save(await create(), { [field]: 'Katharina \u202eBerg' })
    expect(saved.userErrors).toEqual([{ code: 'BAD_CHARACTERS', path: [field] }])
  })
})

describe('who sees what', () => {
  it('managers see certificates of their people, others and learners do not', async () => {
    await complete((await scenario()).medium)
    const { uuid } = await first()
    expect(await listIssued('manager')).toHaveLength(1)
    expect(await listIssued('sister')).toEqual([])
    const addressFor = (who: string) => ask<string | null>('query', `fileAddress(uuid: "${uuid}")`, who)
    expect(await addressFor('pupil')).toContain('/api/certificates/')
    expect(await addressFor('manager')).toContain('/api/certificates/')
    expect(await addressFor('sister')).toBeNull()
    expect(await addressFor('seller')).toBeNull()
    expect((await fetch(`${organisation.server.url}/api/certificates/${uuid}.pdf`)).status).toBe(404)
  })

  it('a certificate goes with its holder to the managers of the next unit, and stays when the course is left', async () => {
    const enrolment = await complete((await scenario()).medium)
    const { uuid } = await first()
    await pool().query(`update enrolment set access = 'CLOSED' where uuid = $1`, [enrolment])
    expect(await listIssued('manager')).toHaveLength(1)
    await pool().query('update unit_membership set unit = $1 where person = $2', [
      organisation.units.sales,
      uuidOf('pupil'),
    ])
    const addressFor = (who: string) => ask<string | null>('query', `fileAddress(uuid: "${uuid}")`, who)
    expect(await listIssued('manager')).toEqual([])
    expect(await addressFor('manager')).toBeNull()
    expect(await listIssued('sister')).toHaveLength(1)
    expect(await addressFor('sister')).toContain('/api/certificates/')
    expect(await addressFor('pupil')).toContain('/api/certificates/')
  })

  it('the check page says what anybody with the code may know, and never more', async () => {
    await complete((await scenario()).medium)
    const { code } = await first()
    const page = await verify(code)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).not.toContain('script-src')
    expect(page.text).toContain('This certificate is valid')
    expect(page.text).toContain('Pupil T.')
    expect(page.text).not.toContain('Pupil Test')
    expect((await verify(code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-'))).status).toBe(200)
    expect((await verify('0000-0000-0000-0001')).status).toBe(404)
    expect((await verify(code, '?lang=de')).text).toContain('Dieses Zertifikat ist gültig')
    await resetLimit()
    const statuses = []
    for (let count = 0; count < 11; count += 1) statuses.push((await verify(code)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await resetLimit()
  })

  it('a code is read as people type it, and no typing breaks the check page', async () => {
    const code = '7K3MXQ2R9TDN4HVC'
    const body = code.slice(0, 15)
    const whole = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (last) => body + last).find((one) =>
      readCheckCode(one),
    )
    const typed = whole?.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&–') ?? ''
    expect(readCheckCode(` ${typed} `)).toBe(whole)
    const search = new URLSearchParams({ code: `${'a'.repeat(39)}😀` })
    const answer = await fetch(`${organisation.server.url}/verify?${search.toString()}`, { redirect: 'manual' })
    expect(answer.status).toBe(303)
  })

  it('an expired one says so', async () => {
    await complete((await scenario()).medium)
    await pool().query(`update issued_certificate set valid_until = current_date - 3`)
    expect((await verify((await first()).code)).text).toContain('This certificate has expired')
    await resetLimit()
  })
})
