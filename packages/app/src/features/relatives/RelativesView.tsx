import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { SeenByList } from '../../domain/relation/SeenByList.tsx'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { lazy } from '../../platform/lazy.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { AccompaniedTab } from './AccompaniedTab.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { leadMessages, messages, tabMessages } from './messages.ts'
import { relativesTabs, tabHref, type RelativesTab } from './relativesAddress.ts'
import type { RelativesData } from './relativesTypes.ts'

const registerChunk = lazy(() => import('./register/RegisterTab.tsx'))

export interface RelativesViewProps extends RelativesData {
  readonly title: Message
  readonly tab: RelativesTab
  readonly isAdministrator: boolean
  readonly dates: Dates
}

/** Who sees one's learning, whom one accompanies, and for administrators the register. */
export function RelativesView(props: RelativesViewProps) {
  const { title, tab, isAdministrator, dates, seenBy, respond, end } = props
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'invite' | 'code' | null>(null)
  const tabs = isAdministrator ? relativesTabs : relativesTabs.slice(1)
  return (
    <>
      <Page
        layout={tab === 'register' ? 'list' : 'reading'}
        title={formatMessage(
          isAdministrator ? title : tab === 'accompanied' ? tabMessages.accompanied : messages.learnerTitle,
        )}
        lead={formatMessage(leadMessages[tab])}
        actions={
          tab === 'register' ? (
            <Button
              writes
              variant="solid"
              icon={<Icon glyph={Plus} />}
              onPress={() => setDialog('invite')}
              aria-haspopup="dialog"
            >
              {formatMessage(messages.invite)}
            </Button>
          ) : tab === 'accompanied' ? (
            <Button icon={<Icon glyph={Ticket} />} onPress={() => setDialog('code')} aria-haspopup="dialog">
              {formatMessage(messages.enterCode)}
            </Button>
          ) : undefined
        }
      >
        <Stack space={20}>
          <TabLinks
            label={formatMessage(messages.tabs)}
            items={tabs.map((id) => ({
              id,
              label: formatMessage(tabMessages[id]),
              href: tabHref(id, isAdministrator),
            }))}
            currentKey={tab}
          />
          {tab === 'register' ? (
            <LazyPart {...codeAlone} chunk={registerChunk}>
              {({ RegisterTab }) => (
                <RegisterTab dates={dates} isInviting={dialog === 'invite'} onInvited={() => setDialog(null)} />
              )}
            </LazyPart>
          ) : null}
          {tab === 'mine' ? (
            <QueryView state={seenBy} onRetry={seenBy.retry} waiting={<Skeleton lines={6} />}>
              {(relations) => <SeenByList relations={relations} dates={dates} respond={respond} end={end} />}
            </QueryView>
          ) : null}
          {tab === 'accompanied' ? <AccompaniedTab {...props} /> : null}
        </Stack>
      </Page>
      {dialog === 'code' ? (
        <CodeDialog
          onCode={(code) => void navigate(`/relatives?invite=${encodeURIComponent(code)}`)}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  )
}
