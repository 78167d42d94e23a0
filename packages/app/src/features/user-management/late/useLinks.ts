import { useMutation, useQuery } from '@apollo/client/react'
import { DecideLinkCaseDocument, LinkCasesDocument, type LinkCasesQuery } from '@somo/graphql/user-links'
import type { PageInput } from '@somo/graphql/schema'
import { bulkAnswer, type BulkAnswer } from '../../../domain/list/bulk.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type LinkPage = LinkCasesQuery['users']['linkCases']
export type LinkCase = LinkPage['items'][number]

export interface LinksUse {
  readonly cases: QueryState<LinkPage>
  readonly retry: () => void
  /** Gives the sign-in of a case to a person; null makes a new one of it. */
  readonly decide: (link: LinkCase, person: string | null) => Promise<BulkAnswer>
}

/** The sign-ins that wait for a decision. */
export function useLinks(page: PageInput): LinksUse {
  const { data, previousData, error, loading, refetch } = useQuery(LinkCasesDocument, { variables: { page } })
  const [decide] = useMutation(DecideLinkCaseDocument)
  const retry = (): void => void refetch().catch(() => undefined)
  return {
    cases: {
      isWaiting: loading,
      data: (data ?? previousData)?.users.linkCases ?? null,
      problem: loading ? null : toProblem(error),
    },
    retry,
    decide: async ({ uuid }, user) => {
      const answer = await decide({ variables: { uuid, user } })
      retry()
      return bulkAnswer(answer.data?.user.decideLinkCase, toProblem(answer.error))
    },
  }
}
