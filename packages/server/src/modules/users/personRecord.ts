import type { PageInput, PersonConsent, PersonMailPage, PersonSignIn } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import { readPersonConsents } from '../legal/consents/personConsents.ts'
import { readPersonMails } from '../mail/personMails.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import type { PeopleParts } from './parts.ts'
import { readPersonSignIns } from './personSignIns.ts'

type RecordParts = Pick<PeopleParts, 'pool' | 'store'>

const latestFirst = { field: 'CREATED', direction: 'DESCENDING' } as const

/** The mails to a person; null where there is none, or the caller does not manage them. @throws SomoError BAD_INPUT for a senseless page. */
export async function listMailsOf(
  { pool, store }: RecordParts,
  caller: Caller,
  user: string,
  page: PageInput,
): Promise<PersonMailPage | null> {
  const scope = scopeOf(caller)
  const person = await store.find(user, scope)
  return person === null
    ? null
    : readPersonMails(pool, person.uuid, planPage(page, latestFirst), scope.manager === null)
}

/** What a person answered to documents; null as `listMailsOf`. */
export async function listConsentsOf(
  { pool, store }: RecordParts,
  caller: Caller,
  user: string,
): Promise<PersonConsent[] | null> {
  const scope = scopeOf(caller)
  const person = await store.find(user, scope)
  return person === null ? null : readPersonConsents(pool, person.uuid, scope.manager === null)
}

/** When a person signed in; null as `listMailsOf`. */
export async function listSignInsOf(
  { pool, store }: RecordParts,
  caller: Caller,
  user: string,
): Promise<PersonSignIn[] | null> {
  const person = await store.find(user, scopeOf(caller))
  return person === null ? null : readPersonSignIns(pool, person.subject)
}
