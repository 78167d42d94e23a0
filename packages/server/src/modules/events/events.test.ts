import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { writeInvitations } from '../calendar/sessionInvitations.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { createQuizScenario } from '../quiz/testing/quizScenario.ts'

const organisation = startTestOrganisation(
  testPeople,
  'learning_event, event_booking, enrolment, event_session, medium',
)
const { pool, ask, start } = createQuizScenario(organisation)

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

interface Session {
  readonly uuid: string
  readonly revision: number
  readonly registered: number
  readonly waiting: number
}
interface Offer {
  readonly sessions: readonly (Session & { joinUrl: string | null; cancelReason: string | null })[]
  readonly session: string | null
  readonly state: string | null
}

const publishEvent = async (): Promise<string> =>
  (await publishTestMedium(pool(), { kind: 'EVENT', title: 'First aid', unit: organisation.units.school })).medium

/** Saves a session; what is not given is a session of two hours tomorrow with two seats. */
async function save(
  medium: string,
  given: object = {},
  which: { session?: string; revision?: number } = {},
  who = 'root',
) {
  const input = {
    day: tomorrow,
    from: '09:00',
    to: '11:00',
    zone: 'africa/nairobi',
    place: ' Hall B ',
    seats: 2,
    hasWaitingList: true,
    joinUrl: 'https://meet.example/aid',
    ...given,
  }
  const answer = await organisation.server.call(
    `mutation($medium: ID!, $session: ID, $revision: Int, $input: EventSessionInput!) { event { saveSession(medium: $medium,
      session: $session, revision: $revision, input: $input) {
        session { uuid revision startsAt day from to zone place registered waiting } userErrors { code path } } } }`,
    { medium, ...which, input },
    callerOf(who),
  )
  return read(answer, 'event', 'saveSession') as {
    session: (Session & { zone: string }) | null
    userErrors: { code: string; path: string[] }[]
  }
}

const added = async (medium: string, given?: object): Promise<Session> => {
  const { session } = await save(medium, given)
  if (session === null) throw new Error('The session was not added.')
  return session
}

const selection = 'sessions { uuid revision registered waiting joinUrl cancelReason } session state'
const change = (field: string, who: string) =>
  ask('mutation', 'event', `${field} { offer { ${selection} } userErrors { code } }`, who) as unknown as Promise<{
    offer: Offer
    userErrors: { code: string }[]
  }>
const book = (attempt: string, session: string, who = 'pupil') =>
  change(`book(attempt: "${attempt}", session: "${session}")`, who)
const withdraw = (attempt: string, who = 'pupil') => change(`withdraw(attempt: "${attempt}")`, who)
const offer = (attempt: string, who = 'pupil') =>
  ask('query', 'events', `offer(attempt: "${attempt}") { ${selection} }`, who) as unknown as Promise<Offer | null>

const bookings = (session: string, who = 'root') =>
  ask('query', 'events', `bookings(session: "${session}") { uuid name state }`, who) as unknown as Promise<
    { uuid: string; name: string; state: string }[]
  >
const mark = (session: string, booking: string, state: string, who = 'root') =>
  ask(
    'mutation',
    'event',
    `markAttendance(session: "${session}", entries: [{ booking: "${booking}", state: ${state} }]) { bookings { state } userErrors { code path } }`,
    who,
  )
const begun = (session: string) =>
  pool().query(`update event_session set starts_at = now() - interval '1 hour' where uuid = $1`, [session])

