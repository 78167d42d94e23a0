import { expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { callerOf, testPeople, read, startTestOrganisation } from '../../testing/testOrganisation.ts'
import { rankResults } from './service.ts'

const organisation = startTestOrganisation(testPeople, 'import_job')

interface Row {
  readonly kind: string
  readonly title: string
  readonly detail: string | null
  readonly canSuspend: boolean
}

const ask = async (query: string, caller: TestCaller): Promise<readonly Row[]> =>
  read(
    await organisation.server.call(
      'query ($query: String!) { search(query: $query) { kind uuid title detail createdAt canSuspend } }',
      { query },
      caller,
    ),
    'search',
  ) as readonly Row[]
const titles = async (query: string, caller: TestCaller): Promise<readonly string[]> =>
  (await ask(query, caller)).map(({ kind, title }) => `${kind} ${title}`)

async function plantImport(owner: string, fileName: string): Promise<void> {
  await organisation.server.database.pool.query(
    `insert into import_job (uuid, kind, owner, is_everywhere, file_name, file, file_hash, file_bytes) values ($1, 'USERS', $2, false, $3, 'x', '\\x00', 1)`,
    [createUuid(), organisation.uuidOf(owner), fileName],
  )
}

it('W5 scope: a learner finds neither people nor units nor imports', async () => {
  await plantImport('pupil', 'test.csv')
  for (const query of ['Test', 'pupil', 'school']) expect(await titles(query, callerOf('pupil'))).toEqual([])
  expect(await titles('Test', { subject: 'pupil', roles: [] })).toEqual([])
})

it('W5 scope: a manager finds the people and units below theirs, and their own imports', async () => {
  await plantImport('manager', 'class list test.csv')
  await plantImport('sister', 'sales test.csv')
  expect(await titles('test', callerOf('manager'))).toEqual([
    'PERSON Expired Test',
    'PERSON Manager Test',
    'PERSON Member Test',
    'PERSON Pupil Test',
    'IMPORT class list test.csv',
  ])
  expect(await titles('seller', callerOf('manager'))).toEqual([])
  expect(await titles('sales', callerOf('manager'))).toEqual([])
  expect(await titles('class5a', callerOf('above'))).toEqual(['UNIT Class5a'])
  expect(await titles('pupil', callerOf('expired'))).toEqual([])
  expect(await titles('pupil', callerOf('member'))).toEqual([])
})

it('W5 scope: an administrator finds everything, at most five of a kind', async () => {
  for (const number of ['1', '2', '3', '4', '5', '6']) await plantImport('sister', `test ${number}.csv`)
  const found = await ask('test', callerOf('root'))
  expect(found.filter(({ kind }) => kind === 'PERSON')).toHaveLength(5)
  expect(found.filter(({ kind }) => kind === 'IMPORT').map(({ title }) => title)).toEqual([
    'test 6.csv',
    'test 5.csv',
    'test 4.csv',
    'test 3.csv',
    'test 2.csv',
  ])
  expect(await ask('sell', callerOf('root'))).toMatchObject([
    { kind: 'PERSON', title: 'Seller Test', detail: 'Sales', canSuspend: true },
  ])
})

it('W5: managers may suspend learners alone, and nobody twice', async () => {
  await organisation.server.database.pool.query(`update person set status = 'SUSPENDED' where username = 'seller'`)
  expect(await ask('pupil', callerOf('manager'))).toMatchObject([{ canSuspend: true }])
  expect(await ask('member', callerOf('manager'))).toMatchObject([{ canSuspend: false }])
  expect(await ask('seller', callerOf('root'))).toMatchObject([{ canSuspend: false }])
})

it('W5: names that begin with what was typed come first, however many only contain it', async () => {
  const people = organisation.server.database.pool
  await people.query(`insert into person (uuid, username, given_name, family_name)
    select gen_random_uuid(), 'x' || i, 'Aaron', 'A' || i || 'zorro' from generate_series(1, 60) i`)
  await people.query(
    `insert into person (uuid, username, given_name, family_name) values (gen_random_uuid(), 'z1', 'Diego', 'Zorro')`,
  )
  expect((await titles('zorro', callerOf('root')))[0]).toBe('PERSON Diego Zorro')
})

it('I7: people are found through the API however their names are written', async () => {
  await organisation.server.database.pool.query(`insert into person (uuid, username, given_name, family_name) values
    (gen_random_uuid(), 'n1', '小明', '王'), (gen_random_uuid(), 'n2', 'Jürgen', 'Müller'), (gen_random_uuid(), 'n3', 'Aoife', 'O’Brien')`)
  for (const query of ['王小明', '小明', '王'])
    expect(await titles(query, callerOf('root'))).toEqual(['PERSON 小明 王'])
  for (const query of ['mueller', 'muller', 'MÜLLER jue'])
    expect(await titles(query, callerOf('root'))).toEqual(['PERSON Jürgen Müller'])
  for (const query of ['obrien', "o'brien aoife"])
    expect(await titles(query, callerOf('root'))).toEqual(['PERSON Aoife O’Brien'])
})

it('W5: too short a query finds nothing, and too long a one is refused', async () => {
  for (const query of ['', ' ', 'p', 'pu', '-']) expect(await titles(query, callerOf('root'))).toEqual([])
  const answer = await organisation.server.call(
    'query ($query: String!) { search(query: $query) { uuid } }',
    { query: 'x'.repeat(201) },
    callerOf('root'),
  )
  expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT'])
})

it('W5: ranks whole names, then beginnings, then beginnings of words, then the rest', () => {
  const ranked = rankResults(
    ['Joanna', 'Maria Anna', 'Annabel', 'Änna', 'Anna'].map((title) => ({ title })),
    'anna',
  )
  expect(ranked.map(({ title }) => title)).toEqual(['Änna', 'Anna', 'Annabel', 'Maria Anna', 'Joanna'])
})
