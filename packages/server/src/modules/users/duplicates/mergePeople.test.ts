import { beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, testPeople, startTestOrganisation, type PersonFixture } from '../../../testing/testOrganisation.ts'
import { handedOn } from './handedOnColumns.ts'
import { settledOtherwise } from './moveBelongings.ts'

const doubles: readonly PersonFixture[] = [
  { name: 'zuri', in: [{ unit: 'class5a' }, { unit: 'school', role: 'MANAGER' }] },
  { name: 'zuri2', in: [{ unit: 'school' }] },
  { name: 'zurisales', in: [{ unit: 'sales' }] },
]

const organisation = startTestOrganisation(
  [...testPeople, ...doubles],
  'invitation, outbox_mail, saved_view, person_apart, person_pointer',
)
const { users, user, uuidOf } = organisation

beforeEach(async () => {
  await name('zuri', 'Zuri', 'Ng’ang’a-Otieno')
  await name('zuri2', 'ng ANGÁ otieno', 'zúri')
  await name('zurisales', 'Zuri', 'Nganga Otieno')
})

const name = (who: string, given: string, family: string): Promise<unknown> =>
  organisation.server.database.pool.query('update person set given_name = $2, family_name = $3 where uuid = $1', [
    uuidOf(who),
    given,
    family,
  ])
const set = (who: string, fields: string): Promise<unknown> =>
  organisation.server.database.pool.query(`update person set ${fields} where uuid = $1`, [uuidOf(who)])

const suspects = async (caller = callerOf('root')): Promise<unknown> =>
  (
    (await users(
      'users(page: { first: 50 }, filter: { hasDuplicate: true }) { items { username duplicateReasons } }',
      caller,
    )) as {
      items: { username: string; duplicateReasons: string[] }[]
    }
  ).items
    .map(({ username, duplicateReasons }) => [username, ...duplicateReasons])
    .sort()

const forecast = (winner: string, loser: string, caller = callerOf('root')): Promise<unknown> =>
  users(
    `merge(winner: "${uuidOf(winner)}", loser: "${uuidOf(loser)}") { differences { field winner loser } units sharedUnits consents savedViews
      importRows signIns lostKeys refused confirmation winner { revision } loser { revision } }`,
    caller,
  )

interface Unite {
  readonly take?: string
  readonly confirmation?: string
  readonly revision?: number
}

async function unite(
  winner: string,
  loser: string,
  { take = '', confirmation, revision }: Unite = {},
  caller = callerOf('root'),
) {
  const seen = (await forecast(winner, loser)) as {
    confirmation: string
    winner: { revision: number }
    loser: { revision: number }
  } | null
  return (await user(
    `mergeUsers(winner: "${uuidOf(winner)}", winnerRevision: ${revision ?? seen?.winner.revision ?? 0}, loser: "${uuidOf(loser)}",
      loserRevision: ${seen?.loser.revision ?? 0}, take: [${take}], confirmation: "${confirmation ?? seen?.confirmation ?? ''}")
      { user { uuid name username email externalId status } userErrors { code path } }`,
    caller,
  )) as { user: Record<string, unknown> | null; userErrors: { code: string; path: string[] }[] }
}

