import { useQuery } from '@apollo/client/react'
import { MailBodyDocument } from '@somo/graphql/mail'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** The text of a mail, on its way or there. */
export type MailBody = QueryState<string> & { readonly retry: () => void }

/** For administrators: the text of one mail, asked for when somebody opens it, for each asking is written down; null asks for none. */
export function useMailReading(uuid: string | null): MailBody {
  const { data, error, loading, refetch } = useQuery(MailBodyDocument, {
    skip: uuid === null,
    variables: { uuid: uuid ?? '' },
    fetchPolicy: 'network-only',
  })
  return {
    isWaiting: loading,
    data: data?.system.mailBody ?? null,
    problem: toProblem(error),
    retry: () => void refetch(),
  }
}
