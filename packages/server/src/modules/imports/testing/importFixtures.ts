import { createUuid } from '../../../database/uuid.ts'
import type { TestServer } from '../../../testing/testServer.ts'

/** Makes a person who may import, as a sign-in would; answers their uuid. */
export async function addPerson(server: TestServer, subject: string): Promise<string> {
  const uuid = createUuid()
  await server.database.pool.query(`insert into person (uuid, subject) values ($1, $2)`, [uuid, subject])
  return uuid
}

/** Makes a unit below another one; answers its uuid. */
export async function addUnit(
  server: TestServer,
  key: string,
  parent: string | null = null,
  name = key,
): Promise<string> {
  const uuid = createUuid()
  await server.database.pool.query(
    `insert into unit (uuid, key, name, parent, is_general) values ($1, $2, $3, $4, $5)`,
    [uuid, key, name, parent, parent === null],
  )
  return uuid
}
