import { useMutation } from '@apollo/client/react'
import { DecideLinkCaseDocument, LinkCasesDocument, type LinkCasesQuery } from '@somo/graphql/user-links'
import type { PageInput } from '@somo/graphql/schema'
import { bulkResult, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
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
  const cases = useQueryState(LinkCasesDocument, {
    variables: { page },
    keeps: 'always',
    pick: (data) => data.users.linkCases,
  })
  const [decide] = useMutation(DecideLinkCaseDocument)
  return {
    cases,
    retry: cases.retry,
    decide: async ({ uuid }, user) => {
      const answer = await bulkResult(decide({ variables: { uuid, user } }), (data) => data.user.decideLinkCase)
      cases.retry()
      return answer
    },
  }
}
