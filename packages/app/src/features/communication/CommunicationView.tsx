import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { communicationTabs, composeHref, tabHref, type CommunicationTab } from './communicationAddress.ts'
import { InboxTab } from './InboxTab.tsx'
import { messages, tabMessages } from './messages.ts'
import type { PageFrame } from './pageFrame.ts'
import type { InboxData } from './useInbox.ts'
import { WithDrawer } from '../../domain/drawer/WithDrawer.tsx'

const newsChunk = lazy(() => import('./news/NewsTab.tsx'))
const sentChunk = lazy(() => import('./sent/SentTab.tsx'))

export interface CommunicationViewProps extends InboxData {
  readonly title: Message
  readonly tab: CommunicationTab
  readonly isManager: boolean
  readonly dates: Dates
}

/** The inbox; for managers also news and sent messages. */
export function CommunicationView({ title, tab, isManager, ...inbox }: CommunicationViewProps) {
  const { formatMessage } = useIntl()
  const counts = inbox.inbox.data?.inboxCounts
  const tabs = isManager ? communicationTabs : (['inbox'] as const)
  const frame: PageFrame = (part, drawer = null) => (
    <WithDrawer drawer={drawer}>
      <Page
        title={formatMessage(title)}
        layout={tab === 'inbox' ? 'reading' : 'list'}
        lead={
          tab !== 'inbox' || counts === undefined
            ? formatMessage(messages.lead)
            : formatMessage(messages.waiting, { unread: counts.unread, toConfirm: counts.toConfirm })
        }
        actions={
          isManager ? (
            <Link href={composeHref} variant="button">
              {formatMessage(messages.newMessage)}
            </Link>
          ) : undefined
        }
      >
        <Stack space={16}>
          {tabs.length > 1 ? (
            <TabLinks
              label={formatMessage(messages.tabs)}
              items={tabs.map((id) => ({
                id,
                label: formatMessage(tabMessages[id]),
                href: tabHref(id),
                ...(id === 'inbox' && counts !== undefined && counts.unread > 0 ? { count: counts.unread } : {}),
              }))}
              currentKey={tab}
            />
          ) : null}
          {part}
        </Stack>
      </Page>
    </WithDrawer>
  )
  if (tab === 'inbox') return <InboxTab {...inbox} frame={frame} />
  return tab === 'news' ? (
    frame(
      <LazyPart {...codeAlone} chunk={newsChunk} waiting={<Skeleton lines={8} />}>
        {({ NewsTab }) => <NewsTab dates={inbox.dates} />}
      </LazyPart>,
    )
  ) : (
    <LazyPart {...codeAlone} chunk={sentChunk} waiting={frame(<Skeleton lines={8} />)}>
      {({ SentTab }) => <SentTab dates={inbox.dates} frame={frame} />}
    </LazyPart>
  )
}
