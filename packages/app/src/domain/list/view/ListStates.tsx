import type { TableSlots } from '@somo/ui/DataTable'
import { FailedState } from '@somo/ui/FailedState'
import { Notice } from '@somo/ui/Notice'
import { RefusedState } from '@somo/ui/RefusedState'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { addresses } from '../../navigation/addresses.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { useAskAgain } from '../../../platform/errors/useAskAgain.ts'
import { listMessages } from './listMessages.ts'
import { firstPlace, type ListState } from '../definition/listState.ts'
import { NoMatch } from './NoMatch.tsx'
import { useFirstPageStep } from '../state/useFirstPageStep.ts'

export interface ListStatesOptions {
  readonly problem: Problem | null
  readonly state: Pick<ListState, 'search' | 'filters' | 'place'>
  /** What stands there when nothing was searched for: the one next step. */
  readonly nobodyYet: ReactNode
  readonly onRetry: () => void
  readonly onChange: (parts: Partial<Pick<ListState, 'search' | 'filters' | 'place'>>) => void
}

/** What stands in a table's place when it has no rows, or above rows that are older than the lost connection. */
export function useListStates({
  problem,
  state,
  nobodyYet,
  onRetry,
  onChange,
}: ListStatesOptions): TableSlots & { readonly isFiltered: boolean } {
  const { formatMessage } = useIntl()
  const isFiltered = state.search !== '' || state.filters.length > 0
  const toFirst = useFirstPageStep(problem, state.place.at === 'start' ? null : () => onChange({ place: firstPlace }))
  useAskAgain(problem?.code, onRetry)
  const reason = problem === null ? '' : formatMessage(problemMessages[problem.code])
  return {
    isFiltered,
    empty: isFiltered ? <NoMatch state={state} onClear={() => onChange({ search: '', filters: [] })} /> : nobodyYet,
    failed: (
      <FailedState
        title={formatMessage(listMessages.failedTitle)}
        isBelowHead
        retry={toFirst ?? { label: formatMessage(listMessages.retry), onPress: onRetry }}
        {...(problem === null || problem.requestId === null
          ? {}
          : {
              reference: {
                id: problem.requestId,
                label: formatMessage(listMessages.reference),
                copyLabel: formatMessage(listMessages.copyReference),
                copiedLabel: formatMessage(listMessages.referenceCopied),
              },
            })}
      >
        {formatMessage(listMessages.kept, { reason })}
      </FailedState>
    ),
    refused: (
      <RefusedState
        title={formatMessage(listMessages.refusedTitle)}
        back={{ label: formatMessage(listMessages.toDashboard), href: addresses.dashboard }}
      >
        {reason}
      </RefusedState>
    ),
    offline: (
      <Notice
        tone="info"
        glyph={CloudOff}
        isLive
        action={{ label: formatMessage(listMessages.retry), onPress: onRetry }}
      >
        {formatMessage(listMessages.offline)}
      </Notice>
    ),
  }
}
