import { Page } from '@somo/ui/Page'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'
import { tabChunks } from './chunks.ts'
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

function OpenTab({ tab, settings, jobs, mails, fields, synonyms, audit, dates }: SystemViewProps) {
  const late = { state: settings.settings, onRetry: settings.retry }
  switch (tab) {
    case 'settings':
      return (
        <LazyPart {...late} chunk={tabChunks.settings}>
          {({ SettingsPanel }, all) => (
            <SettingsPanel all={all} set={settings.set} retry={settings.retry} dates={dates} />
          )}
        </LazyPart>
      )
    case 'jobs':
      return (
        <LazyPart {...codeAlone} chunk={tabChunks.jobs}>
          {({ JobsPanel }) => <JobsPanel {...jobs} dates={dates} />}
        </LazyPart>
      )
    case 'mail': {
      const server = settings.settings.data?.find(({ id }) => id === 'MAIL.SERVER')
      return (
        <LazyPart {...codeAlone} chunk={tabChunks.mail}>
          {({ MailPanel }) => <MailPanel {...mails} dates={dates} hasServer={server?.value !== null} />}
        </LazyPart>
      )
    }
    case 'fields':
      return (
        <LazyPart {...codeAlone} chunk={tabChunks.fields}>
          {({ FieldsPanel }) => <FieldsPanel {...fields} />}
        </LazyPart>
      )
    case 'synonyms':
      return (
        <LazyPart {...codeAlone} chunk={tabChunks.synonyms}>
          {({ SynonymsPanel }) => <SynonymsPanel {...synonyms} />}
        </LazyPart>
      )
    case 'audit':
      return (
        <LazyPart {...codeAlone} chunk={tabChunks.audit}>
          {({ AuditPanel }) => <AuditPanel {...audit} dates={dates} />}
        </LazyPart>
      )
    case 'about':
      return (
        <LazyPart {...late} chunk={tabChunks.about}>
          {({ AboutPanel }, all) => <AboutPanel all={all} dates={dates} />}
        </LazyPart>
      )
    default:
      return tab satisfies never
  }
}
