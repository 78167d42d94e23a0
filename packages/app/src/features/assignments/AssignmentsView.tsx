import { ListPage } from '@somo/ui/templates/ListPage'
import { TabLinks } from '@somo/ui/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { listChunk } from './chunks.ts'
import type { AssignmentListProps } from './list/AssignmentList.tsx'
import { messages } from './messages.ts'

export interface PageTabs {
  readonly current: 'assignments' | 'requests'
  readonly listHref: string
  readonly requestsHref: string
  /** How many requests wait; null until that is known. */
  readonly waiting: number | null
}

/** The two parts of the page, each with an address. */
export function AssignmentTabs({ current, listHref, requestsHref, waiting }: PageTabs) {
  const { formatMessage, formatNumber } = useIntl()
  const requests = formatMessage(messages.tabRequests)
  return (
    <TabLinks
      label={formatMessage(messages.tabs)}
      items={[
        { id: 'assignments', label: formatMessage(messages.tabAssignments), href: listHref },
        {
          id: 'requests',
          label: waiting === null || waiting === 0 ? requests : `${requests} ${formatNumber(waiting)}`,
          href: requestsHref,
        },
      ]}
      currentKey={current}
    />
  )
}

export interface AssignmentsViewProps extends AssignmentListProps {
  readonly title: string
  readonly tabs: PageTabs
  /** The assignment beside the list; null for none. */
  readonly drawer: ReactNode
}

/** /assignments: who must learn what, until when and how often. */
export function AssignmentsView({ title, tabs, drawer, ...list }: AssignmentsViewProps) {
  const { formatMessage } = useIntl()
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      body={
        <>
          <AssignmentTabs {...tabs} />
          <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
            {({ AssignmentList }) => <AssignmentList {...list} />}
          </LazyPart>
        </>
      }
      {...(drawer === null ? {} : { drawer })}
    />
  )
}
