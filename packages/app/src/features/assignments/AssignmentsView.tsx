import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { ListPage } from '@somo/ui/templates/ListPage'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import type { ListExport } from '../../domain/job/useListExport.ts'
import { listPhase } from '../../domain/list/state/useScreenList.ts'
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
  const { formatMessage } = useIntl()
  return (
    <TabLinks
      label={formatMessage(messages.tabs)}
      items={[
        { id: 'assignments', label: formatMessage(messages.tabAssignments), href: listHref },
        {
          id: 'requests',
          label: formatMessage(messages.tabRequests),
          href: requestsHref,
          ...(waiting === null || waiting === 0 ? {} : { count: waiting }),
        },
      ]}
      currentKey={current}
    />
  )
}

export interface AssignmentsViewProps extends AssignmentListProps {
  readonly title: string
  readonly tabs: PageTabs
  /** The form of a new assignment. */
  readonly newHref: string
  readonly exporting: ListExport
  /** The assignment beside the list; null for none. */
  readonly drawer: ReactNode
}

/** /assignments: who must learn what, until when and how often. */
export function AssignmentsView({ title, tabs, newHref, exporting, drawer, ...list }: AssignmentsViewProps) {
  const { formatMessage } = useIntl()
  const { isNew, isRefused } = listPhase(list.list)
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isNew || isRefused
        ? {}
        : {
            actions: (
              <>
                <FileButton label={formatMessage(messages.export)} state={exporting.file} onMake={exporting.onExport} />
                <Link variant="solidButton" href={newHref} icon={<Icon glyph={Plus} />}>
                  {formatMessage(messages.add)}
                </Link>
              </>
            ),
          })}
      body={
        <TabbedPart>
          <AssignmentTabs {...tabs} />
          <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
            {({ AssignmentList }) => <AssignmentList {...list} newHref={newHref} />}
          </LazyPart>
        </TabbedPart>
      }
      {...(drawer === null ? {} : { drawer })}
    />
  )
}
