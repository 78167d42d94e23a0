import { TabLinks } from '@somo/ui/Tabs'
import { FormPage } from '@somo/ui/templates/FormPage'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NamedScreen } from '../../domain/navigation/namedScreens.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { placeAddress, viewNames, type Place } from './address.ts'
import { DocumentPath } from './DocumentPath.tsx'
import { textMessages } from './documentMessages.ts'
import type { DocumentActions, LegalDocument, LegalVersion, StartDays, UnitSearch } from './legalTypes.ts'
import { messages, viewMessages } from './messages.ts'
import { scheduleMessages } from './versions/scheduleMessages.ts'
import { SettingsPart } from './settings/SettingsPart.tsx'
import { TextEditor } from './text/TextEditor.tsx'
import { VersionsPart } from './versions/VersionsPart.tsx'

export interface DocumentViewProps {
  readonly document: LegalDocument
  /** All of them, the latest first. */
  readonly versions: readonly LegalVersion[]
  /** The days a version may begin on; null where they are not known. */
  readonly startDays: StartDays | null
  readonly actions: DocumentActions
  readonly place: Pick<Place, 'tab' | 'view' | 'list'>
  readonly pathname: string
  readonly dates: Dates
  readonly units: UnitSearch
  readonly screens: readonly NamedScreen[]
  /** It was put away. */
  readonly onLeave: () => void
}

/** One document: its text, its versions, its settings. */
export function DocumentView({
  document,
  versions,
  startDays,
  actions,
  place,
  pathname,
  dates,
  units,
  screens,
  onLeave,
}: DocumentViewProps) {
  const { formatMessage } = useIntl()
  const items = viewNames.map((id) => ({
    id,
    label: formatMessage(viewMessages[id]),
    href: placeAddress(pathname, { ...place, document: document.uuid, view: id }),
  }))
  const tabs = <TabLinks label={formatMessage(messages.views)} items={items} currentKey={place.view} />
  const eyebrow = (
    <>
      <DocumentPath href={placeAddress(pathname, { tab: place.tab, list: place.list })} />
      <DocumentStanding document={document} dates={dates} />
    </>
  )
  if (place.view === 'text')
    return (
      <TextEditor
        document={document}
        startDays={startDays}
        dates={dates}
        actions={actions}
        tabs={tabs}
        eyebrow={eyebrow}
      />
    )
  return (
    <FormPage title={document.title} eyebrow={eyebrow} tabs={tabs} isOfList isWide={place.view === 'versions'}>
      {place.view === 'versions' ? (
        <VersionsPart document={document} versions={versions} actions={actions} dates={dates} />
      ) : null}
      {place.view === 'settings' ? (
        <SettingsPart document={document} actions={actions} units={units} screens={screens} onLeave={onLeave} />
      ) : null}
    </FormPage>
  )
}

/** What is in force and what waits, in whole sentences. */
function DocumentStanding({
  document: { live, scheduled, draft },
  dates,
}: Pick<DocumentViewProps, 'document' | 'dates'>): ReactNode {
  const { formatMessage } = useIntl()
  const standing =
    live === null || live.validFromDay === null
      ? formatMessage(textMessages.neverLive)
      : formatMessage(textMessages.liveSince, { number: live.number, date: dates.day(live.validFromDay) })
  return (
    <span>
      {standing}{' '}
      {scheduled === null || scheduled.validFromDay === null
        ? null
        : formatMessage(scheduleMessages.holdsFrom, {
            number: scheduled.number,
            date: dates.day(scheduled.validFromDay),
          })}{' '}
      {draft === null ? null : formatMessage(textMessages.draftWaits, { number: draft.number })}
    </span>
  )
}
