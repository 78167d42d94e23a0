import type { ListedMediumFragment } from '@somo/graphql/media-management'
import type { Selected } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterOption } from '@somo/ui/FilterBar'
import { breakpoints } from '@somo/ui/theme/tokens'
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
import { useMediaQuery } from '../../../platform/appearance/useMediaQuery.ts'
import type { MediaView } from '../../../platform/appearance/deviceSettings.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { MediaBulkBar } from '../bulk/MediaBulkBar.tsx'
import type { MediaBulkAction } from '../bulk/mediaBulkAction.ts'
import { messages, stateMessages } from '../messages.ts'
import { columnMessages } from './columnMessages.ts'
import { useMediaColumns } from './mediaColumns.tsx'
import { mediaList } from './mediaList.ts'
import { MediumCard } from './MediumCard.tsx'
import { useFittingLayout } from './useFittingLayout.ts'
import { useMediumMenu, type RowActions } from './useMediumMenu.tsx'
import { ViewChoice } from './ViewChoice.tsx'

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
  /** What the menu of a row does; `hrefOf` is the same function until the list changes. */
  readonly actions: RowActions
  /** Rows of a table, or cards. */
  readonly view: MediaView
  readonly onView: (view: MediaView) => void
}

const idOf = ({ uuid }: ListedMediumFragment): string => uuid

/** Everything means the rows of the page: changes of many media name each of them. */
const namedIn = (selected: Selected, { page }: ScreenList<ListedMediumFragment>): Selected =>
  'all' in selected
    ? new Set((page.data?.items ?? []).map(idOf).filter((uuid) => !selected.except.has(uuid)))
    : selected

/** The selection with one medium more or less. */
function withMedium(selected: Selected, uuid: string, isSelected: boolean): Selected {
  const next = new Set('all' in selected ? [] : selected)
  if (isSelected) next.add(uuid)
  else next.delete(uuid)
  return next
}

/** Draws a medium as a card. */
const cardOf =
  ({ selected, onSelect, actions }: MediaListProps) =>
  (medium: ListedMediumFragment) => (
    <MediumCard
      medium={medium}
      href={actions.hrefOf(medium.uuid)}
      isSelected={!('all' in selected) && selected.has(medium.uuid)}
      onSelect={(isSelected) => onSelect(withMedium(selected, medium.uuid, isSelected))}
    />
  )

/** The list of media. */
export function MediaList(props: MediaListProps) {
  const { list, selected, onSelect, onBulk, actions, view, onView, dates, now } = props
  const { formatMessage } = useIntl()
  const { hrefOf } = actions
  const { address } = list
  const layout = useFittingLayout(address.state.layout)
  // Rows are cards there already, and the tools stand in one line.
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.cards - 0.02}px)`)
  const { all, drafts, published, archived } = mediaList.views
  return (
    <ListContent
      list={{ ...list, address: { ...address, state: { ...address.state, layout } } }}
      columns={useMediaColumns(useMoments(now, dates), hrefOf)}
      filters={useMediaFilters(props)}
      texts={{ ...messages, label: formatMessage(messages.list) }}
      builtIn={[
        { id: 'all', label: formatMessage(messages.viewAll), kept: all },
        { id: 'drafts', label: formatMessage(messages.viewDrafts), kept: drafts },
        { id: 'published', label: formatMessage(messages.viewPublished), kept: published },
        { id: 'archived', label: formatMessage(messages.viewArchived), kept: archived },
      ]}
      rowId={idOf}
      actions={isPhone ? null : <ViewChoice view={view} onChange={onView} />}
      selection={{ selected, onChange: (next) => onSelect(namedIn(next, list)) }}
      selectionBar={
        <MediaBulkBar count={countOf(selected, null) ?? 0} onAct={onBulk} onClear={() => onSelect(new Set())} />
      }
      rowHref={({ uuid }) => hrefOf(uuid)}
      rowMenu={useMediumMenu(actions)}
      {...(view === 'cards' && !isPhone && { card: cardOf(props) })}
      empty={<EmptyState title={formatMessage(messages.newTitle)}>{formatMessage(messages.newText)}</EmptyState>}
    />
  )
}

function useMediaFilters({ units, people }: Pick<MediaListProps, 'units' | 'people'>) {
  const { formatMessage, locale } = useIntl()
  return filterDefinitions(
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
}