describe('sessions of an event', () => {
  it('are saved tidily, and what is wrong is named at its field', async () => {
    const medium = await publishEvent()
    expect(await save(medium)).toMatchObject({
      session: {
        startsAt: `${tomorrow}T06:00:00.000Z`,
        day: tomorrow,
        from: '09:00',
        to: '11:00',
        zone: 'Africa/Nairobi',
        place: 'Hall B',
        revision: 1,
      },
      userErrors: [],
    })
    const bad = { to: '08:00', zone: 'Mars/Olympus', place: '', joinUrl: '', seats: 0 }
    const { session, userErrors } = await save(medium, bad)
    expect(session).toBeNull()
    expect(userErrors.map(({ code, path }) => `${code} ${path.join()}`)).toEqual([
      'WRONG_ORDER to',
      'NOT_OFFERED zone',
      'REQUIRED place',
      'NOT_OFFERED seats',
    ])
    expect((await save(medium, { joinUrl: 'javascript:alert(1)' })).userErrors).toMatchObject([{ code: 'NOT_OFFERED' }])
  })

  it('have names of one line, without characters that turn the direction', async () => {
    const medium = await publishEvent()
    const { session } = await save(medium, { place: 'Hall\u202e B', trainer: 'Ann\u2066a' })
    expect(session).toMatchObject({ place: 'Hall B' })
    const { rows } = await pool().query('select trainer from event_session where uuid = $1', [session?.uuid])
    expect(rows).toEqual([{ trainer: 'Anna' }])
    const { userErrors } = await save(medium, { place: 'Hall\nB' })
    expect(userErrors).toEqual([{ code: 'BAD_CHARACTERS', path: ['place'] }])
  })

  it('are those of managers of the owner unit', async () => {
    const medium = await publishEvent()
    const { uuid } = await added(medium)
    expect((await save(medium, {}, {}, 'sister')).userErrors).toMatchObject([{ code: 'UNKNOWN' }])
    expect((await save(medium, {}, { session: uuid, revision: 1 }, 'sister')).userErrors).toHaveLength(1)
    expect(await ask('query', 'events', `sessions(medium: "${medium}") { uuid }`, 'sister')).toEqual([])
    expect(await bookings(uuid, 'sister')).toEqual([])
    expect(await ask('query', 'events', `sessions(medium: "${medium}") { uuid }`, 'above')).toHaveLength(1)
  })

  it('are not changed over somebody else’s change, and never below the seats that are taken', async () => {
    const medium = await publishEvent()
    const { uuid } = await added(medium)
    for (const who of ['pupil', 'seller']) await book((await start(medium, who)).attempt, uuid, who)
    expect((await save(medium, { seats: 1 }, { session: uuid, revision: 1 })).userErrors).toEqual([
      { code: 'IN_USE', path: ['seats'] },
    ])
    expect((await save(medium, { seats: 5 }, { session: uuid, revision: 1 })).session?.revision).toBe(2)
    expect((await save(medium, { seats: 6 }, { session: uuid, revision: 1 })).userErrors).toEqual([
      { code: 'CHANGED_MEANWHILE', path: [] },
    ])
  })
})

