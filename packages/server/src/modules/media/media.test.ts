import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { testPeople, startTestOrganisation } from '../../testing/testOrganisation.ts'
import { authorCalls, codesOf, itemsOf } from './testing/authorCalls.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium')
const { change, ask, create, setContent, publish, publishLink } = authorCalls(organisation)

const titlesOf = async (filter = '{}', who = 'root', sort = 'TITLE'): Promise<readonly string[]> => {
  const page = await ask(
    `media(page: { first: 20 }, filter: ${filter}, sort: { field: ${sort}, direction: ASCENDING }) { items { title } }`,
    who,
  )
  return (page as { items: { title: string }[] }).items.map(({ title }) => title)
}

describe('the list of media', () => {
  it('has for a manager what units they manage own, with those below, and for administrators everything', async () => {
    await create('PAGE', 'Of the school')
    await create('PAGE', 'Of the class', 'root', organisation.units.class5a)
    await create('PAGE', 'Of sales', 'root', organisation.units.sales)
    expect(await titlesOf()).toEqual(['Of sales', 'Of the class', 'Of the school'])
    expect(await titlesOf('{}', 'above')).toEqual(['Of the class', 'Of the school'])
    expect(await titlesOf('{}', 'manager')).toEqual(['Of the class'])
    expect(await titlesOf('{}', 'member')).toEqual([])
    expect(await ask('count(filter: {})', 'above')).toBe(2)
    expect(await titlesOf(`{ unit: "${organisation.units.school}" }`)).toEqual(['Of the class', 'Of the school'])
  })

  it('finds titles of every language and tags, whatever their accents', async () => {
    const { uuid, revision } = await create('PAGE', 'Fire safety')
    await create('LINK', 'First aid')
    await change(`updateDetails(uuid: "${uuid}", revision: ${revision}, input: { mainLocale: "en",
      titles: [{ locale: "en", text: "Fire safety" }, { locale: "de", text: "Übung Brandschutz" }], summaries: [], descriptions: [],
      languages: ["de"], tags: ["Évacuation"], categories: [], ownerUnit: "${organisation.units.school}" })`)
    expect(await titlesOf('{ search: "ubung brand" }')).toEqual(['Fire safety'])
    expect(await titlesOf('{ search: "evacu" }')).toEqual(['Fire safety'])
    expect(await titlesOf('{ language: ["de"] }')).toEqual(['Fire safety'])
    expect(await titlesOf('{ kind: [LINK] }')).toEqual(['First aid'])
    expect(await titlesOf(`{ category: "${createUuid()}" }`)).toEqual([])
    expect(await titlesOf(`{ responsible: "${organisation.uuidOf('root')}" }`)).toEqual(['First aid'])
  })

  it('leaves out what is archived unless it is asked for', async () => {
    const link = await publishLink('Old')
    const retired = await change(`changeState(uuid: "${link.uuid}", revision: ${link.revision}, state: RETIRED)`)
    await change(`changeState(uuid: "${link.uuid}", revision: ${retired.medium?.revision ?? 0}, state: ARCHIVED)`)
    expect(await titlesOf()).toEqual([])
    expect(await titlesOf('{ state: [ARCHIVED] }')).toEqual(['Old'])
  })
})

describe('creating', () => {
  it('takes a kind of the form, a title and a unit that the caller manages', async () => {
    const attempt = (input: string, who = 'manager') => change(`create(input: { ${input} })`, who)
    const unit = (name: 'class5a' | 'sales') => `ownerUnit: "${organisation.units[name]}"`
    expect(codesOf(await attempt(`kind: VIDEO, title: " ", locale: "fr", ${unit('sales')}`))).toEqual([
      'NOT_OFFERED kind',
      'REQUIRED title',
      'NOT_OFFERED locale',
      'OUT_OF_SCOPE ownerUnit',
    ])
    const made = await attempt(`kind: PAGE, title: "Rules", locale: "en", ${unit('class5a')}`)
    expect(made).toMatchObject({
      medium: { state: 'DRAFT', draft: { number: 1 }, responsible: { name: 'Manager Test' } },
    })
  })

  it('makes one medium for one idempotence key', async () => {
    const make = () =>
      change(
        `create(input: { kind: PAGE, title: "Once", locale: "en", ownerUnit: "${organisation.units.school}" }, idempotenceKey: "k")`,
      )
    expect((await make()).medium?.uuid).toBe((await make()).medium?.uuid)
    expect(await titlesOf()).toEqual(['Once'])
  })
})

