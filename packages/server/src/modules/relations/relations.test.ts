import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(
  testPeople,
  'relation, relation_code_attempt, outbox_mail, learning_event, enrolment, medium',
)
const pool = () => organisation.server.database.pool

async function ask(kind: 'query' | 'mutation', field: string, who: string, variables: object = {}): Promise<unknown> {
  const declared = field.includes('$input') ? '($input: RelationInput!)' : ''
  const namespace = kind === 'query' ? 'relations' : 'relation'
  return read(
    await organisation.server.call(`${kind} ${declared} { ${namespace} { it: ${field} } }`, variables, callerOf(who)),
    namespace,
    'it',
  )
}

interface Invited {
  readonly relation: { readonly uuid: string; readonly state: string; readonly revision: number } | null
  readonly code: string | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}
const invite = async (change: object = {}): Promise<Invited> =>
  (await ask(
    'mutation',
    'invite(input: $input) { relation { uuid state revision } code userErrors { code path } }',
    'root',
    {
      input: { learner: organisation.uuidOf('pupil'), type: 'GUARDIAN', sees: [], until: null, email: null, ...change },
    },
  )) as Invited
const use = async (step: 'accept' | 'decline', code: string | null, who = 'seller') =>
  ((await ask('mutation', `${step}(code: "${code}") { userErrors { code } }`, who)) as Invited).userErrors.map(
    (error) => error.code,
  )
const states = async () =>
  (
    (await ask('query', 'list(page: { first: 50 }) { items { state } }', 'root')) as { items: { state: string }[] }
  ).items.map(({ state }) => state)
const accompanied = async (who = 'seller') =>
  (await ask(
    'query',
    'accompanied(locale: "en") { name sees items { title isDone state dueAt score completedAt } certificates { title } }',
    who,
  )) as { name: string; items: object[] }[]

