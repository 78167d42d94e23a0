import { Pagination } from '@somo/ui/Pagination'
import { useIntl } from 'react-intl'
import { rowsOnPage, type RowPlace } from '../importAddress.ts'
import type { ImportRowsPage } from '../importTypes.ts'
import { checkMessages } from './checkMessages.ts'

export interface RowPagesProps {
  readonly label: string
  readonly place: RowPlace | null
  readonly page: ImportRowsPage
  /** Null where nobody counted. */
  readonly total: number | null
  readonly onPlace: (place: RowPlace | null) => void
}

/** From page to page of rows; nothing where all of them are in sight. */
export function RowPages({ label, page, total, onPlace }: RowPagesProps) {
  const { formatMessage } = useIntl()
  const { items, pageInfo } = page
  if (!pageInfo.hasNext && !pageInfo.hasPrevious) return null
  return (
    <Pagination
      label={label}
      range={null}
      total={total}
      summary={
        total === null
          ? formatMessage(checkMessages.shownFound, { shown: items.length })
          : formatMessage(checkMessages.shownRows, { shown: items.length, total })
      }
      hasPrevious={pageInfo.hasPrevious}
      hasNext={pageInfo.hasNext}
      moves={['first', 'previous', 'next']}
      pageSize={rowsOnPage}
      onMove={(move) => {
        const [startCursor, endCursor] = [pageInfo.startCursor ?? null, pageInfo.endCursor ?? null]
        if (move === 'next' && endCursor !== null) onPlace({ at: 'after', cursor: endCursor })
        else if (move === 'previous' && startCursor !== null) onPlace({ at: 'before', cursor: startCursor })
        else onPlace(null)
      }}
    />
  )
}