describe('a medium', () => {
  it('is unknown to managers of other units, whatever they ask', async () => {
    const { uuid } = await create('PAGE', 'Of sales', 'root', organisation.units.sales)
    expect(await ask(`medium(uuid: "${uuid}") { uuid }`, 'manager')).toBeNull()
    expect(await ask(`publication(uuid: "${uuid}") { learning }`, 'manager')).toBeNull()
    for (const field of [
      `updateAccess(uuid: "${uuid}", revision: 1, input: { booking: OPEN, visibleTo: [] })`,
      `updateContent(uuid: "${uuid}", revision: 1, input: { blocks: "[]" })`,
      `updateCompletion(uuid: "${uuid}", revision: 1, input: { rule: READ, countedAttempt: BEST })`,
      `beginDraft(uuid: "${uuid}", revision: 1)`,
      `publish(uuid: "${uuid}", revision: 1, change: CONTENT, expectedLearning: 0)`,
      `changeState(uuid: "${uuid}", revision: 1, state: RETIRED)`,
      `remove(uuid: "${uuid}", revision: 1)`,
      `copy(uuid: "${uuid}", title: "Mine")`,
    ])
      expect(await change(field, 'manager')).toEqual({
        medium: null,
        userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }],
      })
  })

  it('changes for whoever knows its state, and answers with what is stored to everybody else', async () => {
    const { uuid } = await create('PAGE', 'Rules')
    const access = (revision: number) =>
      change(
        `updateAccess(uuid: "${uuid}", revision: ${revision}, input: { booking: OPEN, visibleTo: ["${organisation.units.sales}"] })`,
      )
    expect(await access(1)).toMatchObject({ medium: { booking: 'OPEN', visibleTo: [{ key: 'sales' }], revision: 2 } })
    expect(codesOf(await access(1))).toEqual(['CHANGED_MEANWHILE'])
    const { rows } = await organisation.server.database.pool.query(
      'select action from audit_event where object = $1 order by at',
      [uuid],
    )
    expect(rows).toEqual([{ action: 'medium.create' }, { action: 'medium.update' }])
  })

  it('says what is wrong at the field', async () => {
    const { uuid, draft } = await create('PAGE', 'Rules')
    const details =
      await change(`updateDetails(uuid: "${uuid}", revision: 1, input: { mainLocale: "de", titles: [{ locale: "en", text: "Rules" }],
      summaries: [], descriptions: [], languages: ["german"], durationMinutes: 0, tags: [], categories: ["${createUuid()}"],
      ownerUnit: "${organisation.units.sales}", responsible: "${createUuid()}" })`)
    expect(codesOf(details)).toEqual([
      'REQUIRED titles de',
      'NOT_OFFERED languages',
      'NOT_OFFERED durationMinutes',
      'UNKNOWN responsible',
      'UNKNOWN categories',
    ])
    const access = await change(
      `updateAccess(uuid: "${uuid}", revision: 1, input: { booking: OPEN, visibleTo: [], availableFrom: "2026-02-01", availableUntil: "2026-01-01" })`,
    )
    expect(codesOf(access)).toEqual(['WRONG_ORDER availableUntil'])
    const completion = await change(
      `updateCompletion(uuid: "${uuid}", revision: ${draft?.revision ?? 0}, input: { rule: PASSED, passMark: 50, countedAttempt: BEST })`,
    )
    expect(codesOf(completion)).toEqual(['NOT_OFFERED rule', 'NOT_OFFERED passMark'])
  })

  it('has blocks without characters that turn the direction or cannot be stored', async () => {
    const page = await create('PAGE', 'Page')
    const blocks = JSON.stringify([{ id: 'a', kind: 'heading', level: 2, text: 'Safe\u202etxt\u0000 \ud83d' }])
    const { medium } = await setContent(page, `blocks: ${JSON.stringify(blocks)}`)
    const stored = (await ask(`medium(uuid: "${medium?.uuid}") { draft { blocks } }`)) as { draft: { blocks: string } }
    expect(JSON.parse(stored.draft.blocks)).toMatchObject([{ text: 'Safetxt \ufffd' }])
  })

  it('has https links and readable blocks only', async () => {
    const link = await create('LINK', 'Link')
    expect(codesOf(await setContent(link, 'url: "javascript:alert(1)"'))).toEqual(['NOT_OFFERED url'])
    const page = await create('PAGE', 'Page')
    expect(codesOf(await setContent(page, `blocks: "[{\\"kind\\": \\"html\\"}]"`))).toEqual(['UNREADABLE blocks'])
  })

  it('never published is removed, unless a course contains it', async () => {
    const [link, course] = [await create('LINK', 'Link'), await create('COURSE', 'Course')]
    await setContent(course, itemsOf(link))
    expect(codesOf(await change(`remove(uuid: "${link.uuid}", revision: 1)`))).toEqual(['IN_USE'])
    const empty = await ask(`medium(uuid: "${course.uuid}") { revision }`)
    const { revision } = empty as { revision: number }
    expect(await change(`remove(uuid: "${course.uuid}", revision: ${revision})`)).toEqual({
      medium: null,
      userErrors: [],
    })
    expect(await change(`remove(uuid: "${link.uuid}", revision: 1)`)).toEqual({ medium: null, userErrors: [] })
  })

  it('is copied with its content as a draft', async () => {
    const course = await create('COURSE', 'Course')
    await setContent(course, `order: LINEAR, ${itemsOf(await publishLink('One'), await publishLink('Two'))}`)
    const copy = await change(`copy(uuid: "${course.uuid}", title: "Course, copy")`)
    expect(copy).toMatchObject({ medium: { state: 'DRAFT', draft: { order: 'LINEAR', number: 1 }, gaps: [] } })
    expect(copy.medium?.draft?.items).toHaveLength(2)
  })
})

