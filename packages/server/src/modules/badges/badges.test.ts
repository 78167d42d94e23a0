import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordEvents } from '../learning/learningEvents.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(
  testPeople,
  'badge_exemption, login_day, badge_award, badge_version, badge, notification, learning_event, enrolment, medium, counted_session',
)
const pool = () => organisation.server.database.pool
const uuidOf = (name: string): string => organisation.uuidOf(name)

const publishMedium = async (title: string): Promise<string> =>
  (await publishTestMedium(pool(), { kind: 'PAGE', title, unit: organisation.units.school })).medium

/** Completes a medium as the player does: the enrolment and its event in one transaction. */
const complete = (medium: string, who = 'pupil', { score = null as number | null, cycle = 1 } = {}): Promise<void> =>
  inTransaction(pool(), async (client) => {
    const enrolment = createUuid()
    await client.query(
      `insert into enrolment (uuid, person, medium, cycle, progress_state, progress, completed_at, score)
        values ($1, $2, $3, $4, 'COMPLETED', 100, now(), $5)`,
      [enrolment, uuidOf(who), medium, cycle, score],
    )
    await recordEvents(client, [{ kind: 'COMPLETED', enrolment }])
  })

async function ask<T>(kind: 'query' | 'mutation', field: string, who = 'root', variables: object = {}): Promise<T> {
  const [namespace, declared] =
    kind === 'query' ? ['badges', '($rule: BadgeRuleInput!)'] : ['badge', '($input: BadgeInput!)']
  const isDeclared = field.includes('$input') || field.includes('$rule')
  const text = `${kind} ${isDeclared ? declared : ''} { ${namespace} { it: ${field} } }`
  return read(await organisation.server.call(text, variables, callerOf(who)), namespace, 'it') as T
}

interface Payload {
  readonly badge: {
    uuid: string
    state: string
    revision: number
    version: number
    hasDraft: boolean
    awardCount: number
  }
  readonly awarded?: number
  readonly userErrors: readonly { code: string; path: string[] }[]
}
const parts = 'badge { uuid state revision version hasDraft awardCount } userErrors { code path }'
const names = ['en', 'de', 'sw'].map((locale) => ({ locale, text: `Badge ${locale}` }))
const image = { shape: 'SHIELD', colour: 'SAGE', icon: 'truck' }
const condition = (given: object) => ({ media: [], ...given })
const rule = (...conditions: object[]) => ({ match: 'ALL', repeats: false, conditions: conditions.map(condition) })
const inputOf = (given: object = {}) => ({ names, descriptions: [], image, rule: rule(), ...given })

const create = (kind: 'SYSTEM' | 'COURSE', given: object = {}) =>
  ask<Payload>('mutation', `create(kind: ${kind}, input: $input, locale: "en") { ${parts} }`, 'root', {
    input: inputOf(given),
  })
const publish = ({ badge: { uuid, revision } }: Payload, awardNow = false) =>
  ask<Payload>(
    'mutation',
    `publish(uuid: "${uuid}", revision: ${revision}, awardNow: ${awardNow}, locale: "en") { awarded ${parts} }`,
  )
const activate = async (kind: 'SYSTEM' | 'COURSE', ...conditions: object[]): Promise<Payload> =>
  publish(await create(kind, { rule: rule(...conditions) }))
const setState = ({ badge: { uuid, revision } }: Payload, state: string) =>
  ask<Payload>(
    'mutation',
    `setState(uuid: "${uuid}", revision: ${revision}, state: ${state}, locale: "en") { ${parts} }`,
  )
const award = (badge: string, who: string, reason = 'Helped') =>
  ask<Payload>(
    'mutation',
    `award(badge: "${badge}", person: "${uuidOf(who)}", reason: "${reason}") { userErrors { code path } }`,
  )

interface Award {
  readonly uuid: string
  readonly name: string
  readonly reason: string | null
  readonly revokedAt: string | null
}
const awardsOf = async ({ badge: { uuid } }: Payload): Promise<readonly Award[]> =>
  (
    await ask<{ items: Award[] }>(
      'query',
      `awards(badge: "${uuid}", page: { first: 10 }) { items { uuid name reason revokedAt } }`,
    )
  ).items
const holdersOf = async (badge: Payload): Promise<string[]> =>
  (await awardsOf(badge)).map(({ name }) => name.split(' ')[0]?.toLowerCase() ?? '').toSorted()

const signIn = (who: string, sessionId: string) =>
  organisation.server.call(
    'mutation { user { updateCountUserLogin { counted newBadges { name } } } }',
    {},
    { ...callerOf(who), sessionId },
  )

