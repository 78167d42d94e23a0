import type { PageInput } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { useIntl } from 'react-intl'
import { historyMessages } from './historyMessages.ts'
import type { HistoryPage } from './usePerson.ts'

/** How many entries a page of a list in the drawer has. */
export const pageSize = 25

export interface PageStepsProps {
  readonly pageInfo: HistoryPage['pageInfo']
  readonly onPage: (page: PageInput) => void
}

/** The ways to newer and older entries of a list that begins with the latest; nothing where all are shown. */
export function PageSteps({ pageInfo: { startCursor, endCursor, hasNext, hasPrevious }, onPage }: PageStepsProps) {
  const { formatMessage } = useIntl()
  if (!hasPrevious && !hasNext) return null
  return (
    <Inline>
      {hasPrevious && startCursor !== null ? (
        <Button size="sm" onPress={() => onPage({ last: pageSize, before: startCursor })}>
          {formatMessage(historyMessages.newer)}
        </Button>
      ) : null}
      {hasNext && endCursor !== null ? (
        <Button size="sm" onPress={() => onPage({ first: pageSize, after: endCursor })}>
          {formatMessage(historyMessages.older)}
        </Button>
      ) : null}
    </Inline>
  )
}