describe('booking', () => {
  it('takes a seat, then a place on the waiting list, which moves up when a seat becomes free', async () => {
    const medium = await publishEvent()
    const session = await added(medium, { seats: 1 })
    const [first, second] = [await start(medium), await start(medium, 'seller')]
    expect((await book(first.attempt, session.uuid)).offer).toMatchObject({
      state: 'REGISTERED',
      sessions: [{ registered: 1, joinUrl: 'https://meet.example/aid' }],
    })
    expect((await book(second.attempt, session.uuid, 'seller')).offer).toMatchObject({
      state: 'WAITING',
      sessions: [{ waiting: 1, joinUrl: null }],
    })
    expect((await withdraw(first.attempt)).offer.state).toBe('WITHDRAWN')
    expect(await offer(second.attempt, 'seller')).toMatchObject({ state: 'REGISTERED', sessions: [{ waiting: 0 }] })
  })

  it('gives one seat to one of many who ask at the same moment', async () => {
    const medium = await publishEvent()
    const session = await added(medium, { seats: 1, hasWaitingList: false })
    const people = ['pupil', 'seller', 'member', 'manager']
    await pool().query(`update person set roles = array['LEARNER'] where subject = any($1)`, [people])
    const attempts = await Promise.all(
      people.map(async (who) => {
        const started = await start(medium, who).catch(() => null)
        return started === null ? [] : [{ who, attempt: started.attempt }]
      }),
    )
    const answers = await Promise.all(attempts.flat().map(({ who, attempt }) => book(attempt, session.uuid, who)))
    const states = answers.map(({ offer: { state }, userErrors }) => userErrors[0]?.code ?? state)
    expect(states.filter((state) => state === 'REGISTERED')).toHaveLength(1)
    expect(states.filter((state) => state === 'LOCKED')).toHaveLength(states.length - 1)
    expect(states.length).toBeGreaterThan(1)
  })

  it('is repeated without harm, of one session at a time, and not of one that has begun', async () => {
    const medium = await publishEvent()
    const [one, other] = [await added(medium), await added(medium)]
    const { attempt } = await start(medium)
    await book(attempt, one.uuid)
    expect((await book(attempt, one.uuid)).offer.sessions.find(({ uuid }) => uuid === one.uuid)?.registered).toBe(1)
    expect((await book(attempt, other.uuid)).userErrors).toEqual([{ code: 'WRONG_STATE' }])
    await withdraw(attempt)
    await begun(other.uuid)
    expect((await book(attempt, other.uuid)).userErrors).toEqual([{ code: 'IN_THE_PAST' }])
  })

  it('is only of one’s own attempt and of a session of its event', async () => {
    const [medium, foreign] = [await publishEvent(), await publishEvent()]
    const session = await added(foreign)
    const { attempt } = await start(medium)
    expect((await book(attempt, session.uuid)).userErrors).toEqual([{ code: 'UNKNOWN' }])
    expect(await change(`book(attempt: "${attempt}", session: "${session.uuid}")`, 'seller')).toEqual({
      offer: null,
      userErrors: [{ code: 'UNKNOWN' }],
    })
    expect(await offer(attempt, 'seller')).toBeNull()
  })

  it('ends with a cancelled session, whose reason is told; another one can be booked', async () => {
    const medium = await publishEvent()
    const [one, other] = [await added(medium), await added(medium)]
    const { attempt } = await start(medium)
    await book(attempt, one.uuid)
    const cancelled = await ask(
      'mutation',
      'event',
      `cancelSession(session: "${one.uuid}", revision: 1, reason: " The trainer is ill ") { userErrors { code } }`,
      'root',
    )
    expect(cancelled['userErrors']).toEqual([])
    const cancelledOffer = await offer(attempt)
    expect(cancelledOffer).toMatchObject({ session: one.uuid, state: 'CANCELLED' })
    expect(cancelledOffer?.sessions.find(({ uuid }) => uuid === one.uuid)?.cancelReason).toBe('The trainer is ill')
    expect((await book(attempt, other.uuid)).offer.state).toBe('REGISTERED')
  })
})

describe('booking for others', () => {
  const bookFor = (session: string, person: string, who = 'root') =>
    ask(
      'mutation',
      'event',
      `bookFor(session: "${session}", person: "${person}") { bookings { person state } userErrors { code path } }`,
      who,
    )
  const personOf = async (subject: string): Promise<string> => {
    const { rows } = await pool().query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
    return rows[0]?.uuid ?? ''
  }

  it('enrols the person, takes a seat or a place on the waiting list, and is repeated without harm', async () => {
    const medium = await publishEvent()
    const session = await added(medium, { seats: 1 })
    const [pupil, seller] = [await personOf('pupil'), await personOf('seller')]
    expect(await bookFor(session.uuid, pupil)).toEqual({
      bookings: [{ person: pupil, state: 'REGISTERED' }],
      userErrors: [],
    })
    expect((await bookFor(session.uuid, pupil))['bookings']).toHaveLength(1)
    expect((await bookFor(session.uuid, seller))['bookings']).toMatchObject([{}, { person: seller, state: 'WAITING' }])
    const { rows } = await pool().query(
      `select s.kind, e.access from enrolment_source s join enrolment e on e.uuid = s.enrolment where e.person = $1 and e.medium = $2`,
      [pupil, medium],
    )
    expect(rows).toEqual([{ kind: 'MANAGER', access: 'OPEN' }])
    // The player goes on with the attempt that was begun so.
    expect(await offer((await start(medium)).attempt)).toMatchObject({ state: 'REGISTERED' })
  })

  it('is for people and sessions of the caller alone, and not for sessions that have begun', async () => {
    const medium = await publishEvent()
    const session = await added(medium)
    const [pupil, seller] = [await personOf('pupil'), await personOf('seller')]
    expect((await bookFor(session.uuid, pupil, 'sister'))['userErrors']).toEqual([
      { code: 'UNKNOWN', path: ['person'] },
    ])
    expect((await bookFor(session.uuid, seller, 'above'))['userErrors']).toEqual([
      { code: 'UNKNOWN', path: ['person'] },
    ])
    await begun(session.uuid)
    expect((await bookFor(session.uuid, pupil))['userErrors']).toEqual([{ code: 'IN_THE_PAST', path: ['person'] }])
  })
})

