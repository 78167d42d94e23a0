import { useApolloClient } from '@apollo/client/react'
import { GetVersionDocument } from '@somo/graphql/version'
import { useEffect } from 'react'

/** Milliseconds between two questions whether the server answers again. */
const pause = 10_000

/** Asks the API for its version from time to time, as long as it is wanted and the page is looked at: any answer will do. */
export function useConnectionProbe(isWanted: boolean): void {
  const client = useApolloClient()
  useEffect(
    function askNowAndThen() {
      if (!isWanted) return undefined
      const timer = setInterval(() => {
        // How it ended is noted by the client itself; who asks here has nothing to do with the answer.
        if (!document.hidden) client.query({ query: GetVersionDocument }).catch(() => undefined)
      }, pause)
      return () => clearInterval(timer)
    },
    [client, isWanted],
  )
}
