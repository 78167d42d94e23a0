import type { DashboardWidget } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { createUuid } from '../../database/uuid.ts'

/** The widgets that people hide from their start page: a saved view of theirs, which moves and goes with the person. */
export interface HiddenWidgets {
  /** In the order of `hideableWidgets`. */
  list(caller: Caller): Promise<DashboardWidget[]>
  /** Hides these and shows all others. */
  keep(caller: Caller, widgets: readonly DashboardWidget[]): Promise<DashboardWidget[]>
}

/** What can be hidden. What is due cannot. */
export const hideableWidgets = [
  'LAST_ACTIVE',
  'RECOMMENDATIONS',
  'NEWS',
  'TALLY',
  'CALENDAR',
  'TEAM_COUNTS',
  'TEAM_OVERDUE',
  'TEAM_WAITING',
  'TEAM_UNITS',
  'HEALTH',
] as const satisfies readonly DashboardWidget[]

const screen = '/dashboard'
const name = 'Widgets'

const read = `select v.query from saved_view v join person p on p.uuid = v.owner
  where p.subject = $1 and v.screen = '${screen}' and v.name = '${name}'`
const meet = 'insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing'
const write = `insert into saved_view (uuid, owner, screen, name, query)
  select $1, p.uuid, '${screen}', '${name}', $3 from person p where p.subject = $2
  on conflict (owner, screen, lower(name)) do update set query = excluded.query, revision = saved_view.revision + 1, updated_at = now()`
const forget = `delete from saved_view v using person p
  where p.uuid = v.owner and p.subject = $1 and v.screen = '${screen}' and v.name = '${name}'`

/** Makes the service. */
export const createHiddenWidgets = (pool: Pool): HiddenWidgets => ({
  async list({ subject }) {
    const { rows } = await pool.query<{ query: string }>(read, [subject])
    const hidden = new URLSearchParams(rows[0]?.query).get('hidden')?.split(',') ?? []
    return hideableWidgets.filter((widget) => hidden.includes(widget))
  },
  async keep({ subject }, widgets) {
    const hidden = hideableWidgets.filter((widget) => widgets.includes(widget))
    if (hidden.length === 0) {
      await pool.query(forget, [subject])
      return hidden
    }
    await pool.query(meet, [createUuid(), subject])
    await pool.query(write, [createUuid(), subject, `hidden=${hidden.join(',')}`])
    return hidden
  },
})
