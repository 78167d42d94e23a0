import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(testPeople, 'rating, rating_dismissal, learning_event, enrolment, medium')
const pool = () => organisation.server.database.pool
const uuidOf = (name: string): string => organisation.uuidOf(name)

const publish = async (title: string, unit = organisation.units.school): Promise<string> =>
  (await publishTestMedium(pool(), { kind: 'PAGE', title, unit })).medium

async function complete(medium: string, who = 'pupil', cycle = 1, daysAgo = 1): Promise<void> {
  await pool().query(
    `insert into enrolment (uuid, person, medium, cycle, progress_state, progress, completed_at)
      values ($1, $2, $3, $4, 'COMPLETED', 100, now() - $5 * interval '1 day')`,
    [createUuid(), uuidOf(who), medium, cycle, daysAgo],
  )
}

async function ask(kind: 'query' | 'mutation', field: string, who = 'pupil', variables = {}): Promise<unknown> {
  const [namespace, declared] = kind === 'query' ? ['ratings', ''] : ['rating', '($input: RatingInput!)']
  const text = `${kind} ${field.includes('$input') ? declared : ''} { ${namespace} { it: ${field} } }`
  return read(await organisation.server.call(text, variables, callerOf(who)), namespace, 'it')
}

interface Payload {
  readonly rating: Readonly<Record<string, unknown>> | null
  readonly userErrors: readonly unknown[]
}

const parts = 'rating { stars comment isAnonymous state revision medium { title } } userErrors { code path }'
const rate = async (medium: string, input: object, revision: number | null = null, who = 'pupil') =>
  (await ask(
    'mutation',
    `rate(medium: "${medium}", revision: ${revision}, locale: "en", input: $input) { ${parts} }`,
    who,
    {
      input: { stars: 4, comment: null, isAnonymous: false, ...input },
    },
  )) as Payload
const withdraw = async (medium: string, revision: number, who = 'pupil') =>
  (await ask(
    'mutation',
    `withdraw(medium: "${medium}", revision: ${revision}, locale: "en") { ${parts} }`,
    who,
  )) as Payload
const titlesOf = async (list: 'unrated' | 'mine', who = 'pupil') =>
  (
    (await ask('query', `${list}(page: { first: 10 }, locale: "en") { items { medium { title } } }`, who)) as {
      items: { medium: { title: string } }[]
    }
  ).items.map(({ medium }) => medium.title)
const counts = (who = 'pupil') => ask('query', 'counts { unrated given }', who)

describe('what is asked of a person', () => {
  it('is each completed medium once, the latest first, until it is rated or dismissed', async () => {
    const [old, renewed, open] = [await publish('Old'), await publish('Renewed'), await publish('Open')]
    await complete(old, 'pupil', 1, 30)
    await complete(renewed, 'pupil', 1, 400)
    await complete(renewed, 'pupil', 2, 5)
    await pool().query('insert into enrolment (uuid, person, medium) values ($1, $2, $3)', [
      createUuid(),
      uuidOf('pupil'),
      open,
    ])
    expect(await titlesOf('unrated')).toEqual(['Renewed', 'Old'])
    expect(await counts()).toEqual({ unrated: 2, given: 0 })
    expect((await rate(renewed, {})).userErrors).toEqual([])
    expect(await ask('mutation', `dismiss(medium: "${old}")`)).toBe(true)
    expect(await ask('mutation', `dismiss(medium: "${old}")`)).toBe(true)
    expect(await titlesOf('unrated')).toEqual([])
    expect(await titlesOf('mine')).toEqual(['Renewed'])
    expect(await counts()).toEqual({ unrated: 0, given: 1 })
    expect((await rate(old, {})).userErrors).toEqual([])
    expect(await ask('mutation', `dismiss(medium: "${open}")`)).toBe(false)
  })

  it('is nobody else’s', async () => {
    await complete(await publish('Pupil’s'))
    expect(await titlesOf('unrated', 'seller')).toEqual([])
    expect(await counts('seller')).toEqual({ unrated: 0, given: 0 })
  })
})