describe('a course badge', () => {
  it('is awarded in the transaction of the last completion, for all or some of its media, and for a score', async () => {
    const [one, other] = [await publishMedium('One'), await publishMedium('Other')]
    const media = [one, other]
    const all = await activate('COURSE', { kind: 'COMPLETES', media })
    const some = await activate('COURSE', { kind: 'COMPLETES', media, count: 1 })
    const good = await activate('COURSE', { kind: 'COMPLETES', media: [one], score: 80 })
    await complete(one, 'pupil', { score: 79.5 })
    await complete(one, 'seller', { score: 80 })
    expect([await holdersOf(all), await holdersOf(some), await holdersOf(good)]).toEqual([
      [],
      ['pupil', 'seller'],
      ['seller'],
    ])
    await complete(other)
    expect(await holdersOf(all)).toEqual(['pupil'])
    const { rows } = await pool().query(`select event, person from notification where event = 'BADGE_EARNED'`)
    expect(rows).toHaveLength(4)
  })

  it('is awarded once by 50 completions at the same moment, and also by two that only together are enough', async () => {
    const media = await Promise.all(Array.from({ length: 50 }, (_, place) => publishMedium(`Part ${place}`)))
    const all = await activate('COURSE', { kind: 'COMPLETES', media })
    const first = await activate('COURSE', { kind: 'COMPLETES', media, count: 1 })
    await Promise.all(media.map((medium) => complete(medium)))
    expect(await holdersOf(all)).toEqual(['pupil'])
    expect(await holdersOf(first)).toEqual(['pupil'])
  })

  it('is awarded again in the next cycle only where it repeats', async () => {
    const medium = await publishMedium('Yearly')
    const once = await activate('COURSE', { kind: 'COMPLETES', media: [medium] })
    const repeated = await publish(
      await create('COURSE', { rule: { ...rule({ kind: 'COMPLETES', media: [medium] }), repeats: true } }),
    )
    await complete(medium)
    await complete(medium, 'pupil', { cycle: 2 })
    expect([await holdersOf(once), await holdersOf(repeated)]).toEqual([['pupil'], ['pupil', 'pupil']])
  })
})

describe('a system badge', () => {
  it('counts completed media, and either of two conditions where any is enough', async () => {
    const three = await activate('SYSTEM', { kind: 'COMPLETED_ITEMS', count: 3 })
    const conditions = [
      { kind: 'COMPLETED_ITEMS', count: 1 },
      { kind: 'LOGINS', count: 9000 },
    ].map(condition)
    const any = await publish(await create('SYSTEM', { rule: { match: 'ANY', repeats: false, conditions } }))
    for (const title of ['One', 'Two', 'Three']) await complete(await publishMedium(title))
    await complete(await publishMedium('Four'), 'seller')
    expect([await holdersOf(three), await holdersOf(any)]).toEqual([['pupil'], ['pupil', 'seller']])
  })

  it('is awarded by the sign-in that is counted, which answers with it, and counts days in a row', async () => {
    const second = await activate('SYSTEM', { kind: 'LOGINS', count: 2 })
    const days = await activate('SYSTEM', { kind: 'DAYS_IN_ROW', count: 3 })
    await pool().query('update person set login_count = 0')
    await pool().query('delete from login_day')
    const it = async (session: string) =>
      read(await signIn('pupil', session), 'user', 'updateCountUserLogin') as { newBadges: unknown[] }
    expect((await it('a')).newBadges).toEqual([])
    expect(await it('b')).toEqual({ counted: true, newBadges: [{ name: 'Badge en' }] })
    expect((await it('b')).newBadges).toEqual([])
    expect([await holdersOf(second), await holdersOf(days)]).toEqual([['pupil'], []])
    await pool().query(
      `insert into login_day (person, day) select $1, installation_day() - d from unnest(array[1, 2]) d`,
      [uuidOf('pupil')],
    )
    await it('c')
    expect(await holdersOf(days)).toEqual(['pupil'])
  })
})