describe('a place in a session', () => {
  const changePlace = (call: string, who: string) =>
    ask('mutation', 'event', `${call} { bookings { state } userErrors { code path } }`, who)
  const giveSeat = (session: string, booking = '', who = 'root') =>
    changePlace(`giveSeat(session: "${session}", booking: "${booking}")`, who)
  const takeOff = (session: string, booking = '', isSeatPassedOn = true, who = 'root') =>
    changePlace(`takeOff(session: "${session}", booking: "${booking}", isSeatPassedOn: ${isSeatPassedOn})`, who)

  /** A session of one seat that the pupil has; the seller waits. */
  async function fullSession() {
    const medium = await publishEvent()
    const { uuid } = await added(medium, { seats: 1 })
    for (const who of ['pupil', 'seller']) await book((await start(medium, who)).attempt, uuid, who)
    const [first, second] = await bookings(uuid)
    return { uuid, first: first?.uuid, second: second?.uuid }
  }

  it('is taken away by who manages the event, and passed on to the first who waits', async () => {
    const { uuid, first } = await fullSession()
    expect((await takeOff(uuid, first, true, 'sister'))['userErrors']).toEqual([{ code: 'UNKNOWN', path: ['booking'] }])
    await pool().query('delete from notification')
    expect(await takeOff(uuid, first)).toEqual({ bookings: [{ state: 'REGISTERED' }], userErrors: [] })
    const { rows } = await pool().query('select event from notification order by event')
    expect(rows).toEqual([{ event: 'EVENT_BOOKING_CANCELLED' }, { event: 'SEAT_FROM_WAITING_LIST' }])
  })

  it('is given to somebody who waits where a seat is free, and refused where none is', async () => {
    const { uuid, first, second } = await fullSession()
    expect(await giveSeat(uuid, second)).toEqual({
      bookings: [{ state: 'REGISTERED' }, { state: 'WAITING' }],
      userErrors: [{ code: 'LOCKED', path: ['booking'] }],
    })
    expect((await takeOff(uuid, first, false))['bookings']).toEqual([{ state: 'WAITING' }])
    expect((await giveSeat(uuid, second, 'sister'))['userErrors']).toEqual([{ code: 'UNKNOWN', path: ['booking'] }])
    expect(await giveSeat(uuid, second)).toEqual({ bookings: [{ state: 'REGISTERED' }], userErrors: [] })
    expect((await giveSeat(uuid, first))['userErrors']).toEqual([{ code: 'WRONG_STATE', path: ['booking'] }])
  })

  it('stays as it is once the session has begun', async () => {
    const { uuid, first, second } = await fullSession()
    await begun(uuid)
    for (const answer of [await takeOff(uuid, first), await giveSeat(uuid, second)])
      expect(answer['userErrors']).toEqual([{ code: 'IN_THE_PAST', path: ['booking'] }])
  })
})