describe('a rating', () => {
  it('is one a person and medium, changed with its revision and answered again after a lost answer', async () => {
    const medium = await publish('Fire safety')
    await complete(medium)
    const first = { stars: 5, comment: ' Short parts,\r\ngood examples. ', isAnonymous: true }
    const given = {
      stars: 5,
      comment: 'Short parts,\ngood examples.',
      isAnonymous: true,
      state: 'PUBLISHED',
      revision: 1,
    }
    expect(await rate(medium, first)).toMatchObject({ rating: given, userErrors: [] })
    expect(await rate(medium, first)).toMatchObject({ rating: given, userErrors: [] })
    expect(await rate(medium, { stars: 2 })).toMatchObject({
      rating: given,
      userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
    })
    expect(await rate(medium, { stars: 2 }, 1)).toMatchObject({
      rating: { stars: 2, comment: null, isAnonymous: false, revision: 2, medium: { title: 'Fire safety' } },
    })
    expect(await titlesOf('mine')).toEqual(['Fire safety'])
  })

  it('is withdrawn, stays in the list, and can be published again', async () => {
    const medium = await publish('Fire safety')
    await complete(medium)
    await rate(medium, {})
    expect((await withdraw(medium, 7)).userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    expect(await withdraw(medium, 1)).toMatchObject({ rating: { state: 'WITHDRAWN', revision: 2 }, userErrors: [] })
    expect(await titlesOf('unrated')).toEqual([])
    expect(await titlesOf('mine')).toEqual(['Fire safety'])
    expect(await rate(medium, {}, 2)).toMatchObject({ rating: { state: 'PUBLISHED', revision: 3 } })
  })

  it('is refused before completion, outside 1 to 5 stars and with too long a comment', async () => {
    const medium = await publish('Fire safety')
    const refused = [{ code: 'WRONG_STATE', path: ['medium'] }]
    expect((await rate(medium, {})).userErrors).toEqual(refused)
    expect((await rate('nothing', {})).userErrors).toEqual(refused)
    await complete(medium)
    expect((await rate(medium, { stars: 6 })).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['stars'] }])
    expect((await rate(medium, { stars: 0, comment: 'x'.repeat(2001) })).userErrors).toEqual([
      { code: 'NOT_OFFERED', path: ['stars'] },
      { code: 'TOO_LONG', path: ['comment'] },
    ])
    expect((await rate(medium, { comment: 'x'.repeat(2000) })).userErrors).toEqual([])
  })

  it('is found for its form where the caller completed the medium', async () => {
    const medium = await publish('Fire safety')
    const find = (who: string) =>
      ask('query', `rateable(medium: "${medium}", locale: "en") { medium { title } rating { stars } }`, who)
    await complete(medium)
    expect(await find('pupil')).toEqual({ medium: { title: 'Fire safety' }, rating: null })
    await rate(medium, { stars: 3 })
    expect(await find('pupil')).toEqual({ medium: { title: 'Fire safety' }, rating: { stars: 3 } })
    expect(await find('seller')).toBeNull()
  })

  it('of somebody who is anonymised keeps its stars alone', async () => {
    const medium = await publish('Fire safety')
    await complete(medium)
    await rate(medium, { stars: 3, comment: 'Ask Pupil Test of class 5a.' })
    await pool().query(`update person set status = 'ANONYMISED', anonymised_at = now() where uuid = $1`, [
      uuidOf('pupil'),
    ])
    const { rows } = await pool().query('select stars, comment, is_anonymous from rating')
    expect(rows).toEqual([{ stars: 3, comment: null, is_anonymous: true }])
  })
})

