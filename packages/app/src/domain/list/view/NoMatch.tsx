import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { useIntl } from 'react-intl'
import { listMessages } from './listMessages.ts'
import type { ListState } from '../definition/listState.ts'

export interface NoMatchProps {
  /** What narrows the list to nothing. */
  readonly state: Pick<ListState, 'search' | 'filters'>
  readonly onClear: () => void
}

/** Stands below the head of a table whose search and filters leave no row, with the way back to the whole list. */
export function NoMatch({ state: { filters, search }, onClear }: NoMatchProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage(listMessages.noMatch, { count: search === '' ? filters.length : 0, search })}
      isBelowHead
      action={<Button onPress={onClear}>{formatMessage(listMessages.clear)}</Button>}
    >
      {formatMessage(listMessages.noMatchSentence)}
    </EmptyState>
  )
}
