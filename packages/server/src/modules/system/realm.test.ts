import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedServer, type EmbeddedServer } from '../../testing/embeddedServer.ts'

let server: EmbeddedServer

beforeAll(async () => {
  server = await startEmbeddedServer()
})
afterAll(() => server.close())

it('the default language and pattern of dates are those of the settings, from the next sign-in on', async () => {
  await server.database.pool.query(
    `insert into setting (id, value) values ('GENERAL.DEFAULT_LOCALE', 'sw'), ('GENERAL.DATE_FORMAT', 'yyyy-MM-dd')`,
  )
  const { tokens } = await server.signIn('learner')
  expect(decodeJwt(tokens.id_token)).toMatchObject({ default_locale: 'sw', default_date_format: 'yyyy-MM-dd' })
  const { tokens: admin } = await server.signIn('admin')
  const { data } = await server.call(admin.access_token, '{ console { signIns { name system } } }')
  expect(data).toMatchObject({
    console: { signIns: [{ name: 'Lukas Brandt' }, { name: expect.any(String) as string }] },
  })
})
