import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { ClipboardCopy } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import type { CheckResult } from './connection.ts'
import { checkNames, connectionMessages } from './connectionMessages.ts'
import { ConnectionPanel } from './ConnectionPanel.tsx'
import { describeCheck } from './describeCheck.ts'
import { describeEvents } from './describeEvents.ts'
import type { EventLine } from './describeEvents.ts'
import { eventMessages } from './eventMessages.ts'
import { EventsPanel } from './EventsPanel.tsx'
import { describeFacts } from './factGroups.ts'
import { HealthPanel } from './HealthPanel.tsx'
import { messages, tabMessages } from './messages.ts'
import { writeReport } from './report.ts'
import type { Fact, FactGroup } from './report.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { ScreensPanel } from './ScreensPanel.tsx'
import { addressOf } from './tabs.ts'
import type { ConsoleData } from './useSuperConsole.ts'
import { YourPanel } from './YourPanel.tsx'

export interface SuperConsoleViewProps extends ConsoleData {
  readonly title: Message
  readonly dates: Dates
}

/** The console: what is going on on the person's side, part by part, with one report of all of it. */
export function SuperConsoleView(props: SuperConsoleViewProps) {
  const { title, tab, tabs, facts, connection, events, report, dates } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const groups = describeFacts(facts, { intl, dates })
  const lines = describeEvents(events, intl, dates)
  const write = () => {
    const now = new Date()
    const head = formatMessage(messages.reportTitle, { date: dates.date(now), time: dates.time(now) })
    return writeReport(head, [...groups, connectionGroup(connection.results, intl), eventGroup(lines, formatMessage(eventMessages.title))])
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
          items={tabs.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: addressOf(addresses.superConsole, id) }))}
        />
        <Panel {...props} groups={groups} lines={lines} />
      </Stack>
      <ReportDialog text={report.uncopied} onClose={report.close} />
    </Page>
  )
}

type PanelProps = SuperConsoleViewProps & { readonly groups: readonly FactGroup[]; readonly lines: readonly EventLine[] }

function Panel({ tab, groups, lines, clear, connection, screens, health, dates }: PanelProps) {
  switch (tab) {
    case 'you':
      return <YourPanel groups={groups} onClear={clear} />
    case 'connection':
      return <ConnectionPanel {...connection} />
    case 'events':
      return <EventsPanel lines={lines} />
    case 'screens':
      return <ScreensPanel screens={screens} />
    case 'health':
      return <HealthPanel {...health} dates={dates} />
    default:
      return tab satisfies never
  }
}

function connectionGroup(results: readonly CheckResult[], intl: IntlShape): FactGroup {
  const facts = results.map((result): Fact => {
    const { state, reason, duration } = describeCheck(result, intl)
    const value = duration === null ? state : `${state}, ${duration}`
    return { id: result.id, label: intl.formatMessage(checkNames[result.id]), value, ...(reason !== undefined && { note: reason }) }
  })
  return { id: 'connection', title: intl.formatMessage(connectionMessages.title), facts }
}

function eventGroup(lines: readonly EventLine[], title: string): FactGroup {
  const facts = lines.map(({ id, time, kind, what, codes }): Fact => ({ id, label: time, value: `${kind}, ${what}`, ...(codes !== null && { note: codes }) }))
  return { id: 'events', title, facts }
}
