import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../platform/toasts/toasts.ts'
import { frameMessages } from './frameMessages.ts'

type Late = typeof import('@somo/ui/ToastRegion')

// A function of its own: the build moves a `.then` after import() inside the loading of its style sheets, so a failure of
// theirs would be missed.
const loadLate = (): Promise<Late> => import('@somo/ui/ToastRegion')

/** The toast region. Its code is loaded after the first page is shown; each toast retries a failed load. */
export function LazyToasts() {
  const { formatMessage } = useIntl()
  const [late, setLate] = useState<Late | null>(null)
  useEffect(function fetchTheRegion() {
    let isHere = false
    const fetchIt = () => {
      if (isHere) return
      loadLate().then(
        (region) => {
          isHere = true
          setLate(region)
        },
        // The next toast tries again; until then it waits in its queue.
        () => undefined,
      )
    }
    fetchIt()
    return toasts.subscribe(fetchIt)
  }, [])
  return late === null ? null : <late.ToastRegion toasts={toasts} label={formatMessage(frameMessages.toasts)} />
}
