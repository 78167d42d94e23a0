import { useApolloClient } from '@apollo/client/react'
import { UnclaimSubmissionDocument } from '@somo/graphql/task-review'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { settled } from '../../../platform/api/actionResult.ts'

/** Gives an answer back, also when the review is left by another address or the page closes; feedback keeps the claim. */
export function useGiveBack(shown: RefObject<string | null>) {
  const client = useApolloClient()
  const hasLeft = useRef(false)
  const giveBack = useCallback(
    (submission: string | null, keepalive = false): void => {
      if (submission === null) return
      const context = { fetchOptions: { keepalive } }
      void settled(client.mutate({ mutation: UnclaimSubmissionDocument, variables: { submission }, context }))
    },
    [client],
  )
  useEffect(
    function giveBackOnLeaving() {
      hasLeft.current = false
      const onPageHide = (): void => giveBack(shown.current, true)
      addEventListener('pagehide', onPageHide)
      return () => {
        removeEventListener('pagehide', onPageHide)
        hasLeft.current = true
        giveBack(shown.current)
        shown.current = null
      }
    },
    [giveBack, shown],
  )
  return { giveBack, hasLeft }
}
