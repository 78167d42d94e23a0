import { describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { authorCalls } from '../testing/authorCalls.ts'

const organisation = startTestOrganisation(
  testPeople,
  'event_booking, event_session, assignment, learning_path, category, learning_start, learning_event, enrolment, medium',
)
const { ask, create } = authorCalls(organisation)
const pool = () => organisation.server.database.pool

interface Row {
  readonly title: string
  readonly categories: readonly { readonly names: readonly { readonly text: string }[] }[]
  readonly usage: Readonly<Record<'assignments' | 'paths' | 'courses', number>> & { readonly isInCatalogue: boolean }
  readonly learners: number | null
  readonly problem: string | null
  readonly updatedBy: { readonly name: string } | null
}

const rowsOf = async (who: string): Promise<readonly Row[]> =>
  (
    (await ask(
      `media(page: { first: 20 }, sort: { field: TITLE, direction: ASCENDING }) { items { title categories { names { text } }
        usage { assignments paths courses isInCatalogue } learners problem updatedBy { name } } }`,
      who,
    )) as { items: Row[] }
  ).items
const rowOf = async (title: string, who = 'root'): Promise<Row | undefined> =>
  (await rowsOf(who)).find((row) => row.title === title)

type Unit = keyof typeof organisation.units
const publish = async (
  title: string,
  more: Partial<Parameters<typeof publishTestMedium>[1]> = {},
  unit: Unit = 'school',
): Promise<string> =>
  (await publishTestMedium(pool(), { kind: 'LINK', title, unit: organisation.units[unit], ...more })).medium

async function assign(medium: string, unit: Unit, state: 'ACTIVE' | 'ENDED' = 'ACTIVE'): Promise<void> {
  const assignment = createUuid()
  await pool().query(
    `insert into assignment (uuid, title, state, owner_unit, activated_at) values ($1, 'Assignment', $2, $3, now())`,
    [assignment, state, organisation.units[unit]],
  )
  await pool().query('insert into assignment_target (assignment, medium) values ($1, $2)', [assignment, medium])
}

async function addPath(medium: string, unit: Unit): Promise<void> {
  const [path, version, stage] = [createUuid(), createUuid(), createUuid()]
  await pool().query(
    `insert into learning_path (uuid, main_locale, titles, owner_unit) values ($1, 'en', '{"en": "Path"}', $2)`,
    [path, organisation.units[unit]],
  )
  await pool().query('insert into path_version (uuid, path, number) values ($1, $2, 1)', [version, path])
  await pool().query(`insert into path_stage (uuid, version, position, titles) values ($1, $2, 0, '{"en": "Stage"}')`, [
    stage,
    version,
  ])
  await pool().query('insert into path_stage_item (stage, medium, position) values ($1, $2, 0)', [stage, medium])
}

const begin = async (medium: string, person: string): Promise<void> => {
  await pool().query(
    `insert into learning_event (at, kind, person, enrolment, medium, cycle, units) select now(), 'STARTED', $1, $2, $3, 1,
      array(select distinct a.ancestor from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = $1)`,
    [organisation.uuidOf(person), await enrol(medium, person), medium],
  )
}
async function enrol(medium: string, person: string): Promise<string> {
  const enrolment = createUuid()
  await pool().query('insert into enrolment (uuid, person, medium) values ($1, $2, $3)', [
    enrolment,
    organisation.uuidOf(person),
    medium,
  ])
  return enrolment
}

describe('where a medium of the list is used', () => {
  it('counts assignments, paths and courses; those of other units only for whoever manages them', async () => {
    const medium = await publish('Used', { booking: 'ASSIGNED_ONLY' })
    await publish('Course', { kind: 'COURSE', items: [medium] })
    await publish('Course of sales', { kind: 'COURSE', items: [medium] }, 'sales')
    for (const unit of ['school', 'class5a', 'sales'] as const) await assign(medium, unit)
    await assign(medium, 'school', 'ENDED')
    for (const unit of ['school', 'sales'] as const) await addPath(medium, unit)
    expect((await rowOf('Used'))?.usage).toEqual({ assignments: 3, paths: 2, courses: 2, isInCatalogue: false })
    expect((await rowOf('Used', 'above'))?.usage).toEqual({
      assignments: 2,
      paths: 1,
      courses: 2,
      isInCatalogue: false,
    })
  })

  it('tells what people find in the catalogue, and nothing of media of other units', async () => {
    await publish('Offered', { booking: 'REQUEST' })
    await publish('Of sales', {}, 'sales')
    expect((await rowOf('Offered'))?.usage).toEqual({ assignments: 0, paths: 0, courses: 0, isInCatalogue: true })
    expect((await rowsOf('above')).map(({ title }) => title)).toEqual(['Offered'])
    expect(await rowsOf('manager')).toEqual([])
  })
})

describe('learners in the list', () => {
  it('are the people who ever started it, each once', async () => {
    const medium = await publish('Started')
    await begin(medium, 'member')
    await begin(medium, 'seller')
    await pool().query('update enrolment set cycle = 2 where medium = $1', [medium])
    await begin(medium, 'member')
    expect((await rowOf('Started'))?.learners).toBe(2)
  })

  it('are not told of what is part of a course alone', async () => {
    const part = await publish('Part')
    await publish('Whole', { kind: 'COURSE', items: [part] })
    expect((await rowOf('Part'))?.learners).toBeNull()
    expect((await rowOf('Whole'))?.learners).toBe(0)
  })
})

describe('a problem in the list', () => {
  const addSession = async (medium: string, seats: number | null, hours: number): Promise<string> => {
    const session = createUuid()
    await pool().query(
      `insert into event_session (uuid, medium, starts_at, ends_at, zone, seats)
        values ($1, $2, now() + $4 * interval '1 hour', now() + ($4 + 1) * interval '1 hour', 'UTC', $3)`,
      [session, medium, seats, hours],
    )
    return session
  }

  it('is an event none of whose coming dates has a free seat', async () => {
    const event = await publishTestMedium(pool(), { kind: 'EVENT', title: 'Event', unit: organisation.units.school })
    expect((await rowOf('Event'))?.problem).toBeNull()
    await addSession(event.medium, null, -5)
    const session = await addSession(event.medium, 1, 5)
    expect((await rowOf('Event'))?.problem).toBeNull()
    const attempt = createUuid()
    await pool().query('insert into attempt (uuid, enrolment, version, number) values ($1, $2, $3, 1)', [
      attempt,
      await enrol(event.medium, 'member'),
      event.version,
    ])
    await pool().query(`insert into event_booking (uuid, session, attempt, state) values ($1, $2, $3, 'REGISTERED')`, [
      createUuid(),
      session,
      attempt,
    ])
    expect((await rowOf('Event'))?.problem).toBe('NO_SEATS')
    await addSession(event.medium, null, 9)
    expect((await rowOf('Event'))?.problem).toBeNull()
  })

  it('is a film or a recording without captions', async () => {
    const film = await publishTestMedium(pool(), { kind: 'VIDEO', title: 'Film', unit: organisation.units.school })
    await publish('Recording', { kind: 'AUDIO' })
    expect((await rowOf('Film'))?.problem).toBe('NO_CAPTIONS')
    expect((await rowOf('Recording'))?.problem).toBe('NO_CAPTIONS')
    await pool().query(
      `insert into medium_file (uuid, medium, version, purpose, locale, name, media_type, size, sha256, storage_key)
        values ($1, $2, $3, 'CAPTIONS', 'en', 'film.vtt', 'text/vtt', 10, 'x', 'x')`,
      [createUuid(), film.medium, film.version],
    )
    expect((await rowOf('Film'))?.problem).toBeNull()
  })
})

it('names the categories of a medium in their order and the person who changed it last', async () => {
  const { uuid } = await create('PAGE', 'Sorted')
  const categories = [createUuid(), createUuid()]
  await pool().query(
    `insert into category (uuid, key, names, position) values ($1, 'second', '{"en": "Second"}', 2), ($2, 'first', '{"en": "First"}', 1)`,
    categories,
  )
  await pool().query('insert into medium_category (medium, category) select $1, unnest($2::uuid[])', [uuid, categories])
  expect(await rowOf('Sorted')).toMatchObject({
    categories: [{ names: [{ text: 'First' }] }, { names: [{ text: 'Second' }] }],
    updatedBy: { name: 'Root Test' },
  })
})
