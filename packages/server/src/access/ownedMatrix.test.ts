import { Buffer } from 'node:buffer'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUuid } from '../database/uuid.ts'
import { readSchemaText } from '../http/graphql/graphqlSchema.ts'
import { upload } from '../modules/uploads/testing/sendFile.ts'
import { callerOf, testPeople, seedPeople, seedUnits } from '../testing/testOrganisation.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'
import { findGuardedTypes, leadsToNamespace } from './allowDirective.ts'
import { importCases, viewCases, type OwnedTarget } from './scope/importCases.ts'
import { jobCases } from './scope/jobCases.ts'

const cases = { ...importCases, ...viewCases, ...jobCases }
const namespaces = {
  ImportQueries: 'query { imports',
  ImportMutations: 'mutation { import',
  ViewQueries: 'query { views',
  ViewMutations: 'mutation { view',
  JobQueries: 'query { jobs',
  JobMutations: 'mutation { job',
}

const isNamespaceHere = (name: string): name is keyof typeof namespaces => Object.hasOwn(namespaces, name)

const fields = findGuardedTypes(buildSchema(readSchemaText()))
  .filter((type) => isNamespaceHere(type.name))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !leadsToNamespace(field))
      .map((field) => `${type.name}.${field.name}`),
  )

/** Whose the things are: of the manager of class 5a, of one above, of one of another branch, and of an administrator. */
const owners = ['manager', 'above', 'sister', 'root'] as const
const callers = ['pupil', 'sister', 'above', 'manager', 'root'] as const

let server: TestServer
let people: Map<string, string>

beforeAll(async () => {
  server = await startTestServer()
  people = await seedPeople(server.database, await seedUnits(server.database), testPeople)
})
afterAll(() => server.close())

/** Things of somebody, each in a state in which nothing can be done with it. */
async function insertOwnedRows(owner: string, hasUpload: boolean): Promise<OwnedTarget> {
  const { pool } = server.database
  const [run, undoable, profile, view, job] = [createUuid(), createUuid(), createUuid(), createUuid(), createUuid()]
  const mark = `unheardof-${run}.csv`
  const whose = people.get(owner)
  const columns =
    'uuid, kind, state, owner, is_everywhere, file_name, file, file_hash, file_bytes, headers, started_at, ended_at, undone_at'
  await pool.query(
    `insert into import_job (${columns}) values ($1, 'USERS', 'ROLLED_BACK', $2, $3, $4, 'none', '\\x00', 10, '{name}', now(), now(), now())`,
    [run, whose, owner === 'root', mark],
  )
  await pool.query(
    `insert into import_job (${columns}) values ($1, 'USERS', 'DONE', $2, $3, $4, 'none', '\\x00', 10, '{name}', now(), now(), null)`,
    [undoable, whose, owner === 'root', mark],
  )
  await pool.query(
    `insert into import_row (import_job, number, cells, action, name) values ($1, 2, '{Unheard Of}', 'CREATE', 'Unheard Of')`,
    [run],
  )
  await pool.query(
    `insert into import_row (import_job, number, cells, action, name, applied_at, object, before, after) values ($1, 2, '{Unheard Of}', 'CREATE', 'Unheard Of', now(), $2, '{}', '{}')`,
    [undoable, whose],
  )
  await pool.query(
    `insert into import_profile (uuid, owner, name, kind, mapping) values ($1, $2, $3, 'USERS', '{"columns": {}}')`,
    [profile, whose, mark],
  )
  await pool.query(
    `insert into saved_view (uuid, owner, screen, name, query) values ($1, $2, '/import-management', $3, $4)`,
    [view, whose, mark, `q=${mark}`],
  )
  const envelope = JSON.stringify({
    payload: {},
    owner: { subject: owner, roles: callerOf(owner).roles, requestId: null },
  })
  await pool.query(
    `insert into job (uuid, kind, payload, state, owner, error, ended_at) values ($1, 'users.export', $4, 'CANCELLED', $2, $3, now())`,
    [job, whose, mark, envelope],
  )
  await pool.query(`insert into job_failure (job, position, name, code) values ($1, 1, $2, 'UNKNOWN')`, [job, mark])
  // Files come in slowly, by design.
  const sent = hasUpload
    ? await upload(server, 'IMPORT', Buffer.from('external id\nX1'), { caller: callerOf(owner), name: mark })
    : null
  return { import: run, undoable, mark, profile, view, job, person: whose ?? '', upload: sent?.body.uuid ?? '' }
}

const mayAsk = (who: 'everybody' | 'managers' | 'administrators', caller: string): boolean =>
  who === 'everybody' || (who === 'managers' ? caller !== 'pupil' : caller === 'root')

it('knows every field of the namespaces of imports, views and jobs', () => {
  expect(Object.keys(cases).sort()).toEqual([...fields].sort())
})

const questions = Object.entries(cases).flatMap(([coordinate, one]) =>
  typeof one === 'string'
    ? []
    : callers.flatMap((caller) => owners.map((owner) => ({ coordinate, one, caller, owner }))),
)

describe('what belongs to somebody', () => {
  it.each(questions)('$coordinate by $caller about a thing of $owner', async ({ coordinate, one, caller, owner }) => {
    const [type = ''] = coordinate.split('.')
    if (!isNamespaceHere(type)) throw new Error(`${type} is no namespace of this table.`)
    const target = await insertOwnedRows(owner, coordinate === 'ImportMutations.createImport')
    const answer = await server.call(`${namespaces[type]} { it: ${one.write(target)} } }`, {}, callerOf(caller))
    expect(answer.errors?.map((error) => error.extensions.code) ?? []).toEqual(
      mayAsk(one.who, caller) ? [] : ['FORBIDDEN'],
    )
    if (!mayAsk(one.who, caller)) return
    const value = (Object.values(answer.data ?? {})[0] as { it: unknown } | null)?.it ?? null
    const isTheirs = caller === owner || (one.visibleTo === 'administrators' && caller === 'root')
    expect(one.reaches(value, target)).toBe(isTheirs)
    // Not to be let near it is not to learn that it is there.
    if (!isTheirs) expect(JSON.stringify(value)).not.toContain(target.mark)
  })
})
