import { Pagination, type PageMove } from '@somo/ui/Pagination'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { listMessages } from '../../../../domain/list/view/listMessages.ts'
import type { RowPlace } from '../../assignmentAddress.ts'
import { checkMessages } from './checkMessages.ts'
import type { CheckPage } from './useCheck.ts'

export interface CheckPagesProps {
  readonly page: CheckPage
  /** Null where nobody counted. */
  readonly total: number | null
  readonly isLoading: boolean
  readonly onPlace: (place: RowPlace | null) => void
}

/** How many rows of the check are shown, and the way to the others. */
export function CheckPages({ page: { items, pageInfo }, total, isLoading, onPlace }: CheckPagesProps) {
  const { formatMessage } = useIntl()
  const { startCursor, endCursor, hasNext, hasPrevious } = pageInfo
  const text =
    total === null
      ? formatMessage(listMessages.shown, { count: items.length })
      : formatMessage(checkMessages.shown, { shown: items.length, total })
  if (!hasNext && !hasPrevious)
    return (
      <Text step="small" tone="ink2">
        {text}
      </Text>
    )
  const move = (to: PageMove): void => {
    if (to === 'next' && endCursor !== null) onPlace({ at: 'after', cursor: endCursor })
    else if (to === 'previous' && startCursor !== null) onPlace({ at: 'before', cursor: startCursor })
    else onPlace(null)
  }
  return (
    <Pagination
      label={formatMessage(checkMessages.pages)}
      range={null}
      total={total}
      summary={text}
      hasNext={hasNext}
      hasPrevious={hasPrevious}
      isLoading={isLoading}
      moves={['first', 'previous', 'next']}
      pageSize={25}
      onMove={move}
    />
  )
}