describe('the mean of a medium', () => {
  const raters = ['pupil', 'seller', 'member', 'manager', 'above'] as const
  const meanOf = async (medium: string) =>
    read(
      await organisation.server.call(
        `{ media { medium(uuid: "${medium}") { rating { average count } } } }`,
        {},
        callerOf('root'),
      ),
      'media',
      'medium',
      'rating',
    )

  it('is shown from 5 published ratings on and follows each change', async () => {
    const medium = await publish('Fire safety')
    for (const who of raters) await complete(medium, who)
    for (const who of raters.slice(0, 4)) await rate(medium, { stars: 5 }, null, who)
    expect(await meanOf(medium)).toBeNull()
    await rate(medium, { stars: 2 }, null, 'above')
    expect(await meanOf(medium)).toEqual({ average: 4.4, count: 5 })
    await rate(medium, { stars: 4 }, 1, 'above')
    expect(await meanOf(medium)).toEqual({ average: 4.8, count: 5 })
    await withdraw(medium, 1, 'pupil')
    expect(await meanOf(medium)).toBeNull()
    await rate(medium, { stars: 1 }, 2, 'pupil')
    expect(await meanOf(medium)).toEqual({ average: 4, count: 5 })
    const learner = await organisation.server.call(
      `{ learning { ofMedium(medium: "${medium}", locale: "en") { enrolment { medium { rating { average } } } } } }`,
      {},
      callerOf('pupil'),
    )
    expect(read(learner, 'learning', 'ofMedium', 'enrolment', 'medium', 'rating')).toEqual({ average: 4 })
    const offer = await organisation.server.call(
      `{ catalogue { medium(uuid: "${medium}", locale: "en") { medium { rating { average count } } } } }`,
      {},
      callerOf('pupil'),
    )
    expect(read(offer, 'catalogue', 'medium', 'medium', 'rating')).toEqual({ average: 4, count: 5 })
  })
})

describe('authors of a medium', () => {
  it('see how many gave how many stars from 5 ratings on, and comments by their stars', async () => {
    const medium = await publish('Fire safety')
    const raters = ['pupil', 'member', 'seller', 'above', 'sister']
    for (const who of raters) await complete(medium, who)
    const rated = async (who: string, stars: number, comment: string | null) =>
      rate(medium, { stars, comment, isAnonymous: false }, null, who)
    for (const [place, who] of raters.slice(0, 4).entries()) await rated(who, 5 - place, place === 1 ? null : who)
    const distribution = (who = 'above') =>
      ask('query', `distribution(medium: "${medium}") { average count stars }`, who)
    expect(await distribution()).toEqual({ average: null, count: 4, stars: [] })
    await rated('sister', 5, null)
    expect(await distribution()).toEqual({ average: 3.8, count: 5, stars: [0, 1, 1, 1, 2] })
    expect(await distribution('sister')).toBeNull()
    const comments = async (filter: string) =>
      (
        (await ask(
          'query',
          `ofMedium(medium: "${medium}", page: { first: 10 }, filter: { ${filter} }) { items { stars comment } }`,
          'above',
        )) as { items: unknown[] }
      ).items
    expect(await comments('hasComment: true, stars: 5')).toEqual([{ stars: 5, comment: 'pupil' }])
    expect(await comments('hasComment: true')).toHaveLength(3)
    expect(await comments('stars: 4')).toEqual([{ stars: 4, comment: null }])
  })

  it('see comments, and names only of those who did not rate anonymously', async () => {
    const medium = await publish('Fire safety', organisation.units.class5a)
    for (const who of ['pupil', 'seller', 'member']) await complete(medium, who)
    await rate(medium, { stars: 5, comment: 'Good.' })
    await rate(medium, { stars: 2, comment: 'Too long.', isAnonymous: true }, null, 'seller')
    await rate(medium, { stars: 1 }, null, 'member')
    await withdraw(medium, 1, 'member')
    const list = (who: string) =>
      ask('query', `ofMedium(medium: "${medium}", page: { first: 10 }) { items { stars comment name ratedOn } }`, who)
    const ratedOn: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const { items } = (await list('manager')) as { items: { stars: number }[] }
    expect(items.toSorted((one, other) => other.stars - one.stars)).toEqual([
      { stars: 5, comment: 'Good.', name: 'Pupil Test', ratedOn },
      { stars: 2, comment: 'Too long.', name: null, ratedOn },
    ])
    expect(await list('above')).not.toBeNull()
    expect(await list('sister')).toBeNull()
    const { errors } = await organisation.server.call(
      `{ ratings { ofMedium(medium: "${medium}", page: { first: 1 }) { items { stars } } } }`,
      {},
      callerOf('pupil'),
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
