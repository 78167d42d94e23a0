import { useQuery } from '@apollo/client/react'
import { WaitingLinksDocument } from '@somo/graphql/user-waiting'

/** As many are counted; beyond it "at least so many" is enough to know. */
const mostCounted = 25

/** How many sign-ins and questions of managers wait for an administrator; 0 for everybody else, who is not asked about. */
export function useWaitingLinks(isAdmin: boolean): { readonly count: number; readonly refresh: () => void } {
  const { data, refetch } = useQuery(WaitingLinksDocument, {
    variables: { page: { first: mostCounted } },
    skip: !isAdmin,
  })
  return {
    count: data?.users.linkCases.items.length ?? 0,
    refresh: () => {
      if (isAdmin) refetch().catch(() => undefined)
    },
  }
}
