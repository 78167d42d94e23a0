import { expect, it, vi } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'

const organisation = startTestOrganisation(
  testPeople,
  'badge_exemption, badge_award, badge_version, badge, notification',
)
const pool = () => organisation.server.database.pool

async function call<T>(text: string, variables: object = {}, who = 'root', ...path: string[]): Promise<T> {
  return read(await organisation.server.call(text, { ...variables }, callerOf(who)), ...path) as T
}

const names = ['en', 'de', 'sw'].map((locale) => ({ locale, text: 'Ten sign-ins' }))
const input = {
  names,
  descriptions: [],
  image: { shape: 'SHIELD', colour: 'SAGE', icon: 'star' },
  rule: { match: 'ALL', repeats: false, conditions: [{ kind: 'LOGINS', count: 10, media: [] }] },
}

/** So many people who have signed in often enough. */
const addPeople = (count: number) =>
  pool().query(
    `insert into person (uuid, subject, username, given_name, status, login_count, last_sign_in_at)
      select u, u::text, 'often-' || n, 'Often', 'ACTIVE', 10, now() from (select gen_random_uuid() as u, n from generate_series(1, $1::int) n) p`,
    [count],
  )

it('awards to more than a hundred people by a job: as many as the preview said, each once', async () => {
  await addPeople(1203)
  const created = await call<{ badge: { uuid: string; revision: number } }>(
    'mutation($input: BadgeInput!) { badge { create(kind: SYSTEM, input: $input, locale: "en") { badge { uuid revision } } } }',
    { input },
    'root',
    'badge',
    'create',
  )
  const { uuid, revision } = created.badge
  const preview = await call<number>(
    'query($rule: BadgeRuleInput!) { badges { preview(kind: SYSTEM, rule: $rule) { people } } }',
    { rule: input.rule },
    'root',
    'badges',
    'preview',
    'people',
  )
  const published = await call<{ awarded: number; job: { uuid: string } | null }>(
    `mutation { badge { publish(uuid: "${uuid}", revision: ${revision}, awardNow: true, locale: "en") { awarded job { uuid } } } }`,
    {},
    'root',
    'badge',
    'publish',
  )
  expect(published.awarded).toBe(0)
  const job = await vi.waitFor(
    async () => {
      const found = await call<{ state: string; done: number; total: number }>(
        `{ jobs { job(uuid: "${published.job?.uuid ?? ''}") { state done total } } }`,
        {},
        'root',
        'jobs',
        'job',
      )
      expect(found.state).toBe('DONE')
      return found
    },
    { timeout: 20_000, interval: 200 },
  )
  expect([job.done, job.total]).toEqual([preview, preview])
  const { rows } = await pool().query(
    `select count(*)::int as awards, count(distinct person)::int as people,
      (select count(*)::int from notification where event = 'BADGE_EARNED') as notified from badge_award`,
  )
  expect(rows).toEqual([{ awards: preview, people: preview, notified: preview }])
}, 40_000)

it('of badges that a person was not told of on a page, until they were', async () => {
  const person = organisation.uuidOf('pupil')
  const [badge, version] = [createUuid(), createUuid()]
  await pool().query(`insert into badge (uuid, kind) values ($1, 'SYSTEM')`, [badge])
  await pool().query(
    `insert into badge_version (uuid, badge, number, names, image, rule) values ($1, $2, 1, '{"en": "Helper", "de": "Hilfe"}', '{}', '{"conditions": []}')`,
    [version, badge],
  )
  await pool().query('insert into badge_award (badge, version, person) values ($1, $2, $3)', [badge, version, person])
  const unseen = (who: string) =>
    call<{ name: string }[]>('{ badges { unseen(locale: "de") { name } } }', {}, who, 'badges', 'unseen')
  expect([await unseen('pupil'), await unseen('seller')]).toEqual([[{ name: 'Hilfe' }], []])
  await call('mutation { badge { markSeen } }', {}, 'pupil', 'badge')
  expect(await unseen('pupil')).toEqual([])
})
