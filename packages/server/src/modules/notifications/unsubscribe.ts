import type { Pool } from 'pg'
import { defaultChannels, notificationGroups, type NotificationGroup } from './notificationEvents.ts'
import type { PersonLinks } from './personLinks.ts'

/** Turning off emails by a link, without signing in. */
export interface Unsubscribing {
  /** The group of a link; null for a link that was not made here. */
  groupOf(token: string): NotificationGroup | null
  /** Turns off the emails of its group, or of all groups. False for a link that was not made here. */
  unsubscribe(token: string, isAll: boolean): Promise<boolean>
}

const turnOff = `insert into notification_preference (person, event_group, in_app, email)
  select p.uuid, g.name, g."inApp", 'OFF' from person p
    cross join jsonb_to_recordset($2::jsonb) as g(name text, "inApp" boolean)
  where p.uuid = $1 and p.status <> 'ANONYMISED'
  on conflict (person, event_group) do update set email = 'OFF', updated_at = now()`

/** Makes the service. What was turned off stays off until the person turns it on. */
export const createUnsubscribing = (pool: Pool, links: PersonLinks): Unsubscribing => ({
  groupOf: (token) => links.readUnsubscribe(token)?.group ?? null,
  async unsubscribe(token, isAll) {
    const target = links.readUnsubscribe(token)
    if (target === null) return false
    const groups = isAll ? notificationGroups : [target.group]
    const rows = groups.map((name) => ({ name, inApp: defaultChannels[name].inApp }))
    await pool.query(turnOff, [target.person, JSON.stringify(rows)])
    return true
  },
})
