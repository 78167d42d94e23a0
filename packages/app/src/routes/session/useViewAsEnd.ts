import { useMutation } from '@apollo/client/react'
import { EndViewAsDocument } from '@somo/graphql/console-view-as'
import { useEffect, useState } from 'react'
import { addresses } from '../../domain/navigation/addresses.ts'
import { asOneself } from '../../platform/api/client/viewAsLink.ts'
import { dropViewing, viewingWatch } from '../../platform/session/viewing.ts'
import type { Viewing } from '../../platform/session/viewing.ts'
import { browserStorage } from '../../platform/storage/storage.ts'

const minute = 60_000
/** A device that slept looks again at once it is awake, at the latest this much later. */
const pause = 5_000

/** How long a view still goes on, and its end. */
export interface ViewAsEnd {
  /** Begun ones count. */
  readonly minutes: number
  readonly isLeaving: boolean
  /** Ends it at the server, and loads the administrator's own pages. */
  readonly leave: () => void
}

/** Ends a view by its button; its time ends it by itself, as the server does at the same moment. */
export function useViewAsEnd({ id, until }: Viewing): ViewAsEnd {
  const [now, setNow] = useState(() => Date.now())
  const [end, ending] = useMutation(EndViewAsDocument, { context: asOneself })
  useEffect(
    function followTime() {
      const look = (): void => {
        setNow(Date.now())
        if (Date.now() >= until) viewingWatch.end()
      }
      look()
      const timer = setInterval(look, pause)
      return () => clearInterval(timer)
    },
    [until],
  )
  const leave = async () => {
    // Where this call does not come through, time ends it at the server; the tab is the administrator's own all the same.
    await end({ variables: { uuid: id } }).catch(() => undefined)
    dropViewing(browserStorage)
    location.assign(`${addresses.superConsole}?tab=view`)
  }
  return {
    minutes: Math.max(Math.ceil((until - now) / minute), 1),
    isLeaving: ending.loading,
    leave: () => void leave(),
  }
}