describe('a course', () => {
  it('contains no medium twice, no unknown one, and never itself', async () => {
    const [link, inner, outer] = [
      await publishLink('Link'),
      await create('COURSE', 'Inner'),
      await create('COURSE', 'Outer'),
    ]
    expect(codesOf(await setContent(outer, itemsOf(link, link, { uuid: createUuid() })))).toEqual([
      'REPEATED items 1 medium',
      'UNKNOWN items 2 medium',
    ])
    expect(codesOf(await setContent(outer, itemsOf(outer)))).toEqual(['CYCLE items 0 medium'])
    expect(codesOf(await setContent(outer, itemsOf(inner)))).toEqual([])
    expect(codesOf(await setContent(inner, itemsOf(outer)))).toEqual(['CYCLE items 0 medium'])
    const offered = await ask(`courseChoices(course: "${inner.uuid}", search: "") { title }`)
    expect(offered).toEqual([{ title: 'Link' }])
  })

  it('keeps its items when they are moved, and opens them after those before', async () => {
    const course = await create('COURSE', 'Course')
    const [one, two] = [await publishLink('One'), await publishLink('Two')]
    const first = (await setContent(course, itemsOf(one, two))).medium
    const [a, b] = first?.draft?.items.map(({ uuid }) => uuid) ?? []
    const item = (uuid: string | undefined, medium: { uuid: string }, after?: string) =>
      `{ uuid: "${uuid ?? ''}", medium: "${medium.uuid}", isRequired: false, chapter: [{ locale: "en", text: "Basics" }]${after === undefined ? '' : `, opensAfter: "${after}"`} }`
    const wrong = await setContent(first ?? course, `items: [${item(b, two, a)}, ${item(a, one)}]`)
    expect(codesOf(wrong)).toEqual(['WRONG_ORDER items 0 opensAfter'])
    const moved = await setContent(first ?? course, `items: [${item(b, two)}, ${item(a, one, b)}]`)
    expect(moved.medium?.draft?.items).toMatchObject([{ uuid: b }, { uuid: a, opensAfter: b, isRequired: false }])
  })

  it('takes from other units only what its author sees in the catalogue', async () => {
    const foreign = await publishLink('Of the school')
    const hidden = await create('LINK', 'Hidden', 'root', organisation.units.sales)
    const course = await create('COURSE', 'Course', 'manager', organisation.units.class5a)
    expect(codesOf(await setContent(course, itemsOf(foreign, hidden), 'manager'))).toEqual(['UNKNOWN items 1 medium'])
    const offered = await ask(`courseChoices(course: "${course.uuid}", search: "") { title }`, 'manager')
    expect(offered).toEqual([{ title: 'Of the school' }])
  })
})

describe('a copy', () => {
  it('is available from the day that is chosen, for as long as the original', async () => {
    const { uuid, revision } = await create('PAGE', 'Autumn')
    await change(
      `updateAccess(uuid: "${uuid}", revision: ${revision}, input: { booking: OPEN, visibleTo: [], availableFrom: "2026-09-01", availableUntil: "2026-12-20" })`,
    )
    const datesOf = async (more: string) => {
      const { medium } = await change(`copy(uuid: "${uuid}", title: "Spring" ${more})`)
      return ask(`medium(uuid: "${medium?.uuid ?? ''}") { availableFrom availableUntil }`)
    }
    expect(await datesOf('availableFrom: "2027-02-01"')).toEqual({
      availableFrom: '2027-02-01',
      availableUntil: '2027-05-22',
    })
    expect(await datesOf('')).toEqual({ availableFrom: null, availableUntil: null })
  })
})

const insertCategory = async (): Promise<string> => {
  const uuid = createUuid()
  await organisation.server.database.pool.query(
    `insert into category (uuid, key, names, position) values ($1, 'safety', '{"en": "Safety"}', 1)`,
    [uuid],
  )
  return uuid
}

