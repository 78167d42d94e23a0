import { describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, testPeople, startTestOrganisation, type PersonFixture } from '../../../testing/testOrganisation.ts'
import { createLegalCalls } from '../../legal/testing/legalCalls.ts'

const double: PersonFixture = { name: 'pupil2', in: [{ unit: 'class5a' }] }

const organisation = startTestOrganisation(
  [...testPeople, double],
  'invitation, outbox_mail, counted_session, person_pointer',
)
const calls = createLegalCalls(() => organisation.server)
const { users, user, uuidOf } = organisation

interface RecordedMail {
  readonly event: string
  readonly state: string
  readonly mail: { readonly subject: string; readonly address: string } | null
}

async function mailsOf(who: string, caller = callerOf('root'), page = 'first: 10') {
  const field = `mails(user: "${uuidOf(who)}", page: { ${page} }) { items { event state createdAt sentAt mail { subject address } } pageInfo { endCursor hasNext } }`
  return (await users(field, caller)) as {
    items: RecordedMail[]
    pageInfo: { endCursor: string; hasNext: boolean }
  } | null
}
const consentsOf = (who: string, caller = callerOf('root')): Promise<unknown> =>
  users(
    `consents(user: "${uuidOf(who)}") { document versionNumber decision standing at locale onBehalfOf givenBy }`,
    caller,
  )
const signInsOf = async (who: string, caller = callerOf('root')) =>
  (await users(`signIns(user: "${uuidOf(who)}") { at browser system }`, caller)) as
    | { at: string; browser: string | null }[]
    | null

/** A mail to somebody, made so many minutes ago. */
const plantMail = (who: string, event: string, minutes: number, state = 'SENT'): Promise<unknown> =>
  organisation.server.database.pool.query(
    `insert into outbox_mail (uuid, event, person, address, locale, subject, body, state, dedupe_key, created_at)
     values ($1, $2, $3, $4, 'en', $5, 'https://somo.example/secret', $6, gen_random_uuid()::text, now() - make_interval(mins => $7))`,
    [createUuid(), event, uuidOf(who), `${who}@somo.example`, `About ${who}`, state, minutes],
  )

/** A sign-in of somebody so many minutes ago. */
const plantSignIn = (subject: string, session: string, minutes = 0): Promise<unknown> =>
  organisation.server.database.pool.query(
    `insert into counted_session (subject, session_id, counted_at) values ($1, $2, now() - make_interval(mins => $3))`,
    [subject, session, minutes],
  )

const plantConsent = async (title: string, who = 'pupil'): Promise<string> => {
  const { live } = await calls.publishNew({ title, audienceRoles: ['LEARNER'] })
  await calls.decide(callerOf(who), live?.uuid ?? '')
  return live?.uuid ?? ''
}

