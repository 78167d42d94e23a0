import type { Database } from '../connect.ts'
import { modulePreferenceTable, unitTable } from '../tables.ts'
import { createUuid } from '../uuid.ts'

/**
 * Puts in what a first look at the product needs, and nothing where it is there already: a general unit without a
 * colour of its own, so that the preference decides (decision 0015), and that preference with the default primary
 * colour of the specification, section 9. The demo accounts belong to the embedded provider and are made there.
 */
export async function seedDemoData(database: Database): Promise<void> {
  await database.drizzle
    .insert(unitTable)
    .values({ uuid: createUuid(), key: 'demo', name: 'Demo Organisation', displayedId: 'DEMO', isGeneral: true })
    .onConflictDoNothing()
  await database.drizzle
    .insert(modulePreferenceTable)
    .values({ moduleName: 'DESIGN', key: 'PRIMARY_COLOR', value: '#5761ee' })
    .onConflictDoNothing()
}