describe('an invitation', () => {
  it('by code is taken once, by nobody who guesses, and not by the learner', async () => {
    const { code, relation } = await invite()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    const stored = await pool().query<{ hash: string }>(`select encode(code_hash, 'escape') as hash from relation`)
    expect(stored.rows[0]?.hash).not.toContain(code?.replace('-', ''))
    expect(await use('accept', code, 'pupil')).toEqual(['SELF'])
    expect(await ask('query', `invitation(code: "${code}") { learner type }`, 'seller')).toEqual({
      learner: 'Pupil Test',
      type: 'GUARDIAN',
    })
    expect(await use('accept', code?.toLowerCase().replace('-', ' ') ?? '')).toEqual([])
    expect(await use('accept', code, 'member')).toEqual(['UNKNOWN'])
    expect(await states()).toEqual(['ACTIVE'])
    expect(relation?.state).toBe('INVITED')
    for (let place = 0; place < 19; place += 1)
      expect(await use('accept', `0000-${1000 + place}`, 'member')).toEqual(['UNKNOWN'])
    const { errors } = await organisation.server.call(
      '{ relations { invitation(code: "0000-0000") { learner } } }',
      {},
      callerOf('member'),
    )
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('by email names nobody; one that ran out opens nothing until it is renewed', async () => {
    const { code, relation } = await invite({ email: 'aunt@example.org' })
    expect(code).toBeNull()
    const mail = (await pool().query<{ body: string; subject: string }>('select subject, body from outbox_mail'))
      .rows[0]
    expect(`${mail?.subject} ${mail?.body}`).not.toContain('Pupil')
    const sent = /\?invite=([0-9A-Z-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    await pool().query(`update relation set code_expires_at = now() - interval '1 minute'`)
    expect([await use('accept', sent), await states()]).toEqual([['UNKNOWN'], ['EXPIRED']])
    await ask('mutation', `renew(uuid: "${relation?.uuid}", revision: 1) { code userErrors { code } }`, 'root')
    const { rows } = await pool().query<{ body: string }>(
      'select body from outbox_mail order by created_at desc, uuid desc',
    )
    const codes = rows.map(({ body }) => /\?invite=([0-9A-Z-]+)/.exec(body)?.[1] ?? '').filter((one) => one !== sent)
    expect(await use('accept', sent)).toEqual(['UNKNOWN'])
    expect(await use('decline', codes[0] ?? '')).toEqual([])
    expect(await states()).toEqual(['DECLINED'])
  })

  it('is refused to oneself, beyond ten relatives, twice for the same type, and to everybody but administrators', async () => {
    expect((await invite({ email: 'PUPIL@somo.example' })).userErrors).toEqual([{ code: 'SELF', path: ['email'] }])
    expect((await invite({ email: 'nobody', until: '2020-01-01' })).userErrors.map(({ code }) => code)).toEqual([
      'NOT_AN_EMAIL',
      'IN_THE_PAST',
    ])
    const [one, other] = [await invite(), await invite()]
    expect((await Promise.all([use('accept', one.code), use('accept', other.code)])).flat()).toEqual(['TAKEN'])
    for (let place = 0; place < 8; place += 1) expect((await invite()).userErrors).toEqual([])
    expect((await invite()).userErrors).toEqual([{ code: 'TOO_MANY', path: ['learner'] }])
    const { errors } = await organisation.server.call('{ relations { count } }', {}, callerOf('manager'))
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('of a mentor waits for the learner, who may end it; a guardian’s is ended by others', async () => {
    const mentor = await invite({ type: 'MENTOR' })
    await use('accept', mentor.code)
    expect([await states(), await accompanied()]).toEqual([['INVITED'], []])
    const uuid = mentor.relation?.uuid ?? ''
    expect(await ask('query', 'seenBy { name state waitsForMe mayEnd }', 'pupil')).toEqual([
      { name: 'Seller Test', state: 'INVITED', waitsForMe: true, mayEnd: true },
    ])
    const respond = (who: string) =>
      ask('mutation', `respond(uuid: "${uuid}", isAccepted: true) { userErrors { code } }`, who)
    expect(await respond('member')).toEqual({ userErrors: [{ code: 'UNKNOWN' }] })
    expect(await respond('pupil')).toEqual({ userErrors: [] })
    expect(await accompanied()).toHaveLength(1)
    const guardian = await invite()
    await use('accept', guardian.code)
    const end = async (of: string | undefined, who: string) =>
      ((await ask('mutation', `end(uuid: "${of}") { userErrors { code } }`, who)) as Invited).userErrors.map(
        ({ code }) => code,
      )
    expect([await end(guardian.relation?.uuid, 'pupil'), await end(guardian.relation?.uuid, 'member')]).toEqual([
      ['LOCKED'],
      ['UNKNOWN'],
    ])
    expect([await end(uuid, 'pupil'), await end(guardian.relation?.uuid, 'seller')]).toEqual([[], []])
    expect([await accompanied(), await states()]).toEqual([[], ['ENDED', 'ENDED']])
    const { rows } = await pool().query(
      `select action from audit_event where object in (select uuid from relation) order by at, uuid`,
    )
    expect(rows.map(({ action }) => String(action))).toEqual([
      'relation.invite',
      'relation.accept',
      'relation.accept',
      'relation.invite',
      'relation.accept',
      'relation.end',
      'relation.end',
    ])
  })
})

describe('a relative', () => {
  it('sees no more than the relation shows, and nothing after its last day', async () => {
    const { medium } = await publishTestMedium(pool(), {
      kind: 'PAGE',
      title: 'Fire safety',
      unit: organisation.units.general,
    })
    await pool().query(
      `insert into enrolment (uuid, person, medium, due_at, completed_at, progress, progress_state, score)
        values ($1, $2, $3, now() + interval '90 days', now(), 100, 'COMPLETED', 80)`,
      [createUuid(), organisation.uuidOf('pupil'), medium],
    )
    const { code } = await invite()
    await use('accept', code)
    const see = async (sees: readonly string[]) => {
      await pool().query('update relation set sees = $1', [sees])
      return (await accompanied())[0]?.items[0]
    }
    const [title, moment] = ['Fire safety', expect.any(String) as unknown]
    const done = { title, isDone: true, completedAt: moment }
    expect(await see([])).toEqual({ ...done, state: null, dueAt: null, score: null })
    expect(await see(['DUE_DATES'])).toEqual({ ...done, state: 'COMPLETED', dueAt: moment, score: null })
    expect(await see(['SCORES'])).toEqual({ ...done, state: null, dueAt: null, score: 80 })
    expect(await accompanied('member')).toEqual([])
    await pool().query(`update relation set until = installation_day() - 1`)
    expect([await accompanied(), await states()]).toEqual([[], ['ENDED']])
  })
})
