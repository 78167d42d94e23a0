import { Page } from '@somo/ui/Page'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { LatePart } from '../../platform/errors/LatePart.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'
import { tabParts } from './tabParts.ts'
import { tabAddress, tabNames } from './tabs.ts'
import type { SystemData } from './useSystem.ts'

export interface SystemViewProps extends SystemData {
  /** The title of the page, from the route table. */
  readonly title: Message
  readonly dates: Dates
}

/** What the installation is set to, what it is working on, and what was changed: one part a tab. */
export function SystemView(props: SystemViewProps) {
  const { title, pathname, tab } = props
  const { formatMessage } = useIntl()
  const items = tabNames.map((id) => ({ id, label: formatMessage(messages[id]), href: tabAddress(pathname, id) }))
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(messages.lead)}>
      <TabbedPart>
        <TabLinks label={formatMessage(messages.tabs)} items={items} currentKey={tab} />
        <OpenTab {...props} key={tab} />
      </TabbedPart>
    </Page>
  )
}

/** A part that asks and waits by itself, once its code is there. */
const atHand = { isWaiting: false, data: true, problem: null } as const
const nothingToAsk = (): void => undefined

function OpenTab({ tab, settings, jobs, mails, fields, audit, dates }: SystemViewProps) {
  const late = { state: settings.settings, onRetry: settings.retry }
  const own = { state: atHand, onRetry: nothingToAsk }
  switch (tab) {
    case 'settings':
      return (
        <LatePart {...late} slot={tabParts.settings}>
          {({ SettingsPanel }, all) => (
            <SettingsPanel all={all} set={settings.set} retry={settings.retry} dates={dates} />
          )}
        </LatePart>
      )
    case 'jobs':
      return (
        <LatePart {...own} slot={tabParts.jobs}>
          {({ JobsPanel }) => <JobsPanel {...jobs} dates={dates} />}
        </LatePart>
      )
    case 'mail': {
      const server = settings.settings.data?.find(({ id }) => id === 'MAIL.SERVER')
      return (
        <LatePart {...own} slot={tabParts.mail}>
          {({ MailPanel }) => <MailPanel {...mails} dates={dates} hasServer={server?.value !== null} />}
        </LatePart>
      )
    }
    case 'fields':
      return (
        <LatePart {...own} slot={tabParts.fields}>
          {({ FieldsPanel }) => <FieldsPanel {...fields} />}
        </LatePart>
      )
    case 'audit':
      return (
        <LatePart {...own} slot={tabParts.audit}>
          {({ AuditPanel }) => <AuditPanel {...audit} dates={dates} />}
        </LatePart>
      )
    case 'about':
      return (
        <LatePart {...late} slot={tabParts.about}>
          {({ AboutPanel }, all) => <AboutPanel all={all} dates={dates} />}
        </LatePart>
      )
    default:
      return tab satisfies never
  }
}
