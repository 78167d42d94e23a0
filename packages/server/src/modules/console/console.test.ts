import type { Role } from '@somo/graphql/schema'
import { buildSchema, isLeafType, isObjectType, getNamedType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSchemaText } from '../../http/graphql/graphqlSchema.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const schema = buildSchema(readSchemaText())
const type = schema.getType('ConsoleQueries')
const fields = isObjectType(type) ? Object.values(type.getFields()) : []

/** Every leaf of what a field answers, one level of objects deep. */
function selectionOf(name: string): string {
  const answer = getNamedType(fields.find((field) => field.name === name)?.type ?? type ?? null)
  if (!isObjectType(answer)) return ''
  const leaves = Object.values(answer.getFields()).filter((field) => isLeafType(getNamedType(field.type)))
  return `{ ${['__typename', ...leaves.map((leaf) => leaf.name)].join(' ')} }`
}

const others = [['LEARNER'], ['EDUCATION_MANAGER'], ['LEARNER', 'EDUCATION_MANAGER'], []] as Role[][]

describe('nobody but an administrator gets a number about others from the console', () => {
  const names = fields.map(({ name }) => name)

  it('because every field of the namespace is tried', () => {
    expect(names.toSorted()).toEqual(['jobQueue', 'mailQueue', 'scope', 'signIns', 'slowStatements', 'viewAs'])
  })

  it.each(others.flatMap((roles) => names.map((name) => [roles, name] as const)))(
    '%j asks for %s by hand',
    async (roles, name) => {
      const { data, errors } = await server.call(`{ console { ${name} ${selectionOf(name)} } }`, {}, { roles })
      // Where somebody manages is about themselves; who manages nothing gets an empty list.
      if (name === 'scope' && roles.includes('EDUCATION_MANAGER'))
        return expect(data).toEqual({ console: { scope: [] } })
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
      expect(JSON.stringify(data ?? null)).not.toMatch(/\d/)
    },
  )
})

describe('the slow statements', () => {
  const ask = async (): Promise<unknown> => {
    const { data, errors } = await server.call(
      '{ console { slowStatements { text calls meanMs totalMs } } }',
      {},
      { roles: ['ADMIN'] },
    )
    expect(errors).toBeUndefined()
    return data?.['console']
  }

  it('are null where the database does not record them', async () =>
    expect(await ask()).toEqual({ slowStatements: null }))

  it('are those of this database, the longest altogether first', async () => {
    // What the extension shows, without an extension that not every database brings along.
    await server.database.pool.query(`create view pg_stat_statements as
      select oid as dbid, 'select $1 ' || n as query, n::bigint as calls, n::float8 as mean_exec_time, n * n::float8 as total_exec_time
      from pg_database, generate_series(1, 12) as n`)
    const { slowStatements } = (await ask()) as { slowStatements: unknown[] }
    expect(slowStatements).toHaveLength(10)
    expect(slowStatements[0]).toEqual({ text: 'select $1 12', calls: 12, meanMs: 12, totalMs: 144 })
    await server.database.pool.query('drop view pg_stat_statements')
  })
})
