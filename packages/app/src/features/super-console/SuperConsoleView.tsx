import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { useLazy } from '../../platform/lazy.ts'
import { TabLinks } from '@somo/ui/Tabs'
import { ClipboardCopy } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { CheckResult } from './connection/connection.ts'
import { checkNames, connectionMessages } from './connection/connectionMessages.ts'
import { describeCheck } from './connection/describeCheck.ts'
import { describeEvents } from './connection/describeEvents.ts'
import type { EventLine } from './connection/describeEvents.ts'
import { eventMessages } from './connection/eventMessages.ts'
import { describeFacts } from './factGroups.ts'
import { messages, tabMessages } from './messages.ts'
import { connectionChunk, eventsChunk, reportChunk, screensChunk } from './chunks.ts'
import { writeReport } from './connection/report.ts'
import type { Fact, FactGroup } from './connection/report.ts'
import { addressOf } from './tabs.ts'
import type { ConsoleData } from './useSuperConsole.ts'
import { YourPanel } from './YourPanel.tsx'

export interface SuperConsoleViewProps extends ConsoleData {
  readonly title: Message
  /** The panel of a tab that asks for its own data. */
  readonly panel: ReactNode
  readonly dates: Dates
}

/** The console: what is going on on the person's side, part by part, with one report of all of it. */
export function SuperConsoleView(props: SuperConsoleViewProps) {
  const { title, tab, tabs, facts, connection, events, report, dates } = props
  const intl = useIntl()
  const { formatMessage } = intl
  useEffect(fetchOthers, [])
  const groups = describeFacts(facts, { intl, dates })
  const lines = describeEvents(events, intl, dates)
  const write = () => {
    const now = new Date()
    const head = formatMessage(messages.reportTitle, { date: dates.date(now), time: dates.time(now) })
    return writeReport(head, [
      ...groups,
      connectionGroup(connection.results, intl),
      eventGroup(lines, formatMessage(eventMessages.title)),
    ])
  }
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      lead={formatMessage(messages.lead)}
      actions={
        <Button variant="solid" icon={<Icon glyph={ClipboardCopy} />} onPress={() => report.copy(write())}>
          {formatMessage(messages.copy)}
        </Button>
      }
    >
      <Stack space={28}>
        <TabLinks
          label={formatMessage(messages.tabs)}
          currentKey={tab}
          items={tabs.map((id) => ({
            id,
            label: formatMessage(tabMessages[id]),
            href: addressOf(addresses.superConsole, id),
          }))}
        />
        <Panel {...props} groups={groups} lines={lines} />
      </Stack>
      <UncopiedReport report={report} />
    </Page>
  )
}

/** What everybody has is at hand once the page stands: it is wanted where the connection is not. */
function fetchOthers(): void {
  for (const part of [connectionChunk, eventsChunk, screensChunk]) part.preload()
}

/** Its code is fetched with the page: it is wanted where things do not work. */
function UncopiedReport({ report }: Pick<ConsoleData, 'report'>) {
  const { module } = useLazy(reportChunk, true)
  return module === null ? null : <module.ReportDialog text={report.uncopied} onClose={report.close} />
}

type PanelProps = SuperConsoleViewProps & {
  readonly groups: readonly FactGroup[]
  readonly lines: readonly EventLine[]
}

function Panel({ tab, groups, lines, clear, connection, screens, panel }: PanelProps) {
  switch (tab) {
    case 'you':
      return <YourPanel groups={groups} onClear={clear} />
    case 'connection':
      return (
        <LazyPart key={tab} {...codeAlone} chunk={connectionChunk}>
          {({ ConnectionPanel }) => <ConnectionPanel {...connection} />}
        </LazyPart>
      )
    case 'events':
      return (
        <LazyPart key={tab} {...codeAlone} chunk={eventsChunk}>
          {({ EventsPanel }) => <EventsPanel lines={lines} />}
        </LazyPart>
      )
    case 'screens':
      return (
        <LazyPart key={tab} {...codeAlone} chunk={screensChunk}>
          {({ ScreensPanel }) => <ScreensPanel screens={screens} />}
        </LazyPart>
      )
    default:
      return panel
  }
}

function connectionGroup(results: readonly CheckResult[], intl: IntlShape): FactGroup {
  const facts = results.map((result): Fact => {
    const { state, reason, duration } = describeCheck(result, intl)
    const value = duration === null ? state : `${state}, ${duration}`
    return {
      id: result.id,
      label: intl.formatMessage(checkNames[result.id]),
      value,
      ...(reason !== undefined && { note: reason }),
    }
  })
  return { id: 'connection', title: intl.formatMessage(connectionMessages.title), facts }
}

function eventGroup(lines: readonly EventLine[], title: string): FactGroup {
  const facts = lines.map(({ id, time, kind, what, codes }): Fact => ({
    id,
    label: time,
    value: `${kind}, ${what}`,
    ...(codes !== null && { note: codes }),
  }))
  return { id: 'events', title, facts }
}