describe('who may be there twice', () => {
  it('shares a name however it is written; personnel numbers that differ tell them apart', async () => {
    expect(await suspects()).toEqual([
      ['zuri', 'NAME'],
      ['zuri2', 'NAME'],
      ['zurisales', 'NAME'],
    ])
    await set('zuri', `external_id = '0017'`)
    await set('zuri2', `external_id = '18'`)
    expect(await suspects()).toEqual([
      ['zuri', 'NAME'],
      ['zuri2', 'NAME'],
      ['zurisales', 'NAME'],
    ])
    await set('zurisales', `external_id = '19'`)
    expect(await suspects()).toEqual([])
    await set('zuri2', `external_id = ' 17'`)
    expect(await suspects()).toEqual([
      ['zuri', 'NAME', 'NUMBER'],
      ['zuri2', 'NAME', 'NUMBER'],
    ])
  })

  it('shares an address before the @, or a number', async () => {
    for (const [index, who] of ['zuri', 'zuri2', 'zurisales'].entries())
      await name(who, `Other${index}`, `Name${index}`)
    expect(await suspects()).toEqual([])
    await set('zuri', `email = 'Z.Otieno+school@one.example', displayed_id = 'K-017'`)
    await set('zuri2', `email = 'zotieno@two.example'`)
    await set('zurisales', `displayed_id = 'k 17'`)
    expect(await suspects()).toEqual([
      ['zuri', 'ADDRESS'],
      ['zuri2', 'ADDRESS'],
    ])
    await set('zurisales', `displayed_id = 'k 017'`)
    expect(await suspects()).toEqual([
      ['zuri', 'ADDRESS', 'NUMBER'],
      ['zuri2', 'ADDRESS'],
      ['zurisales', 'NUMBER'],
    ])
    await organisation.server.database.pool.query('delete from person where uuid = $1', [uuidOf('zuri')])
    expect(await suspects()).toEqual([])
  })

  it('is told to a manager of their own people alone', async () => {
    expect(await suspects(callerOf('manager'))).toEqual([])
    expect(await suspects(callerOf('above'))).toEqual([
      ['zuri', 'NAME'],
      ['zuri2', 'NAME'],
    ])
    expect(
      await users(`duplicates(user: "${uuidOf('zuri')}") { user { username } reasons }`, callerOf('above')),
    ).toEqual([{ user: { username: 'zuri2' }, reasons: ['NAME'] }])
    expect(await users(`duplicates(user: "${uuidOf('zurisales')}") { reasons }`, callerOf('above'))).toBeNull()
  })

  it('is not asked again of two who are two', async () => {
    const apart = `keepApart(user: "${uuidOf('zuri')}", other: "${uuidOf('zuri2')}") { changed userErrors { code } }`
    expect(await user(apart, callerOf('above'))).toEqual({ changed: 1, userErrors: [] })
    expect(await user(apart)).toEqual({ changed: 0, userErrors: [] })
    expect(await suspects(callerOf('above'))).toEqual([])
    expect(await suspects()).toEqual([
      ['zuri', 'NAME'],
      ['zuri2', 'NAME'],
      ['zurisales', 'NAME'],
    ])
    await user(`anonymiseUsers(selection: { uuids: ["${uuidOf('zurisales')}"] }) { changed }`)
    expect(await suspects()).toEqual([])
  })
})

