import type pg from 'pg'

// A cached plan of the people of some units takes 1.6 MB, so each connection drops its least recently used one.
const maxStatements = 32
let named = 0

/** The names by which each connection knows its statements, the one asked last at the end. */
const statementNames = new WeakMap<pg.PoolClient, Map<string, string>>()

async function nameFor(client: pg.PoolClient, names: Map<string, string>, text: string): Promise<string> {
  const known = names.get(text)
  if (known !== undefined) {
    names.delete(text)
    return known
  }
  const [oldest] = names
  if (oldest !== undefined && names.size >= maxStatements) {
    names.delete(oldest[0])
    await client.query(`deallocate ${oldest[1]}`)
  }
  // Never a name twice: the driver believes that what it once named is there.
  named += 1
  return `planned_${named}`
}

/** Asks a statement that its connection keeps prepared, and so plans once as long as it is asked for. */
export async function queryPlanned<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): Promise<R[]> {
  const client = await pool.connect()
  try {
    const names = statementNames.get(client) ?? new Map<string, string>()
    statementNames.set(client, names)
    const name = await nameFor(client, names, text)
    const { rows } = await client.query<R>({ name, text, values: [...values] })
    names.set(text, name)
    client.release()
    return rows
  } catch (error) {
    // Whatever this connection holds by now, the next one begins anew.
    client.release(true)
    throw error
  }
}

/** As `queryPlanned`, for whoever asks over a connection as well as over these. */
export const planned = (pool: pg.Pool) => ({
  query: async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<{ rows: R[] }> => ({
    rows: await queryPlanned<R>(pool, text, values),
  }),
})