describe('publishing', () => {
  it('tells how many meet the rule already, and awards to exactly those or to none of them', async () => {
    const media = [await publishMedium('One')]
    await complete(media[0] ?? '')
    await complete(media[0] ?? '', 'seller')
    const conditions = rule({ kind: 'COMPLETES', media })
    const preview = `preview(kind: COURSE, rule: $rule) { people conditions }`
    expect(await ask('query', preview, 'root', { rule: conditions })).toEqual({ people: 2, conditions: [2] })
    const now = await publish(await create('COURSE', { rule: conditions }), true)
    expect([now.awarded, await holdersOf(now)]).toEqual([2, ['pupil', 'seller']])
    const later = await publish(await create('COURSE', { rule: conditions }), false)
    await complete(media[0] ?? '', 'pupil', { cycle: 2 })
    await complete(media[0] ?? '', 'member')
    expect([later.awarded, await holdersOf(later)]).toEqual([0, ['member']])
  })

  it('needs a name in every language, and a changed rule is a new version that leaves awards as they are', async () => {
    const draft = await create('SYSTEM', { names: names.slice(0, 1) })
    expect((await publish(draft)).userErrors.map(({ path }) => path)).toEqual([
      ['names', 'de'],
      ['names', 'sw'],
    ])
    const [one, other] = [await publishMedium('One'), await publishMedium('Other')]
    const badge = await activate('COURSE', { kind: 'COMPLETES', media: [one] })
    await complete(one)
    const changed = await ask<Payload>(
      'mutation',
      `update(uuid: "${badge.badge.uuid}", revision: ${badge.badge.revision}, input: $input, locale: "en") { ${parts} }`,
      'root',
      { input: inputOf({ rule: rule({ kind: 'COMPLETES', media: [other] }) }) },
    )
    expect(changed.badge).toMatchObject({ version: 2, hasDraft: true, state: 'ACTIVE' })
    await complete(one, 'seller')
    expect(await holdersOf(badge)).toEqual(['pupil', 'seller'])
    await publish(changed)
    await complete(other, 'member')
    await complete(one, 'member')
    expect(await holdersOf(badge)).toEqual(['member', 'pupil', 'seller'])
    await expect(pool().query(`update badge_version set rule = '{}' where number = 1`)).rejects.toThrow(/never changed/)
    expect((await publish(badge)).userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
  })

  it('a paused badge is not awarded, an archived one no more', async () => {
    const medium = await publishMedium('One')
    const badge = await activate('COURSE', { kind: 'COMPLETES', media: [medium] })
    const paused = await setState(badge, 'PAUSED')
    await complete(medium)
    expect(await holdersOf(badge)).toEqual([])
    expect((await publish(paused, true)).awarded).toBe(1)
  })
})

describe('by hand', () => {
  it('a badge is given with a reason once, revoked for good, and given anew', async () => {
    const badge = await publish(await create('SYSTEM'))
    expect((await award(badge.badge.uuid, 'pupil', '')).userErrors[0]?.code).toBe('REQUIRED')
    const unshowable = await award(badge.badge.uuid, 'pupil', String.raw`A\u0000B`)
    expect(unshowable.userErrors).toEqual([{ code: 'BAD_CHARACTERS', path: ['reason'] }])
    expect((await award(badge.badge.uuid, 'pupil')).userErrors).toEqual([])
    expect((await award(badge.badge.uuid, 'pupil')).userErrors).toEqual([{ code: 'TAKEN', path: ['person'] }])
    const [given] = await awardsOf(badge)
    const revoke = `revoke(award: "${given?.uuid ?? ''}", reason: "By mistake") { userErrors { code } }`
    expect(await ask('mutation', revoke)).toEqual({ userErrors: [] })
    // A double press is written down once.
    expect(await ask('mutation', revoke)).toEqual({ userErrors: [] })
    const { rows: entries } = await pool().query(
      `select from audit_event where action = 'badge.revoke' and object = $1`,
      [badge.badge.uuid],
    )
    expect(entries).toHaveLength(1)
    expect((await awardsOf(badge))[0]?.revokedAt).not.toBeNull()
    expect((await award(badge.badge.uuid, 'pupil')).userErrors).toEqual([])
    expect(await awardsOf(badge)).toHaveLength(2)
  })

  it('is for administrators, and a rule of the other kind is refused', async () => {
    const answer = await organisation.server.call(
      '{ badges { list(kind: SYSTEM, locale: "en") { uuid } } }',
      {},
      callerOf('above'),
    )
    expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    const refused = await create('COURSE', { rule: rule({ kind: 'LOGINS', count: 1 }) })
    expect(refused.userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['rule', '0', 'kind'] }])
  })
})

describe('the collection', () => {
  it('has what was earned, what is on the way with its steps, and is private until shown', async () => {
    const media = [await publishMedium('One'), await publishMedium('Two')]
    await activate('COURSE', { kind: 'COMPLETES', media: media.slice(0, 1) })
    await activate('COURSE', { kind: 'COMPLETES', media })
    await activate('SYSTEM', { kind: 'LOGINS', count: 9999 })
    await publish(await create('SYSTEM'))
    await complete(media[0] ?? '')
    const mine = () =>
      ask<{ earned: { uuid: string; isShown: boolean; checkUrl: string }[]; open: { steps: unknown }[] }>(
        'query',
        'mine(locale: "de") { earned { uuid name isShown isSeen checkUrl } open { name steps { done goal } } }',
        'pupil',
      )
    const { earned, open } = await mine()
    expect(earned).toMatchObject([{ name: 'Badge de', isShown: false, isSeen: false }])
    expect(open).toMatchObject([{ steps: [{ done: 1, goal: 2 }] }, { steps: [{ goal: 9999 }] }])
    const show = `show(award: "${earned[0]?.uuid ?? ''}", isShown: true)`
    expect([await ask('mutation', show, 'seller'), await ask('mutation', show, 'pupil')]).toEqual([false, true])
    expect((await mine()).earned[0]?.isShown).toBe(true)
  })
})
