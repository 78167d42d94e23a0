import { Notice } from '@somo/ui/Notice'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { listMessages } from '../../domain/list/listMessages.ts'
import { messages } from './messages.ts'

export interface PeopleNoticesProps {
  /** Parts that did not come. */
  readonly missing: readonly ('views' | 'count' | 'viewCounts' | 'surroundings')[]
  readonly onRetry: () => void
  /** How many sign-ins wait for a decision; 0 where none do or it is another's business. */
  readonly waitingLinks: number
  readonly linksHref: string
  /** Work that is followed; null for none. */
  readonly job: ReactNode
}

/** What has to be said above the list; nothing where all is well. */
export function PeopleNotices({ missing, onRetry, waitingLinks, linksHref, job }: PeopleNoticesProps) {
  const { formatMessage, formatList } = useIntl()
  return (
    <>
      {missing.length === 0 ? null : (
        <Notice tone="warn" action={{ label: formatMessage(listMessages.retry), onPress: onRetry }}>
          {formatMessage(listMessages.partly, {
            parts: formatList(missing.map((part) => formatMessage(messages[`missing_${part}`]))),
          })}
        </Notice>
      )}
      {waitingLinks === 0 ? null : (
        <Notice tone="warn" action={{ label: formatMessage(messages.decideLinks), href: linksHref }}>
          {formatMessage(messages.waitingLinks, { count: waitingLinks })}
        </Notice>
      )}
      {job}
    </>
  )
}
