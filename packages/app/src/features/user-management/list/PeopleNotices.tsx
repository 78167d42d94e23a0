import { Notice } from '@somo/ui/Notice'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../messages.ts'

export interface PeopleNoticesProps {
  /** How many sign-ins wait for a decision; 0 where none do or it is another's business. */
  readonly waitingLinks: number
  readonly linksHref: string
  /** Work that is followed; null for none. */
  readonly job: ReactNode
}

/** What has to be said above the list; nothing where all is well. */
export function PeopleNotices({ waitingLinks, linksHref, job }: PeopleNoticesProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {waitingLinks === 0 ? null : (
        <Notice tone="warn" action={{ label: formatMessage(messages.decideLinks), href: linksHref }}>
          {formatMessage(messages.waitingLinks, { count: waitingLinks })}
        </Notice>
      )}
      {job}
    </>
  )
}
