import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ExtraRoutes } from '@somo/server/createServer'
import { checkedName, copyDatabase } from './preparedDatabase.ts'
import { controlNames, controlPath, type Controls } from './controlTypes.ts'
import { publishUpload } from './publishUpload.ts'

type Given = Pick<Parameters<ExtraRoutes>[0], 'database' | 'mediumUploads'>
type Embedded = Parameters<ExtraRoutes>[0]['embedded']

/** Test controls beside the product's own addresses. They exist only here; no build of the product contains them. */
export const testControls: ExtraRoutes = ({ database, embedded, mediumUploads }) => {
  const controls = createControls({ database, mediumUploads }, embedded)
  return async (request, response) => {
    const name = controlNames.find((known) => controlPath(known) === request.url)
    if (name === undefined || request.method !== 'POST') return false
    await answer(request, response, (input) => call(controls, name, input))
    return true
  }
}

/** The caller is fixtures/controls.ts, so the input has the control's type. */
function call(controls: Controls, name: keyof Controls, input: unknown): Promise<unknown> {
  const control = controls[name] as (checked: unknown) => Promise<unknown>
  return control(input)
}

type Run = (input: unknown) => Promise<unknown>

async function answer(request: IncomingMessage, response: ServerResponse, run: Run): Promise<void> {
  try {
    const result = await run(JSON.parse(await text(request)))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result))
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

function createControls({ database, mediumUploads }: Given, embedded: Embedded): Controls {
  const { pool } = database
  return {
    putAccount: async ({ username, roles, locale = null, theme = null, dateFormat = null }) => {
      await pool.query(putAccount, [randomUUID(), username, roles, locale, theme, dateFormat])
      return null
    },
    countedLogins: async (username) => {
      const { rows } = await pool.query<{ logins: number }>(countedLogins, [username])
      return rows[0]?.logins ?? 0
    },
    endSessions: async (username) => {
      await pool.query(endSessions, [username])
      return null
    },
    endRefreshTokens: async (username) => {
      await pool.query(`${endSessions} and kind = 'RefreshToken'`, [username])
      return null
    },
    endSessionsIn: async ({ username, seconds }) => {
      if (embedded === null) throw new Error('Only the embedded provider takes orders.')
      const signedInAt = Math.floor(Date.now() / 1000) - embedded.lifetimes.session + seconds
      await pool.query(beginSessions, [username, signedInAt])
      return null
    },
    setTokenLife: (seconds) => {
      if (embedded === null) return Promise.reject(new Error('Only the embedded provider takes orders.'))
      embedded.lifetimes.accessToken = seconds
      return Promise.resolve(null)
    },
    putClient: async ({ clientId, origin }) => {
      await pool.query(putClient, [clientId, JSON.stringify(clientOf(clientId, origin))])
      return null
    },
    copyDatabase: (name) => copyDatabase(pool, name),
    dropDatabase: async (name) => {
      await pool.query(`drop database ${checkedName(name)} with (force)`)
      return null
    },
    setColours: async ({ unit, preference }) => {
      await pool.query('update unit set color = $1 where is_general', [unit])
      await pool.query(`delete from module_preference where module_name = 'DESIGN' and key = 'PRIMARY_COLOR'`)
      if (preference !== null) await pool.query(putPreference, [preference])
      return null
    },
    publishUpload: (setting) => publishUpload({ database, mediumUploads }, setting),
  }
}

const putAccount = `insert into account
    (uuid, username, password_hash, given_name, family_name, roles, locale, theme, date_format)
  select $1, $2, password_hash, 'Zawadi', 'Mbeki', $3, $4, $5, $6 from account where username = 'learner'
  on conflict (lower(username)) do update set password_hash = excluded.password_hash,
    roles = excluded.roles, locale = excluded.locale, theme = excluded.theme, date_format = excluded.date_format`

const putClient = `insert into oidc_payload (kind, id, payload) values ('Client', $1, $2)
  on conflict (kind, id) do update set payload = excluded.payload`

/** A client like the product's own, for another origin. */
function clientOf(clientId: string, origin: string): Readonly<Record<string, unknown>> {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${origin}/`, `${origin}/silent-refresh.html`],
    post_logout_redirect_uris: [`${origin}/`],
    id_token_signed_response_alg: 'RS256',
  }
}

const countedLogins = `select login_count as logins from person
  where subject = (select uuid::text from account where username = $1)`

const endSessions = `delete from oidc_payload where payload ->> 'accountId' = (select uuid::text from account where username = $1)`

const beginSessions = `update oidc_payload set payload = payload || jsonb_build_object('loginTs', $2::int)
  where kind = 'Session' and payload ->> 'accountId' = (select uuid::text from account where username = $1)`

const putPreference = `insert into module_preference (module_name, key, value) values ('DESIGN', 'PRIMARY_COLOR', $1)`
