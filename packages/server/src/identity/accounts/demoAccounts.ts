import type { Role } from '@somo/graphql/schema'
import { createUuid } from '../../database/uuid.ts'
import type { Account, AccountStore } from './accountStore.ts'
import { hashPassword } from './password.ts'

/** The password of every demo account (decision 0015). */
export const demoPassword = 'somo'

interface DemoPerson {
  readonly username: string
  readonly givenName: string
  readonly familyName: string
  readonly roles: readonly Role[]
}

/** The demo accounts of decision 0015: one role each, and one with all three. */
export const demoPeople = [
  { username: 'learner', givenName: 'Amani', familyName: 'Juma', roles: ['LEARNER'] },
  { username: 'manager', givenName: 'Miriam', familyName: 'Vogel', roles: ['EDUCATION_MANAGER'] },
  { username: 'admin', givenName: 'Lukas', familyName: 'Brandt', roles: ['ADMIN'] },
  { username: 'all', givenName: 'Neema', familyName: 'Okello', roles: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] },
] as const satisfies readonly DemoPerson[]

export type DemoUsername = (typeof demoPeople)[number]['username']

async function accountOf(person: DemoPerson): Promise<Omit<Account, 'revision'>> {
  return {
    uuid: createUuid(),
    username: person.username,
    email: `${person.username}@somo.example`,
    passwordHash: await hashPassword(demoPassword),
    givenName: person.givenName,
    familyName: person.familyName,
    roles: person.roles,
    locale: null,
    theme: null,
    dateFormat: null,
    timeFormat: null,
    timeZone: null,
    isActive: true,
  }
}

/**
 * Adds the demo accounts that are not there yet; those that are stay as they are, a changed password included.
 * Whether demo accounts may exist at all is decided by the configuration (decision 0015).
 */
export async function seedDemoAccounts(store: AccountStore): Promise<void> {
  const missing: DemoPerson[] = []
  for (const person of demoPeople) {
    if (!(await store.findByLogin(person.username))) missing.push(person)
  }
  await store.addMissing(await Promise.all(missing.map(accountOf)))
}
