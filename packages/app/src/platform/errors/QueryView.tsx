import { Banner, BannerAction } from '@somo/ui/Banner'
import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useInRouterContext, useLocation, useNavigate } from 'react-router-dom'
import { arrivalAfter, errorPagePath } from './errorArrival.ts'
import type { Problem } from './problem.ts'
import { problemMessages, queryMessages } from './problemMessages.ts'
import { partial, whole } from './QueryView.css.ts'
import { useAskAgain } from './useAskAgain.ts'

/** What a data hook knows of its question at a moment. */
export interface QueryState<Data> {
  readonly isWaiting: boolean
  readonly data: Data | null
  readonly problem: Problem | null
}

/** What leads on from an answer that did not come. */
export interface QueryStep {
  readonly label: string
  readonly onPress: () => void
}

export interface QueryViewProps<Data> {
  readonly state: QueryState<Data>
  readonly children: (data: Data) => ReactNode
  readonly onRetry?: () => void
  /** Takes the place of trying again while nothing came, where the same question would be answered the same way. */
  readonly step?: QueryStep | undefined
  /** Shown while waiting; lines of a skeleton unless the part has a better shape. */
  readonly waiting?: ReactNode
}

/**
 * Draws one of four: waiting, failed (no data), data, data with a notice of what is missing (convention 24). An empty
 * list is data and belongs to the child; use EmptyState there. What was not answered without a connection, or without
 * an agreement, is asked again by itself as soon as it is there.
 */
export function QueryView<Data>({ state, children, onRetry, step, waiting }: QueryViewProps<Data>) {
  const { formatMessage } = useIntl()
  const { data, problem, isWaiting } = state
  useAskAgain(problem?.code, () => onRetry?.())
  const again = onRetry && { label: formatMessage(queryMessages.retry), onPress: onRetry }
  if (data === null && problem === null) return isWaiting ? (waiting ?? <Skeleton lines={3} />) : null
  if (data === null && problem !== null) return <FailedPart problem={problem} step={step ?? again} />
  if (data === null) return null
  // The same place in the tree with and without the notice: what is typed or open in the children outlives a failure.
  return (
    <div className={problem === null ? whole : partial}>
      {problem === null ? null : (
        <Banner
          tone="warn"
          {...(again && { action: <BannerAction onPress={again.onPress}>{again.label}</BannerAction> })}
        >
          {formatMessage(queryMessages.partial, { reason: formatMessage(problemMessages[problem.code]) })}
        </Banner>
      )}
      {children(data)}
    </div>
  )
}

/** What stands in place of data that did not come: the reason, how to go on, and a reference for support. */
function FailedPart({ problem, step }: { readonly problem: Problem; readonly step: QueryStep | undefined }) {
  const { formatMessage } = useIntl()
  const isOnAPage = useInRouterContext()
  const hasHelp = isOnAPage && arrivalAfter(problem, '') !== null
  const steps = (
    <>
      {step === undefined ? null : (
        <Button size="sm" onPress={step.onPress}>
          {step.label}
        </Button>
      )}
      {hasHelp ? <HelpStep problem={problem} /> : null}
    </>
  )
  const hasSteps = hasHelp || step !== undefined
  return (
    <EmptyState title={formatMessage(queryMessages.failedTitle)} {...(hasSteps && { action: steps })}>
      {formatMessage(problemMessages[problem.code])}
      {problem.requestId !== null && (
        <Text step="small" tone="ink3">
          {formatMessage(queryMessages.reference, { requestId: problem.requestId })}
        </Text>
      )}
    </EmptyState>
  )
}

/** To the error page, which has room for what helps and for the reference. */
function HelpStep({ problem }: { readonly problem: Problem }) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const seekHelp = () => void navigate(errorPagePath, { state: arrivalAfter(problem, `${pathname}${search}`) })
  return (
    <Button size="sm" variant="plain" onPress={seekHelp}>
      {formatMessage(queryMessages.help)}
    </Button>
  )
}
