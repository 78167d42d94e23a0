import type { ListedMediumFragment } from '@somo/graphql/media-management'
import type { Selected } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useIntl } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import { countOf } from '../../../domain/list/bulk/selection.ts'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import type { ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { unitMessages } from '../../../domain/unit/unitMessages.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { personFinderMessages, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { MediaBulkBar } from '../bulk/MediaBulkBar.tsx'
import type { MediaBulkAction } from '../bulk/mediaBulkAction.ts'
import { columnMessages, messages, stateMessages } from '../messages.ts'
import { useMediaColumns } from './mediaColumns.tsx'
import { mediaList } from './mediaList.ts'

interface Finder<Find> {
  readonly find: Find
  /** What the list is filtered by; null for nothing. */
  readonly chosen: FilterOption | null
}

export interface MediaListProps {
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly onBulk: (action: MediaBulkAction) => void
  readonly list: ScreenList<ListedMediumFragment>
  readonly units: Finder<FindUnits>
  readonly people: Finder<FindPeople>
  readonly dates: Dates
  /** When the list was first drawn: what "today" means in it. */
  readonly now: Date
  /** The address of a medium. */
  readonly hrefOf: (uuid: string) => string
}

const idOf = ({ uuid }: ListedMediumFragment): string => uuid

/** Everything means the rows of the page: changes of many media name each of them. */
const namedIn = (selected: Selected, { page }: ScreenList<ListedMediumFragment>): Selected =>
  'all' in selected
    ? new Set((page.data?.items ?? []).map(idOf).filter((uuid) => !selected.except.has(uuid)))
    : selected

/** The list of media. */
export function MediaList({ list, units, people, dates, now, hrefOf, selected, onSelect, onBulk }: MediaListProps) {
  const { formatMessage, locale } = useIntl()
  const columns = useMediaColumns(useMoments(now, dates))
  const filters = filterDefinitions(
    mediaList,
    {
      kind: { label: columnMessages.kind, options: mediumKindMessages },
      state: { label: columnMessages.state, options: stateMessages },
      unit: { label: columnMessages.unit, failedText: unitMessages.notFound, ...units },
      language: { label: columnMessages.language, options: (language) => languageName(language, locale) },
      responsible: { label: columnMessages.responsible, failedText: personFinderMessages.failed, ...people },
    },
    formatMessage,
  )
  const { all, drafts, published, archived } = mediaList.views
  return (
    <ListContent
      list={list}
      columns={columns}
      filters={filters}
      texts={{ ...messages, label: formatMessage(messages.list) }}
      builtIn={[
        { id: 'all', label: formatMessage(messages.viewAll), kept: all },
        { id: 'drafts', label: formatMessage(messages.viewDrafts), kept: drafts },
        { id: 'published', label: formatMessage(messages.viewPublished), kept: published },
        { id: 'archived', label: formatMessage(messages.viewArchived), kept: archived },
      ]}
      rowId={idOf}
      selection={{ selected, onChange: (next) => onSelect(namedIn(next, list)) }}
      selectionBar={
        <MediaBulkBar count={countOf(selected, null) ?? 0} onAct={onBulk} onClear={() => onSelect(new Set())} />
      }
      rowHref={({ uuid }) => hrefOf(uuid)}
      empty={<EmptyState title={formatMessage(messages.newTitle)}>{formatMessage(messages.newText)}</EmptyState>}
    />
  )
}
