import {
  PersonConsentsDocument,
  PersonMailsDocument,
  PersonSignInsDocument,
  type PersonConsentsQuery,
  type PersonMailsQuery,
  type PersonSignInsQuery,
} from '@somo/graphql/user-record'
import type { PageInput } from '@somo/graphql/schema'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type MailPage = NonNullable<PersonMailsQuery['users']['mails']>
export type PersonMail = MailPage['items'][number]
export type PersonConsent = NonNullable<PersonConsentsQuery['users']['consents']>[number]
export type PersonSignIn = NonNullable<PersonSignInsQuery['users']['signIns']>[number]

/** An answer, and how to ask for it again. */
export interface RecordQuery<Data> {
  readonly state: QueryState<Data>
  readonly retry: () => void
}

/** One page of the mails to a person, the latest first. */
export function usePersonMails(uuid: string, page: PageInput): RecordQuery<MailPage> {
  const state = useQueryState(PersonMailsDocument, {
    variables: { uuid, page },
    keeps: 'always',
    pick: (data) => data.users.mails,
  })
  return { state, retry: state.retry }
}

/** What a person answered to documents, the latest first. */
export function usePersonConsents(uuid: string): RecordQuery<readonly PersonConsent[]> {
  const state = useQueryState(PersonConsentsDocument, { variables: { uuid }, pick: (data) => data.users.consents })
  return { state, retry: state.retry }
}

/** When a person signed in, the latest first. */
export function usePersonSignIns(uuid: string): RecordQuery<readonly PersonSignIn[]> {
  const state = useQueryState(PersonSignInsDocument, { variables: { uuid }, pick: (data) => data.users.signIns })
  return { state, retry: state.retry }
}