describe('mails to a person', () => {
  it('are told to an administrator whole but for the text, a page at a time, the latest first', async () => {
    await plantMail('pupil', 'INVITATION', 3)
    await plantMail('pupil', 'PASSWORD_RESET', 1, 'FAILED')
    await plantMail('seller', 'INVITATION', 2)
    const first = await mailsOf('pupil', callerOf('root'), 'first: 1')
    expect(first?.items).toMatchObject([
      { event: 'PASSWORD_RESET', state: 'FAILED', mail: { subject: 'About pupil', address: 'pupil@somo.example' } },
    ])
    expect(first?.pageInfo.hasNext).toBe(true)
    const second = await mailsOf('pupil', callerOf('root'), `first: 1, after: "${first?.pageInfo.endCursor ?? ''}"`)
    expect(second?.items).toMatchObject([{ event: 'INVITATION', state: 'SENT' }])
    expect(second?.pageInfo.hasNext).toBe(false)
  })

  it('are told to a manager by what they were about and how they stand: no subject, no address, never the text', async () => {
    await plantMail('pupil', 'INVITATION', 3)
    for (const name of ['manager', 'above']) {
      const mails = await mailsOf('pupil', callerOf(name))
      expect(mails?.items).toMatchObject([{ event: 'INVITATION', state: 'SENT', mail: null }])
      expect(JSON.stringify(mails)).not.toMatch(/About|@|secret/)
    }
    for (const name of ['sister', 'member', 'expired']) expect(await mailsOf('pupil', callerOf(name))).toBeNull()
    const body = await organisation.server.call(
      `{ system { mailBody(uuid: "${createUuid()}") } }`,
      {},
      callerOf('manager'),
    )
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('what a person answered to documents', () => {
  it('stands with what took its place: a later answer, or another version in force', async () => {
    const { uuid, live } = await calls.publishNew({ title: 'House rules', audienceRoles: ['LEARNER'] })
    await calls.decide(callerOf('pupil'), live?.uuid ?? '')
    expect(await consentsOf('pupil')).toMatchObject([
      {
        document: 'House rules',
        versionNumber: 1,
        decision: 'ACCEPTED',
        standing: 'CURRENT',
        locale: 'en',
        onBehalfOf: null,
        givenBy: null,
      },
    ])
    const next = await calls.publishNext(uuid, { isMajor: true })
    expect(await consentsOf('pupil')).toMatchObject([{ versionNumber: 1, standing: 'EARLIER_VERSION' }])
    await calls.decide(callerOf('pupil'), next.live?.uuid ?? '')
    await calls.decide(callerOf('pupil'), next.live?.uuid ?? '', 'WITHDRAWN')
    expect(await consentsOf('pupil')).toMatchObject([
      { versionNumber: 2, decision: 'WITHDRAWN', standing: 'CURRENT' },
      { versionNumber: 2, decision: 'ACCEPTED', standing: 'REPLACED' },
      { versionNumber: 1, decision: 'ACCEPTED', standing: 'REPLACED' },
    ])
  })

  it('is told to a manager of the person without when, in which language and by whom', async () => {
    await plantConsent('TestOrganisation rules')
    expect(await consentsOf('pupil', callerOf('manager'))).toEqual([
      {
        document: 'TestOrganisation rules',
        versionNumber: 1,
        decision: 'ACCEPTED',
        standing: 'CURRENT',
        at: null,
        locale: null,
        onBehalfOf: null,
        givenBy: null,
      },
    ])
    for (const name of ['sister', 'member', 'expired']) expect(await consentsOf('pupil', callerOf(name))).toBeNull()
  })

  it('names who answered for somebody, and for whom', async () => {
    const version = await plantConsent('Consent of guardians', 'seller')
    await organisation.server.database.pool.query(
      `insert into consent (uuid, person, document, version, locale, decision, criteria, on_behalf_of)
       select $1, $2, v.document, v.uuid, 'sw', 'ACCEPTED', '{}', $3 from legal_version v where v.uuid = $4`,
      [createUuid(), uuidOf('seller'), uuidOf('pupil'), version],
    )
    expect(await consentsOf('pupil')).toMatchObject([
      { locale: 'sw', standing: 'CURRENT', givenBy: 'Seller Test', onBehalfOf: null },
    ])
    expect(await consentsOf('seller')).toMatchObject([
      { standing: 'CURRENT', onBehalfOf: 'Pupil Test', givenBy: null },
      { standing: 'CURRENT', onBehalfOf: null, givenBy: null },
    ])
  })
})

describe('sign-ins of a person', () => {
  it('are those that were counted, the latest first, to those who manage them', async () => {
    const call = 'mutation { user { updateCountUserLogin { counted } } }'
    await organisation.server.call(call, {}, { subject: 'pupil', sessionId: 'today', roles: ['LEARNER'] })
    await organisation.server.call(call, {}, { subject: 'pupil', sessionId: 'today', roles: ['LEARNER'] })
    await plantSignIn('pupil', 'yesterday', 24 * 60)
    const signIns = await signInsOf('pupil')
    expect(signIns).toHaveLength(2)
    expect(Date.parse(signIns?.[0]?.at ?? '') - Date.parse(signIns?.[1]?.at ?? '')).toBeGreaterThan(86_000_000)
    expect(await signInsOf('pupil', callerOf('manager'))).toEqual(signIns)
    for (const name of ['sister', 'member', 'expired']) expect(await signInsOf('pupil', callerOf(name))).toBeNull()
    expect(await signInsOf('seller')).toEqual([])
  })

  it('are the latest 50', async () => {
    for (let minutes = 1; minutes <= 51; minutes += 1) await plantSignIn('pupil', `s${minutes}`, minutes)
    const signIns = await signInsOf('pupil')
    expect(signIns).toHaveLength(50)
    expect(Date.now() - Date.parse(signIns?.[49]?.at ?? '')).toBeLessThan(50.9 * 60_000)
  })
})

describe('somebody who is two, and somebody who is nobody any more', () => {
  it('has the records of both once they are united, by either address', async () => {
    for (const who of ['pupil', 'pupil2']) {
      await plantMail(who, 'INVITATION', 1)
      await plantSignIn(who, `of ${who}`)
      await plantConsent(`Rules for ${who}`, who)
    }
    const merge = `mergeUsers(winner: "${uuidOf('pupil')}", winnerRevision: 0, loser: "${uuidOf('pupil2')}", loserRevision: 0, take: [], confirmation: "Pupil2 Test")
      { userErrors { code path } }`
    expect(await user(merge)).toEqual({ userErrors: [] })
    for (const who of ['pupil', 'pupil2']) {
      expect((await mailsOf(who))?.items).toHaveLength(2)
      expect(await signInsOf(who)).toHaveLength(2)
      expect(await consentsOf(who)).toMatchObject([{ document: 'Rules for pupil2' }, { document: 'Rules for pupil' }])
    }
  })

  it('leaves answers without a name, and neither mails nor sign-ins', async () => {
    await plantMail('pupil', 'INVITATION', 1)
    await plantSignIn('pupil', 'once')
    await plantConsent('Rules that stay')
    await user(`anonymiseUsers(${organisation.those('pupil')}) { changed }`)
    expect((await mailsOf('pupil'))?.items).toEqual([])
    expect(await signInsOf('pupil')).toEqual([])
    const consents = await consentsOf('pupil')
    expect(consents).toMatchObject([{ document: 'Rules that stay', decision: 'ACCEPTED' }])
    expect(JSON.stringify(consents)).not.toMatch(/Pupil|Test/)
    const { rows } = await organisation.server.database.pool.query('select from counted_session')
    expect(rows).toHaveLength(0)
  })
})