describe('uniting two', () => {
  it('shows first what would come of it', async () => {
    await set('zuri2', `external_id = '18', last_sign_in_at = '2026-02-03T08:00:00Z'`)
    await organisation.server.database.pool.query(
      `insert into saved_view (uuid, owner, screen, name, query) values ($1, $2, '/user-management', 'Mine', '')`,
      [createUuid(), uuidOf('zuri2')],
    )
    expect(await forecast('zuri', 'zuri2')).toMatchObject({
      units: 0,
      sharedUnits: 1,
      consents: 0,
      savedViews: 1,
      importRows: 0,
      signIns: 2,
      refused: [],
      lostKeys: ['USERNAME', 'EMAIL'],
      confirmation: 'ng ANGÁ otieno zúri',
      // At an outside provider names, address and roles go with the sign-in.
      differences: [
        { field: 'SIGN_IN', winner: null, loser: '2026-02-03T08:00:00.000Z' },
        { field: 'EXTERNAL_ID', winner: null, loser: '18' },
      ],
    })
    expect(await forecast('zuri', 'zurisales')).toMatchObject({ units: 1, sharedUnits: 0 })
    expect(await forecast('zuri', 'zurisales', callerOf('above'))).toBeNull()
  })

  it('brings nobody who has a unit into that of those who have none, and does not promise it', async () => {
    const { pool } = organisation.server.database
    await pool.query(`update unit_membership set unit = (select uuid from unit where is_general) where person = $1`, [
      uuidOf('zurisales'),
    ])
    expect(await forecast('zuri2', 'zurisales')).toMatchObject({ units: 0, sharedUnits: 0 })
    await unite('zuri2', 'zurisales')
    expect(await users(`memberships(user: "${uuidOf('zuri2')}") { unit { key } }`)).toEqual([
      { unit: { key: 'school' } },
    ])
  })

  it('brings the places along that begin on a later day; of two in one unit that of whoever stays', async () => {
    const { pool } = organisation.server.database
    const plan = 'insert into coming_membership (uuid, unit, person, begins_on) values (gen_random_uuid(), $1, $2, $3)'
    for (const [unit, who, day] of [
      ['sales', 'zuri', '2098-01-01'],
      ['general', 'zuri', '2098-02-01'],
      ['general', 'zuri2', '2098-03-01'],
    ] as const)
      await pool.query(plan, [organisation.units[unit], uuidOf(who), day])
    await unite('zuri2', 'zuri')
    expect(await users(`comingMemberships(user: "${uuidOf('zuri2')}") { unit { key } from }`)).toEqual([
      { unit: { key: 'sales' }, from: '2098-01-01' },
      { unit: { key: 'general' }, from: '2098-03-01' },
    ])
  })

  it('leaves one, with what both had, and the old address leads there', async () => {
    const { pool } = organisation.server.database
    const views = `insert into saved_view (uuid, owner, screen, name, query) select gen_random_uuid(), p, '/user-management', 'Mine', '' from unnest($1::uuid[]) p`
    await pool.query(views, [[uuidOf('zuri'), uuidOf('zuri2')]])
    await set('zuri', `login_count = 2, phone = '1'`)
    await set(
      'zuri2',
      `external_id = '18', login_count = 3, phone = '2', pronouns = 'she', custom = '{"shift": "late"}'`,
    )
    await set('zuri', `custom = '{"shift": "early", "badge": 7}'`)
    // What both asked for is one request.
    await pool.query(
      `insert into join_request (uuid, unit, person) select gen_random_uuid(), u.uuid, p from unit u cross join unnest($1::uuid[]) p where u.is_general`,
      [[uuidOf('zuri'), uuidOf('zuri2')]],
    )
    await pool.query(`insert into privacy_case (uuid, kind, person) values (gen_random_uuid(), 'DELETION', $1)`, [
      uuidOf('zuri'),
    ])
    // The manager's role of the one who goes wins over the membership of the one who stays.
    const { user: united, userErrors } = await unite('zuri2', 'zuri', { take: 'EXTERNAL_ID' })
    expect(userErrors).toEqual([])
    expect(united).toMatchObject({ uuid: uuidOf('zuri2'), username: 'zuri2', externalId: null })
    expect(await users(`user(uuid: "${uuidOf('zuri')}") { uuid loginCount }`)).toEqual({
      uuid: uuidOf('zuri2'),
      loginCount: 5,
    })
    expect(await users(`memberships(user: "${uuidOf('zuri')}") { role unit { key } }`)).toEqual(
      expect.arrayContaining([
        { role: 'MEMBER', unit: { key: 'class5a' } },
        { role: 'MANAGER', unit: { key: 'school' } },
      ]),
    )
    const winner = await pool.query('select phone, pronouns, custom from person where uuid = $1', [uuidOf('zuri2')])
    expect(winner.rows).toEqual([{ phone: '2', pronouns: 'she', custom: { shift: 'late', badge: 7 } }])
    const waiting = await pool.query(
      `select person from join_request where state = 'REQUESTED' union all select person from privacy_case`,
    )
    expect(waiting.rows).toEqual([{ person: uuidOf('zuri2') }, { person: uuidOf('zuri2') }])
    expect((await pool.query('select name from saved_view where owner = $1', [uuidOf('zuri2')])).rowCount).toBe(2)
    expect(await users(`history(user: "${uuidOf('zuri')}", page: { first: 1 }) { items { action } }`)).toEqual({
      items: [{ action: 'user.merge' }],
    })
    expect(await suspects()).toEqual([
      ['zuri2', 'NAME'],
      ['zurisales', 'NAME'],
    ])
    await set('zurisales', `given_name = 'Else'`)
    expect(await suspects()).toEqual([])
  })

  it('keeps proofs and what imports wrote, and two unions lead to the last one', async () => {
    const { pool } = organisation.server.database
    await pool.query(
      `insert into link_case (uuid, subject, reason, candidates) values (gen_random_uuid(), 'x', 'SEVERAL_CANDIDATES', array[$1::uuid])`,
      [uuidOf('zuri')],
    )
    await unite('zuri2', 'zuri')
    await unite('zurisales', 'zuri2')
    expect(await users(`user(uuid: "${uuidOf('zuri')}") { uuid }`)).toEqual({ uuid: uuidOf('zurisales') })
    expect(
      (await pool.query<{ candidates: string[] }>(`select candidates from link_case where subject = 'x'`)).rows,
    ).toEqual([{ candidates: [uuidOf('zurisales')] }])
  })

  it('is refused for somebody out of sight, for oneself, for a changed one, unconfirmed, and to a manager over managers', async () => {
    const codeOf = async (merge: ReturnType<typeof unite>): Promise<unknown> => (await merge).userErrors
    expect(await codeOf(unite('zuri', 'zurisales', {}, callerOf('above')))).toEqual([
      { code: 'UNKNOWN', path: ['loser'] },
    ])
    expect(await codeOf(unite('zuri', 'zuri'))).toEqual([{ code: 'UNKNOWN', path: ['loser'] }])
    expect(await codeOf(unite('root', 'zuri'))).toEqual([{ code: 'SELF', path: ['loser'] }])
    expect(await codeOf(unite('zuri', 'member', {}, callerOf('above')))).toEqual([
      { code: 'OUT_OF_SCOPE', path: ['loser'] },
    ])
    expect(await codeOf(unite('zuri', 'zuri2', { revision: 99 }))).toEqual([
      { code: 'CHANGED_MEANWHILE', path: ['winner'] },
    ])
    expect(await codeOf(unite('zuri', 'zuri2', { confirmation: 'zuri' }))).toEqual([
      { code: 'NOT_CONFIRMED', path: ['confirmation'] },
    ])
    expect(await codeOf(unite('zuri', 'zuri2', {}, callerOf('above')))).toEqual([])
  })
})

