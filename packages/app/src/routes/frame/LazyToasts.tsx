import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../platform/toasts/toasts.ts'
import { frameMessages } from './frameMessages.ts'

type Late = typeof import('@somo/ui/ToastRegion')

// On its own: the build puts what follows an import() directly inside the loading of its style sheets, whose failure it would miss.
const loadLate = (): Promise<Late> => import('@somo/ui/ToastRegion')

/** Where toasts appear. Nothing needs one on the first page, so its code comes once that page stands; a toast asks anew. */
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
