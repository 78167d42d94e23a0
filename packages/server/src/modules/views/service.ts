import type { SavedView, SavedViewInput, SavedViewPayload, UserError } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { line } from '../profile/rules.ts'
import { hasScreen } from './viewScreens.ts'
import { userError } from '../userError.ts'

/** Lists as people like to see them: everybody's own, and those that administrators share. */
export interface ViewService {
  /** The caller's own of a screen, and the shared ones where the screen is theirs; by name. */
  list(caller: Caller, screen: string): Promise<SavedView[]>
  create(caller: Caller, screen: string, input: SavedViewInput): Promise<SavedViewPayload>
  /** Own ones; administrators also the shared ones of others. */
  update(caller: Caller, uuid: string, revision: number, input: SavedViewInput): Promise<SavedViewPayload>
  delete(caller: Caller, uuid: string): Promise<SavedViewPayload>
}

const longestQuery = 4000
/** Nobody finds their way among more. */
const mostViews = 50

const columns = `v.uuid, v.name, v.query, v.is_shared as "isShared", v.owner = p.uuid as "isOwn", v.revision`

const list = `select ${columns} from saved_view v join person p on p.subject = $1
  where v.screen = $2 and (v.owner = p.uuid or ($3 and v.is_shared)) order by lower(v.name), v.uuid limit 200`

const find = `select ${columns} from saved_view v join person p on p.subject = $1
  where v.uuid = $2 and (v.owner = p.uuid or ($3 and v.is_shared))`

const meet = 'insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing'

const count = `select count(*)::int as count from saved_view v join person p on p.uuid = v.owner where p.subject = $1 and v.screen = $2`

const insert = `insert into saved_view (uuid, owner, screen, name, query, is_shared)
  select $1, p.uuid, $3, $4, $5, $6 from person p where p.subject = $2`

const update = `update saved_view set name = $3, query = $4, is_shared = $5, revision = revision + 1, updated_at = now()
  where uuid = $1 and revision = $2`

/** The address of a screen, without its query but for the tab that a list is on. */
const isScreen = (screen: string): boolean => /^\/[a-z][a-z-]{0,63}(\?tab=[a-z]{1,32})?$/.test(screen)

function checkView({ roles }: Caller, { name, query, isShared }: SavedViewInput): UserError[] {
  const text = name.trim()
  const code = text === '' ? 'REQUIRED' : line(160)(text)
  return [
    ...(code === null ? [] : [userError(code, 'name')]),
    ...(query.length > longestQuery ? [userError('TOO_LONG', 'query')] : []),
    ...(isShared && !roles.includes('ADMIN') ? [userError('OUT_OF_SCOPE', 'isShared')] : []),
  ]
}

/** Whether a write failed because another view of theirs has the name already. */
const isNameTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'saved_view_name_index'

async function write(work: () => Promise<UserError[]>): Promise<UserError[]> {
  try {
    return await work()
  } catch (error) {
    if (isNameTaken(error)) return [userError('TAKEN', 'name')]
    throw error
  }
}

/** The rules about saved views. */
export function createViewService(pool: Pool): ViewService {
  const read = async ({ subject, roles }: Caller, uuid: string): Promise<SavedView | null> =>
    isUuid(uuid)
      ? ((await pool.query<SavedView>(find, [subject, uuid, roles.includes('ADMIN')])).rows[0] ?? null)
      : null
  return {
    list: async ({ subject, roles }, screen) =>
      (await pool.query<SavedView>(list, [subject, screen, hasScreen(roles, screen)])).rows,
    async create(caller, screen, input) {
      const uuid = createUuid()
      const userErrors =
        isScreen(screen) && hasScreen(caller.roles, screen)
          ? checkView(caller, input)
          : [userError('NOT_OFFERED', 'screen')]
      if (userErrors.length > 0) return { view: null, userErrors }
      await pool.query(meet, [createUuid(), caller.subject])
      const { rows } = await pool.query<{ count: number }>(count, [caller.subject, screen])
      if ((rows[0]?.count ?? 0) >= mostViews) return { view: null, userErrors: [userError('TOO_MANY')] }
      const errors = await write(async () => {
        await pool.query(insert, [uuid, caller.subject, screen, input.name.trim(), input.query, input.isShared])
        return []
      })
      return { view: await read(caller, uuid), userErrors: errors }
    },
    async update(caller, uuid, revision, input) {
      const present = await read(caller, uuid)
      if (present === null) return { view: null, userErrors: [userError('UNKNOWN', 'uuid')] }
      const errors = checkView(caller, input)
      if (errors.length > 0) return { view: present, userErrors: errors }
      const userErrors = await write(async () => {
        const { rowCount } = await pool.query(update, [uuid, revision, input.name.trim(), input.query, input.isShared])
        return rowCount === 1 ? [] : [userError('CHANGED_MEANWHILE')]
      })
      return { view: await read(caller, uuid), userErrors }
    },
    async delete(caller, uuid) {
      const present = await read(caller, uuid)
      if (present === null) return { view: null, userErrors: [userError('UNKNOWN', 'uuid')] }
      await pool.query('delete from saved_view where uuid = $1', [uuid])
      return { view: present, userErrors: [] }
    },
  }
}
