import type { StatisticsMatrixPage } from '@somo/graphql/schema'
import { describe, expect, it } from 'vitest'
import { writeMatrix } from './exportMatrix.ts'
import { startStatisticsScenario } from './testing/statisticsScenario.ts'

const { organisation, pool, ask, bulk, media, enrol, day } = startStatisticsScenario()

it('has a matrix of mandatory items with the people overdue', async () => {
  await enrol('pupil', 'fire', { due: -3 })
  await enrol('pupil', 'load', { done: -3 })
  await enrol('member', 'load', { due: 3 })
  expect(await ask('query', 'items { title }')).toEqual([{ title: 'Fire safety' }, { title: 'Load securing' }])
  const both = `media: ["${media.fire}", "${media.load}"]`
  expect(await ask('query', `matrix(page: { first: 10 }, ${both}) { items { name cells { state } } }`)).toEqual({
    items: [
      { name: 'Member Test', cells: [{ state: 'DUE_SOON' }] },
      { name: 'Pupil Test', cells: expect.arrayContaining([{ state: 'OVERDUE' }, { state: 'COMPLETED' }]) as unknown },
    ],
  })
  expect(await ask('query', `itemCounts(${both}) { overdue }`)).toEqual([{ overdue: 1 }, { overdue: 0 }])
})

/** The names of the people of a matrix, page by page of two. */
async function people(sort: string, who = 'root', filter = ''): Promise<string[]> {
  const names: string[] = []
  let after = ''
  for (let page = 0; page < 10; page += 1) {
    const { items, pageInfo } = (await ask(
      'query',
      `matrix(page: { first: 2${after} }, media: ["${media.fire}"], sort: ${sort}${filter}) { items { name } pageInfo { endCursor hasNext } }`,
      who,
    )) as StatisticsMatrixPage
    names.push(...items.map(({ name }) => name.split(' ', 1)[0] ?? ''))
    if (!pageInfo.hasNext) break
    after = `, after: "${pageInfo.endCursor ?? ''}"`
  }
  return names
}

describe('the order of people in the matrix', () => {
  const everybody = async (): Promise<void> => {
    await enrol('pupil', 'fire', { due: -3 })
    await enrol('pupil', 'load', { due: -1 })
    await enrol('member', 'load', { due: -20 })
    await enrol('seller', 'fire', { done: -3, valid: 9 })
    await enrol('manager', 'fire', { due: 4 })
    await enrol('above', 'load', {})
  }
  const byItem = () => `{ field: ITEM, medium: "${media.fire}" }`

  it('is by the number of overdue items, then by name, from page to page', async () => {
    await everybody()
    expect(await people('{ field: NAME }')).toEqual(['Above', 'Manager', 'Member', 'Pupil', 'Seller'])
    expect(await people('{ field: OVERDUE }')).toEqual(['Pupil', 'Member', 'Above', 'Manager', 'Seller'])
    expect(await people('{ field: OVERDUE }', 'manager')).toEqual(['Pupil', 'Member', 'Manager'])
    expect(await people('{ field: OVERDUE }', 'root', `, filter: { medium: "${media.fire}" }`)).toEqual([
      'Pupil',
      'Manager',
      'Seller',
    ])
  })

  it('is by the day on which an item is due or no longer valid, those without it last', async () => {
    await everybody()
    expect(await people(byItem())).toEqual(['Pupil', 'Manager', 'Seller', 'Above', 'Member'])
    expect(await people(byItem(), 'sister')).toEqual(['Seller'])
    expect(await people(byItem(), 'root', ', filter: { state: [OVERDUE] }')).toEqual(['Pupil', 'Member'])
  })

  it('goes back to the page before, over the border between those with and without a rank', async () => {
    await everybody()
    const page = (args: string) =>
      ask(
        'query',
        `matrix(page: { ${args} }, media: [], sort: { field: OVERDUE }) { items { name } pageInfo { startCursor endCursor hasNext hasPrevious } }`,
        'root',
      ) as Promise<StatisticsMatrixPage>
    const names = ({ items }: StatisticsMatrixPage) => items.map(({ name }) => name.split(' ', 1)[0])
    const last = await page('last: 2')
    expect([names(last), last.pageInfo]).toMatchObject([['Manager', 'Seller'], { hasNext: false, hasPrevious: true }])
    const middle = await page(`last: 2, before: "${last.pageInfo.startCursor ?? ''}"`)
    expect([names(middle), middle.pageInfo]).toMatchObject([['Member', 'Above'], { hasNext: true, hasPrevious: true }])
    const first = await page(`last: 2, before: "${middle.pageInfo.startCursor ?? ''}"`)
    expect([names(first), first.pageInfo]).toMatchObject([['Pupil'], { hasNext: true, hasPrevious: false }])
    const next = await page(`first: 2, after: "${first.pageInfo.endCursor ?? ''}"`)
    expect([names(next), next.pageInfo]).toMatchObject([['Member', 'Above'], { hasNext: true, hasPrevious: true }])
  })

  it('is by name alone on a past day', async () => {
    await everybody()
    const filter = `, filter: { asOf: "${await day(-5)}" }`
    expect(await people('{ field: NAME }', 'root', filter)).toEqual(['Above', 'Manager', 'Member', 'Pupil', 'Seller'])
    await expect(people('{ field: OVERDUE }', 'root', filter)).rejects.toThrow()
  })

  it('has the people whose name or item has the words', async () => {
    await everybody()
    expect(await people('{ field: NAME }', 'root', ', filter: { search: "fire" }')).toEqual([
      'Manager',
      'Pupil',
      'Seller',
    ])
  })
})

it('reminds selected people of their mandatory items that are overdue or due soon', async () => {
  const late = await enrol('pupil', 'fire', { due: -3 })
  await enrol('pupil', 'load', { due: 90 })
  const soon = await enrol('member', 'load', { due: 3 })
  const other = await enrol('seller', 'fire', { due: -3 })
  const named = (who: string) =>
    ask(
      'query',
      `remindable(people: ["${['pupil', 'member', 'seller'].map((name) => organisation.uuidOf(name)).join('", "')}"])`,
      who,
    )
  expect(await named('manager')).toEqual([late, soon])
  expect(await named('root')).toEqual(expect.arrayContaining([late, soon, other]))
  expect(await bulk('remind', `enrolments: ["${late}", "${soon}"]`, 'manager')).toMatchObject({ changed: 2 })
})

it('is written as a table: every mandatory item and person of the filter, in the order that is seen', async () => {
  await enrol('pupil', 'fire', { due: -3 })
  await enrol('member', 'load', { done: -3, valid: 30 })
  await enrol('member', 'fire', {})
  const client = await pool().connect()
  try {
    const choice = { scope: { manager: null }, filter: {}, past: null }
    expect(await writeMatrix(client, choice, { field: 'OVERDUE' }, 'en')).toEqual([
      ['Person', 'Number', 'Fire safety', 'Load securing'],
      ['Pupil Test', null, expect.stringMatching(/^Overdue, due \d{4}-\d\d-\d\d$/), null],
      ['Member Test', null, 'Not started', expect.stringMatching(/^Completed, valid until \d{4}-/)],
    ])
  } finally {
    client.release()
  }
  const { job } = (await ask('mutation', 'exportMatrix(format: XLSX, sort: { field: OVERDUE }) { job { uuid } }')) as {
    job: { uuid: string }
  }
  const state = async () =>
    (await pool().query<{ state: string }>('select state from job where uuid = $1', [job.uuid])).rows[0]?.state
  await expect.poll(state, { timeout: 20_000 }).toBe('DONE')
})
