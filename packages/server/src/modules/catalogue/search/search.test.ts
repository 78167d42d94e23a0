import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { fold } from '@somo/ui/locale/fold'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { insertPerson, insertUnit } from '../../../testing/factories.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { planPage } from '../../paging.ts'
import { listCatalogue } from '../list/catalogueListStore.ts'
import { readChoice } from '../list/catalogueChoice.ts'
import { searchedMedia, searches } from '../testing/searchCases.ts'
import { parseSearch, searchedWords } from './parseSearch.ts'

let database: TestDatabase
const keys = new Map<string, string>()

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  const unit = await insertUnit(pool, { key: 'all', name: 'Everyone' })
  await insertPerson(pool, { subject: 'reader' })
  for (const [key, titles] of Object.entries(searchedMedia)) {
    const { medium } = await publishTestMedium(pool, { kind: 'LINK', title: titles.en, unit })
    await pool.query('update medium set titles = $2 where uuid = $1', [medium, titles])
    keys.set(medium, key)
  }
})
afterAll(() => database.close())

async function find(search: string): Promise<readonly string[]> {
  const choice = await readChoice(database.pool, 'reader', { search })
  const plan = planPage({ first: 20 }, { field: 'RELEVANCE', direction: 'DESCENDING' })
  const { items } = await listCatalogue(database.pool, plan, choice)
  return items.map(({ uuid }) => keys.get(uuid) ?? uuid)
}

/** So many of 40 searches have to find what is meant among their first three results. */
const fewestFound = 38
const first = 3

describe.each(['en', 'de', 'sw'] as const)('searches in %s', (locale) => {
  it('find what is meant', async () => {
    expect(searches[locale]).toHaveLength(40)
    const missed: string[] = []
    for (const [search, key] of searches[locale]) {
      const found = (await find(search)).slice(0, first)
      if (!found.includes(key)) missed.push(`${search}: ${key}, not ${found.join(', ')}`)
    }
    expect(40 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(fewestFound)
  })

  it('have an answer wherever a title shares the first four letters of a word', async () => {
    const stems = new Set(
      Object.values(searchedMedia).flatMap((titles) =>
        fold(titles[locale])
          .split(/[^\p{L}]+/u)
          .filter((word) => word.length >= 4)
          .map((word) => word.slice(0, 4)),
      ),
    )
    const empty: string[] = []
    for (const stem of stems) if ((await find(`${stem}xq`)).length === 0) empty.push(stem)
    expect(empty).toEqual([])
  })
})

describe('what is searched', () => {
  const titled = async (title: string): Promise<string> => {
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from unit limit 1')
    const { medium } = await publishTestMedium(database.pool, { kind: 'PAGE', title, unit: rows[0]?.uuid ?? '' })
    return medium
  }

  it('includes tags, names of categories, goals and the text of pages, as they are now', async () => {
    const { pool } = database
    const medium = await titled('Untitled')
    const category = createUuid()
    await pool.query(
      `insert into category (uuid, key, names, position) values ($1, 'zebra', '{"en": "Zebrafish"}', 1)`,
      [category],
    )
    await pool.query('insert into medium_category values ($1, $2)', [medium, category])
    await pool.query(`insert into medium_tag values ($1, 'Quokka')`, [medium])
    await pool.query(`update medium set goals = '{"en": ["Describe a pangolin"]}' where uuid = $1`, [medium])
    for (const word of ['zebrafish', 'quokka', 'pangolins']) expect(await find(word)).toEqual([medium])
    await pool.query(`update category set names = '{"en": "Axolotl"}' where uuid = $1`, [category])
    await pool.query('delete from medium_tag where medium = $1', [medium])
    expect(await find('axolotl')).toEqual([medium])
    for (const word of ['zebrafish', 'quokka']) expect(await find(word)).toEqual([])
  })

  it('includes the published text of a page, with inflections', async () => {
    const { pool } = database
    const { rows } = await pool.query<{ uuid: string }>('select uuid from unit limit 1')
    const { medium } = await publishTestMedium(pool, {
      kind: 'PAGE',
      title: 'Page',
      unit: rows[0]?.uuid ?? '',
      content: { blocks: [{ id: 'a', kind: 'list', isOrdered: false, items: ['Wipe the centrifuges'] }] },
    })
    expect(await find('centrifuge')).toEqual([medium])
  })
})

describe('the parts of a search', () => {
  const synonyms = [
    { meaning: 'aid', folded: 'first aid' },
    { meaning: 'aid', folded: 'ersthelfer' },
    { meaning: 'conduct', folded: 'code of conduct' },
  ]

  it('are terms with synonyms, else words', () => {
    expect(parseSearch('First aid at work', synonyms)).toEqual([
      { typed: ['first', 'aid'], synonyms: [['ersthelfer']] },
      { typed: ['work'], synonyms: [] },
    ])
    expect(parseSearch('Ersthelfern', synonyms)).toEqual([{ typed: ['ersthelfern'], synonyms: [['first', 'aid']] }])
    expect(parseSearch('code of conduct', synonyms)).toEqual([{ typed: ['code', 'conduct'], synonyms: [] }])
  })

  it('leave out what every text has, unless there is nothing else', () => {
    expect(searchedWords('How to lift')).toEqual(['lift'])
    expect(searchedWords('how to')).toEqual(['how', 'to'])
    expect(searchedWords(' – ')).toEqual([])
  })
})
