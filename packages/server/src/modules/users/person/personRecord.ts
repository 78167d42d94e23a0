import type {
  AuditPage,
  ComingMembership,
  PageInput,
  PersonConsent,
  PersonMailPage,
  PersonSignIn,
  User,
  UserMembership,
} from '@somo/graphql/schema'
import type { Caller } from '../../../access/caller.ts'
import { readPersonConsents } from '../../legal/consents/personConsents.ts'
import { readPersonMails } from '../../mail/personMails.ts'
import { planPage } from '../../paging.ts'
import { scopeOf, type Scope } from '../../scope.ts'
import { listComingOf } from '../../units/members/comingMemberships.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { readHistory } from './personHistory.ts'
import type { PersonRow } from './personRow.ts'
import { readPersonSignIns } from './personSignIns.ts'

/** Everything a screen reads about one person. Each answer is null where the caller does not manage the person. */
export interface PersonRecord {
  find(caller: Caller, user: string): Promise<User | null>
  memberships(caller: Caller, user: string): Promise<UserMembership[] | null>
  /** Memberships that begin on a later day. */
  scheduledMemberships(caller: Caller, user: string): Promise<ComingMembership[] | null>
  /** The audit entries about the person. @throws SomoError BAD_INPUT for a senseless page, as `mails`. */
  history(caller: Caller, user: string, page: PageInput): Promise<AuditPage | null>
  /** The mails to the person. */
  mails(caller: Caller, user: string, page: PageInput): Promise<PersonMailPage | null>
  /** The person's answers to documents. */
  consents(caller: Caller, user: string): Promise<PersonConsent[] | null>
  signIns(caller: Caller, user: string): Promise<PersonSignIn[] | null>
}

const latestChange = { field: 'AT', direction: 'DESCENDING' } as const
const latestMail = { field: 'CREATED', direction: 'DESCENDING' } as const

/** The record of one person over the store. */
export function createPersonRecord({
  pool,
  store,
  mapper,
}: Pick<PeopleDeps, 'pool' | 'store' | 'mapper'>): PersonRecord {
  const ofPerson = async <T>(
    caller: Caller,
    user: string,
    read: (person: PersonRow, scope: Scope) => T | Promise<T>,
  ): Promise<T | null> => {
    const scope = scopeOf(caller)
    const person = await store.find(user, scope)
    return person === null ? null : read(person, scope)
  }
  return {
    find: (caller, user) => ofPerson(caller, user, mapper),
    memberships: (caller, user) =>
      ofPerson(caller, user, async ({ uuid }, scope) => [...(await store.listMemberships(uuid, scope))]),
    scheduledMemberships: (caller, user) =>
      ofPerson(caller, user, ({ uuid }, scope) => listComingOf(pool, uuid, scope)),
    history: (caller, user, page) =>
      ofPerson(caller, user, ({ uuid }, scope) => readHistory(pool, uuid, planPage(page, latestChange), scope)),
    mails: (caller, user, page) =>
      ofPerson(caller, user, ({ uuid }, { manager }) =>
        readPersonMails(pool, uuid, planPage(page, latestMail), manager === null),
      ),
    consents: (caller, user) =>
      ofPerson(caller, user, ({ uuid }, { manager }) => readPersonConsents(pool, uuid, manager === null)),
    signIns: (caller, user) => ofPerson(caller, user, ({ subject }) => readPersonSignIns(pool, subject)),
  }
}