describe('the use of a medium', () => {
  it('names the courses of its manager and counts those of others, with who learns it', async () => {
    const link = await publishLink('Link')
    const own = await create('COURSE', 'Own')
    await setContent(own, itemsOf(link))
    const other = await create('COURSE', 'Other', 'root', organisation.units.sales)
    await setContent(other, itemsOf(link))
    const usage = (who: string) =>
      ask(`usage(uuid: "${link.uuid}") { courses { title state isPublished } otherCourses learning completed }`, who)
    const course = { title: 'Own', state: 'DRAFT', isPublished: false }
    expect(await usage('above')).toEqual({ courses: [course], otherCourses: 1, learning: 0, completed: 0 })
    expect(await usage('root')).toMatchObject({ courses: [{ title: 'Other' }, course], otherCourses: 0 })
    expect(await usage('sister')).toBeNull()
  })
})

describe('many media', () => {
  it('get another owner or responsible person, all or none', async () => {
    const made = [await create('LINK', 'One', 'root', organisation.units.class5a), await create('LINK', 'Two')]
    const bulk = async (field: string, who: string) => {
      const text = `mutation { medium { it: ${field} { changed userErrors { code path } } } }`
      return (
        await organisation.server.call(
          text,
          {},
          { subject: who, sessionId: who, roles: who === 'root' ? ['ADMIN'] : ['EDUCATION_MANAGER'] },
        )
      ).data?.['medium']
    }
    const uuids = `uuids: [${made.map(({ uuid }) => `"${uuid}"`).join(', ')}]`
    expect(
      await bulk(`changeOwnerUnit(${uuids}, ownerUnit: "${organisation.units.class5a}")`, 'manager'),
    ).toMatchObject({
      it: { changed: 0, userErrors: [{ code: 'OUT_OF_SCOPE' }] },
    })
    expect(await bulk(`changeOwnerUnit(${uuids}, ownerUnit: "${organisation.units.class5a}")`, 'root')).toMatchObject({
      it: { changed: 1, userErrors: [] },
    })
    expect(
      await bulk(`changeResponsible(${uuids}, responsible: "${organisation.uuidOf('pupil')}")`, 'manager'),
    ).toMatchObject({
      it: { changed: 2, userErrors: [] },
    })
    const category = await insertCategory()
    const add = (who: string) => bulk(`addCategory(${uuids}, category: "${category}")`, who)
    expect(await bulk(`addCategory(${uuids}, category: "${createUuid()}")`, 'root')).toMatchObject({
      it: { userErrors: [{ code: 'UNKNOWN', path: ['category'] }] },
    })
    expect(await add('sister')).toMatchObject({ it: { changed: 0, userErrors: [{ code: 'OUT_OF_SCOPE' }] } })
    expect(await add('root')).toMatchObject({ it: { changed: 2, userErrors: [] } })
    expect(await add('root')).toMatchObject({ it: { changed: 0 } })
    expect(await titlesOf(`{ category: "${category}" }`)).toEqual(['One', 'Two'])
  })
})

describe('publishing', () => {
  it('lists what is missing, and refuses until nothing is', async () => {
    const course = await create('COURSE', 'Course')
    expect(course.gaps).toMatchObject([{ code: 'ITEMS' }])
    const filled = (await setContent(course, itemsOf(await create('LINK', 'Draft')))).medium
    expect(filled?.gaps).toEqual([{ code: 'ITEM_UNPUBLISHED', title: 'Draft' }])
    expect(codesOf(await publish(filled ?? course))).toEqual(['REQUIRED gaps'])
  })

  it('leaves what was published as it is, and edits a draft beside it', async () => {
    const link = await publishLink('Link')
    expect(link).toMatchObject({ state: 'PUBLISHED', draft: null, published: { number: 1 } })
    expect(codesOf(await setContent(link, 'url: "https://example.org/2"'))).toEqual(['WRONG_STATE'])
    const begun = (await change(`beginDraft(uuid: "${link.uuid}", revision: ${link.revision})`)).medium
    expect(begun).toMatchObject({ draft: { number: 2, url: 'https://example.org/' } })
    const edited = (await setContent(begun ?? link, 'url: "https://example.org/2"')).medium
    expect(edited).toMatchObject({
      published: { url: 'https://example.org/' },
      draft: { url: 'https://example.org/2' },
    })
    const discarded = await change(`discardDraft(uuid: "${link.uuid}", revision: ${edited?.revision ?? 0})`)
    expect(discarded).toMatchObject({ medium: { draft: null, published: { number: 1 } }, userErrors: [] })
  })
})
