import { useQuery } from '@apollo/client/react'
import {
  PersonConsentsDocument,
  PersonMailsDocument,
  PersonSignInsDocument,
  type PersonConsentsQuery,
  type PersonMailsQuery,
  type PersonSignInsQuery,
} from '@somo/graphql/user-record'
import type { PageInput } from '@somo/graphql/schema'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type MailPage = NonNullable<PersonMailsQuery['users']['mails']>
export type PersonMail = MailPage['items'][number]
export type PersonConsent = NonNullable<PersonConsentsQuery['users']['consents']>[number]
export type PersonSignIn = NonNullable<PersonSignInsQuery['users']['signIns']>[number]

/** An answer, and how to ask for it again. */
export interface Asked<Data> {
  readonly state: QueryState<Data>
  readonly retry: () => void
}

/** One page of the mails to a person, the latest first. */
export function usePersonMails(uuid: string, page: PageInput): Asked<MailPage> {
  const { data, previousData, error, loading, refetch } = useQuery(PersonMailsDocument, { variables: { uuid, page } })
  return {
    state: {
      isWaiting: loading,
      data: (data ?? previousData)?.users.mails ?? null,
      problem: loading ? null : toProblem(error),
    },
    retry: () => void refetch().catch(() => undefined),
  }
}

/** What a person answered to documents, the latest first. */
export function usePersonConsents(uuid: string): Asked<readonly PersonConsent[]> {
  const { data, error, loading, refetch } = useQuery(PersonConsentsDocument, { variables: { uuid } })
  return {
    state: { isWaiting: loading, data: data?.users.consents ?? null, problem: loading ? null : toProblem(error) },
    retry: () => void refetch().catch(() => undefined),
  }
}

/** When a person signed in, the latest first. */
export function usePersonSignIns(uuid: string): Asked<readonly PersonSignIn[]> {
  const { data, error, loading, refetch } = useQuery(PersonSignInsDocument, { variables: { uuid } })
  return {
    state: { isWaiting: loading, data: data?.users.signIns ?? null, problem: loading ? null : toProblem(error) },
    retry: () => void refetch().catch(() => undefined),
  }
}
