import { expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium')

interface Group {
  readonly key: string
  readonly terms: readonly string[]
  readonly isSeeded: boolean
}

const ask = async (kind: string, field: string, variables: object = {}, who = 'root') =>
  read(await organisation.server.call(`${kind} { system { it: ${field} } }`, variables, callerOf(who)), 'system', 'it')
const list = () => ask('query', 'synonyms { key terms isSeeded }') as Promise<Group[]>
const answer = '{ synonyms { key terms isSeeded } userErrors { code path } }'
const save = (terms: readonly string[], key: string | null = null, expected: readonly string[] = []) =>
  ask(
    'mutation($key: ID, $expected: [String!], $terms: [String!]!)',
    `saveSynonyms(key: $key, expected: $expected, terms: $terms) ${answer}`,
    { key, expected, terms },
  ) as Promise<{ synonyms: Group[]; userErrors: { code: string; path: string[] }[] }>

const found = async (search: string): Promise<readonly string[]> => {
  const { items } = read(
    await organisation.server.call(
      `query($search: String!) { catalogue { media(locale: "en", page: { first: 20 }, filter: { search: $search }) { items { title } } } }`,
      { search },
      callerOf('pupil'),
    ),
    'catalogue',
    'media',
  ) as { items: { title: string }[] }
  return items.map(({ title }) => title)
}

it('a new group is used by the next search, a change as well, and one that is removed no longer', async () => {
  await publishTestMedium(organisation.server.database.pool, {
    kind: 'PAGE',
    title: 'Handling hoists',
    unit: organisation.units.school,
  })
  expect(await found('windlass')).toEqual([])
  const added = await save([' Hoist', 'windlass ', 'hoist', ''])
  expect(added.userErrors).toEqual([])
  const group = added.synonyms.find(({ terms }) => terms.includes('windlass'))
  expect(group).toMatchObject({ terms: ['Hoist', 'windlass'], isSeeded: false })
  expect(await found('windlass')).toEqual(['Handling hoists'])
  await save(['Hoist', 'capstan'], group?.key, ['Hoist', 'windlass'])
  expect([await found('windlass'), await found('capstan')]).toEqual([[], ['Handling hoists']])
  const removed = (await ask(
    'mutation($key: ID!, $expected: [String!]!)',
    `removeSynonyms(key: $key, expected: $expected) ${answer}`,
    { key: group?.key, expected: ['capstan', 'Hoist'] },
  )) as { userErrors: unknown[] }
  expect(removed.userErrors).toEqual([])
  expect(await found('capstan')).toEqual([])
})

it('those of the product are shown and can be changed, never over somebody else’s change', async () => {
  const seeded = (await list()).find(({ key }) => key === 'first aid')
  expect(seeded).toMatchObject({ isSeeded: true })
  const { terms = [] } = seeded ?? {}
  expect((await save([...terms, 'CPR'], 'first aid', terms.slice(1))).userErrors).toEqual([
    { code: 'CHANGED_MEANWHILE', path: [] },
  ])
  expect((await save([...terms, 'CPR'], 'first aid', terms)).userErrors).toEqual([])
  expect((await list()).find(({ key }) => key === 'first aid')?.terms).toContain('CPR')
})

it('a group has two terms or more, none too long', async () => {
  const codesOf = async (terms: readonly string[]) => (await save(terms)).userErrors.map(({ code }) => code)
  expect(await codesOf(['alone'])).toEqual(['REQUIRED'])
  expect(await codesOf([])).toEqual(['REQUIRED'])
  expect(await codesOf(['a', 'bb'])).toEqual(['TOO_SHORT'])
  expect(await codesOf(['x'.repeat(81), 'bb'])).toEqual(['TOO_LONG'])
  expect(await codesOf(Array.from({ length: 31 }, (_, place) => `term ${place}`))).toEqual(['TOO_MANY'])
  expect((await save(['aa', 'bb'], 'nothing')).userErrors).toEqual([{ code: 'UNKNOWN', path: [] }])
})