it('numbers the cycles of both in one target by the time they began', async () => {
  const { pool } = organisation.server.database
  const [medium, unit] = [
    createUuid(),
    (await pool.query<{ uuid: string }>('select uuid from unit limit 1')).rows[0]?.uuid,
  ]
  await pool.query(
    `insert into medium (uuid, kind, main_locale, titles, owner_unit) values ($1, 'LINK', 'en', '{"en": "Fire safety"}', $2)`,
    [medium, unit],
  )
  const began = { zuri: ['2024-01-01', '2026-01-01'], zuri2: ['2025-01-01'] }
  for (const [who, days] of Object.entries(began))
    for (const [index, day] of days.entries())
      await pool.query('insert into enrolment (uuid, person, medium, cycle, created_at) values ($1, $2, $3, $4, $5)', [
        createUuid(),
        uuidOf(who),
        medium,
        index + 1,
        day,
      ])
  expect(await unite('zuri', 'zuri2')).toMatchObject({ userErrors: [] })
  const { rows } = await pool.query(
    `select cycle, created_at::date::text as day from enrolment where person = $1 order by cycle`,
    [uuidOf('zuri')],
  )
  expect(rows).toEqual([
    { cycle: 1, day: '2024-01-01' },
    { cycle: 2, day: '2025-01-01' },
    { cycle: 3, day: '2026-01-01' },
  ])
  await pool.query('delete from enrolment where medium = $1', [medium])
  await pool.query('delete from medium where uuid = $1', [medium])
})

it('knows of every column that names a person what becomes of it', async () => {
  const { rows } = await organisation.server.database.pool.query<{ name: string }>(
    `select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f' and c.confrelid = 'person'::regclass`,
  )
  expect(
    rows
      .map(({ name: column }) => column)
      .filter((column) => !handedOn.includes(column) && !settledOtherwise.includes(column)),
  ).toEqual([])
})
