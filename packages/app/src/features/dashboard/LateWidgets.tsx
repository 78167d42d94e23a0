import { Banner, BannerAction } from '@somo/ui/Banner'
import { Skeleton } from '@somo/ui/Skeleton'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages, queryMessages } from '../../platform/errors/problemMessages.ts'
import type { WidgetsProps } from './lazy/Widgets.tsx'

type Late = typeof import('./lazy/Widgets.tsx')

// On its own: the build puts what follows an import() directly inside the loading of its style sheets, whose failure it would miss.
const loadLate = (): Promise<Late> => import('./lazy/Widgets.tsx')

export interface LateWidgetsProps extends WidgetsProps {
  /** Nothing is known yet, not even what stands above. */
  readonly isWaiting: boolean
}

/** Fetches what administrators and managers see beside its data and draws it; what does not come can be asked for again. */
export function LateWidgets({ isWaiting, ...props }: LateWidgetsProps) {
  const { formatMessage } = useIntl()
  const [late, setLate] = useState<Late | 'failed' | null>(null)
  const fetchIt = useCallback(() => {
    loadLate().then(setLate, () => setLate('failed'))
  }, [])
  useEffect(fetchIt, [fetchIt])
  // Another element than the one below: a notice that comes above would move it.
  if (isWaiting) return <Skeleton key="answer" lines={4} />
  // A step is about as high as four lines, so that nothing below moves when the list comes.
  if (late === null) return <Skeleton lines={4 * (props.setup?.data?.steps.length ?? 1)} />
  if (late !== 'failed') return <late.Widgets {...props} />
  return (
    <Banner tone="warn" action={<BannerAction onPress={fetchIt}>{formatMessage(queryMessages.retry)}</BannerAction>}>
      {formatMessage(queryMessages.partial, { reason: formatMessage(problemMessages.UNREACHABLE) })}
    </Banner>
  )
}
