import type { Database } from '../connect.ts'
import { createUuid } from '../uuid.ts'

/**
 * Puts in what a first look at the product needs, and nothing where it is there already: a general unit without a
 * colour of its own, so that the preference decides (decision 0015), and that preference with the default primary
 * colour of the specification, section 9. The demo accounts belong to the embedded provider and are made there.
 */
export async function seedDemoData({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into unit (uuid, key, name, displayed_id, is_general) values ($1, 'demo', 'Demo Organisation', 'DEMO', true)
     on conflict do nothing`,
    [createUuid()],
  )
  await pool.query(
    `insert into module_preference (module_name, key, value) values ('DESIGN', 'PRIMARY_COLOR', '#5761ee')
     on conflict do nothing`,
  )
}
