import { Banner, BannerAction } from '@somo/ui/Banner'
import { Skeleton } from '@somo/ui/Skeleton'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages, queryMessages } from '../../platform/errors/problemMessages.ts'
import type { WidgetsProps } from './late/Widgets.tsx'
import { linesOf } from './setupPlace.ts'

type Late = typeof import('./late/Widgets.tsx')

// On its own: the build puts what follows an import() directly inside the loading of its style sheets, whose failure it would miss.
const loadLate = (): Promise<Late> => import('./late/Widgets.tsx')

/** Fetches what administrators and managers see beside its data and draws it; what does not come can be asked for again. */
export function LateWidgets(props: WidgetsProps) {
  const { formatMessage } = useIntl()
  const [late, setLate] = useState<Late | 'failed' | null>(null)
  const fetchIt = useCallback(() => {
    loadLate().then(setLate, () => setLate('failed'))
  }, [])
  useEffect(fetchIt, [fetchIt])
  if (late === null) return <Skeleton lines={props.setup === null ? 4 : linesOf(props.setup.data)} />
  if (late !== 'failed') return <late.Widgets {...props} />
  return (
    <Banner tone="warn" action={<BannerAction onPress={fetchIt}>{formatMessage(queryMessages.retry)}</BannerAction>}>
      {formatMessage(queryMessages.partial, { reason: formatMessage(problemMessages.UNREACHABLE) })}
    </Banner>
  )
}