describe('invitations', () => {
  const notified = async () => {
    const { rows } = await pool().query<{ event: string; email: string }>(
      `select n.event, n.email from notification n join person p on p.uuid = n.person where p.subject = 'pupil' and n.event like 'EVENT%' order by n.created_at`,
    )
    return rows.map(({ event }) => event)
  }

  /** What a calendar reads of the invitation of the pupil. */
  const invitationOf = async (session: string): Promise<string[]> => {
    const { rows } = await pool().query<{ uuid: string }>(`select uuid from person where subject = 'pupil'`)
    const reader = {
      person: rows[0]?.uuid ?? '',
      subject: session,
      name: 'Pupil "One"',
      mail: 'pupil@example.org',
      locale: 'en',
    }
    const organiser = { origin: 'https://somo.example', name: 'Somo', mail: 'somo@example.org' }
    const calendar = (await writeInvitations(pool(), [reader], organiser))(reader)
    const parsed = new ICAL.Component(ICAL.parse(calendar?.content ?? '') as unknown[])
    expect(parsed.getFirstPropertyValue('method')).toBe(calendar?.method)
    const entry = parsed.getFirstSubcomponent('vevent')
    return [
      calendar?.method ?? '',
      ...['uid', 'sequence', 'status', 'organizer', 'attendee', 'location'].map((name) =>
        String(entry?.getFirstPropertyValue(name)),
      ),
    ]
  }

  it('are cancelled when a seat is given up, and the next one replaces the cancellation', async () => {
    await pool().query('delete from notification')
    const medium = await publishEvent()
    const session = await added(medium, { seats: 1 })
    const { attempt } = await start(medium)
    const uid = `session-${session.uuid}@somo.example`
    const versions: string[][] = []
    for (const step of ['book', 'withdraw', 'book', 'withdraw'] as const) {
      await (step === 'book' ? book(attempt, session.uuid) : withdraw(attempt))
      versions.push((await invitationOf(session.uuid)).slice(0, 4))
    }
    expect(versions).toEqual([
      ['REQUEST', uid, '0', 'CONFIRMED'],
      ['CANCEL', uid, '1', 'CANCELLED'],
      ['REQUEST', uid, '2', 'CONFIRMED'],
      ['CANCEL', uid, '3', 'CANCELLED'],
    ])
    const both = ['EVENT_BOOKED', 'EVENT_BOOKING_CANCELLED']
    expect(await notified()).toEqual([...both, ...both])
  })

  it('are told of when a seat is booked, moved and cancelled, and not while the person waits', async () => {
    await pool().query('delete from notification')
    const medium = await publishEvent()
    const session = await added(medium, { seats: 1 })
    const { attempt } = await start(medium)
    await book(attempt, session.uuid)
    await save(medium, { from: '10:00', to: '12:00', seats: 1 }, { session: session.uuid, revision: 1 })
    await ask(
      'mutation',
      'event',
      `cancelSession(session: "${session.uuid}", revision: 2, reason: "Ill") { userErrors { code } }`,
      'root',
    )
    expect(await notified()).toEqual(['EVENT_BOOKED', 'EVENT_SESSION_CHANGED', 'EVENT_SESSION_CANCELLED'])
    expect(await invitationOf(session.uuid)).toEqual([
      'CANCEL',
      `session-${session.uuid}@somo.example`,
      '2',
      'CANCELLED',
      'mailto:somo@example.org',
      'mailto:pupil@example.org',
      'Hall B',
    ])
  })
})

describe('attendance', () => {
  it('completes the event for whoever attended, once, and is not entered before the session begins', async () => {
    const medium = await publishEvent()
    const session = await added(medium)
    const { attempt, enrolment } = await start(medium)
    await book(attempt, session.uuid)
    const [booking] = await bookings(session.uuid)
    const early = await mark(session.uuid, booking?.uuid ?? '', 'ATTENDED')
    expect(early['userErrors']).toEqual([{ code: 'WRONG_STATE', path: ['session'] }])
    await begun(session.uuid)
    expect((await mark(session.uuid, booking?.uuid ?? '', 'ABSENT'))['bookings']).toEqual([{ state: 'ABSENT' }])
    expect((await mark(session.uuid, booking?.uuid ?? '', 'ATTENDED'))['bookings']).toEqual([{ state: 'ATTENDED' }])
    const { rows } = await pool().query('select progress_state as state from enrolment where uuid = $1', [enrolment])
    expect(rows).toEqual([{ state: 'COMPLETED' }])
    const late = await mark(session.uuid, booking?.uuid ?? '', 'ABSENT')
    expect(late['userErrors']).toMatchObject([{ code: 'WRONG_STATE' }])
  })

  it('cannot be claimed by a player', async () => {
    const medium = await publishEvent()
    const { attempt, device, enrolment } = await start(medium)
    await ask(
      'mutation',
      'learning',
      `commit(input: { attempt: "${attempt}", device: "${device}", sequence: 1, completion: COMPLETE }, locale: "en") { outcome }`,
    )
    const { rows } = await pool().query('select progress_state as state from enrolment where uuid = $1', [enrolment])
    expect(rows).toEqual([{ state: 'IN_PROGRESS' }])
  })
})
