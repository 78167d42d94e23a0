import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoData } from '../../database/seed/demo.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.database.pool.query(
    `insert into module_preference values ('M', 'b', '2'), ('M', 'a', '1'), ('m', 'a', 'other case'), ('N', 'a', 'other')`,
  )
})
afterAll(() => server.close())

const query =
  'query getPreferences($moduleName: String!) { modulePreferences { modulePreferences(moduleName: $moduleName) { key value } } }'

async function list(moduleName: string): Promise<unknown> {
  return (await server.call(query, { moduleName })).data?.['modulePreferences']
}

describe('preferences', () => {
  it('are those of one module, by key, in one statement', async () => {
    // Who comes for the first time is met first.
    await list('M')
    const { result, count } = await countStatements(server.database, () => list('M'))
    expect(result).toEqual({
      modulePreferences: [
        { key: 'a', value: '1' },
        { key: 'b', value: '2' },
      ],
    })
    expect(count).toBe(1)
  })

  it.each(['UNKNOWN', '', `M' or '1'='1`, '%'])('are none for the module %j', async (name) => {
    expect(await list(name)).toEqual({ modulePreferences: [] })
  })

  it('of a module whose name cannot be stored are bad input', async () => {
    const { errors } = await server.call(query, { moduleName: 'M\0' })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }])
  })
})

describe('the demo data', () => {
  it('are a general unit without a colour and the colour as a preference, once', async () => {
    await seedDemoData(server.database)
    await seedDemoData(server.database)
    expect(await list('DESIGN')).toEqual({ modulePreferences: [{ key: 'PRIMARY_COLOR', value: '#5761ee' }] })
    const unit = await server.call('{ units { defaultUnit { name color isGeneral } } }')
    expect(unit).toEqual({
      data: { units: { defaultUnit: { name: 'Demo Organisation', color: null, isGeneral: true } } },
    })
    const { rows } = await server.database.pool.query('select 1 from unit')
    expect(rows).toHaveLength(1)
  })

  it('leave alone what somebody changed', async () => {
    await server.database.pool.query(`update module_preference set value = '#112233' where module_name = 'DESIGN'`)
    await server.database.pool.query(`update unit set name = 'Ours', key = 'ours'`)
    await seedDemoData(server.database)
    expect(await list('DESIGN')).toEqual({ modulePreferences: [{ key: 'PRIMARY_COLOR', value: '#112233' }] })
    const { rows } = await server.database.pool.query('select name from unit')
    expect(rows).toEqual([{ name: 'Ours' }])
  })
})
