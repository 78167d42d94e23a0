import { Button } from '@somo/ui/Button'
import { DataTable, type Selected } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Pagination } from '@somo/ui/Pagination'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { UserMinus } from 'lucide-react'
import type { MemberSort } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../domain/list/AddressSearch.tsx'
import { QueryView, type QueryState } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import { memberMessages } from './messages.ts'
import { requestMessages } from './requestMessages.ts'
import { RemoveMembers } from './RemoveMembers.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import type { Member, MemberPage, Unit } from './unitTypes.ts'
import { useMemberColumns } from './useMemberColumns.tsx'
import type { UnitActions } from './useUnitManagement.ts'
import * as styles from './UnitManagementView.css.ts'

/** The list as the address says it, and the ways to others. */
export interface MembersUse {
  readonly page: QueryState<MemberPage>
  /** How many match, counted up to a thousand. */
  readonly total: number | null
  readonly isCapped: boolean
  readonly pageSize: 50
  readonly search: string
  /** Only managers and deputies. */
  readonly isResponsible: boolean
  readonly sort: MemberSort
  readonly isNarrowed: boolean
  readonly retry: () => void
  readonly onSearch: (search: string) => void
  readonly onResponsibleChange: (isResponsible: boolean) => void
  readonly onSortChange: (sort: MemberSort) => void
  readonly onMove: (move: 'first' | 'previous' | 'next' | 'last') => void
  readonly onClear: () => void
}

export interface MembersTabProps extends MembersUse {
  readonly unit: Unit
  readonly actions: UnitActions
  readonly dates: Dates
  /** A panel stands beside the table. */
  readonly hasPanel: boolean
  /** Opens the list of those who ask to join. */
  readonly onRequests: () => void
}

/** The people of a unit. */
export function MembersTab(props: MembersTabProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.table}>
      {props.unit.requestCount === 0 ? null : (
        <Notice tone="info" action={{ label: formatMessage(requestMessages.look), onPress: props.onRequests }}>
          {formatMessage(requestMessages.notice, { count: props.unit.requestCount })}
        </Notice>
      )}
      <div className={styles.tools}>
        <div className={styles.search}>
          <AddressSearch
            label={formatMessage(memberMessages.searchLabel)}
            isLabelHidden
            placeholder={formatMessage(memberMessages.search)}
            search={props.search}
            onSearch={props.onSearch}
            isBusy={props.page.isWaiting && props.page.data !== null}
          />
        </div>
        <SegmentedControl
          label={formatMessage(memberMessages.filter)}
          isLabelHidden
          items={[
            { id: 'all', label: formatMessage(memberMessages.everyRole) },
            { id: 'responsible', label: formatMessage(memberMessages.responsible) },
          ]}
          selectedKey={props.isResponsible ? 'responsible' : 'all'}
          onSelectionChange={(id) => props.onResponsibleChange(id === 'responsible')}
        />
      </div>
      <QueryView state={props.page} onRetry={props.retry}>
        {(page) => <Members {...props} rows={page} />}
      </QueryView>
    </div>
  )
}

interface MembersProps extends MembersTabProps {
  readonly rows: MemberPage
}

function Members({ rows: { items, pageInfo }, unit, actions, dates, ...list }: MembersProps) {
  const { formatMessage } = useIntl()
  const columns = useMemberColumns(dates, list.hasPanel)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [changing, setChanging] = useState<Member | null>(null)
  const [removing, setRemoving] = useState<readonly Member[]>([])
  // Only rows of this page can be chosen: what is taken out is seen before.
  const choose = (next: Selected): void => setSelected('all' in next ? new Set(items.map(({ uuid }) => uuid).filter((id) => !next.except.has(id))) : next)
  const chosen = items.filter(({ uuid }) => selected.has(uuid))
  const isSorted = list.sort.field === 'NAME' ? 'name' : 'since'
  const menuOf = useMemberMenu(unit.canEdit, setChanging, (member) => setRemoving([member]))
  const footer = items.length === 0 ? {} : { footer: <Foot {...list} shown={items.length} pageInfo={pageInfo} /> }
  return (
    <>
      <DataTable
        label={formatMessage(memberMessages.table, { unit: unit.name })}
        columns={columns}
        rows={items}
        rowId={({ uuid }) => uuid}
        status={list.page.isWaiting ? 'refreshing' : 'ready'}
        isFiltered={list.isNarrowed}
        sort={{ columnId: isSorted, direction: list.sort.direction === 'ASCENDING' ? 'ascending' : 'descending' }}
        onSortChange={({ columnId, direction }) =>
          list.onSortChange({ field: columnId === 'name' ? 'NAME' : 'SINCE', direction: direction === 'ascending' ? 'ASCENDING' : 'DESCENDING' })
        }
        {...(unit.canEdit ? { selection: { selected, onChange: choose, total: items.length } } : {})}
        rowMenu={menuOf}
        slots={{
          empty: <Nobody {...list} />,
          ...footer,
          selectionBar: (
            <SelectionBar
              count={chosen.length}
              onClear={() => setSelected(new Set())}
              actions={[{ id: 'remove', label: formatMessage(memberMessages.remove), icon: <Icon glyph={UserMinus} />, onAction: () => setRemoving(chosen) }]}
            />
          ),
        }}
      />
      <MemberQuestions
        changing={changing}
        removing={removing}
        unit={unit}
        actions={actions}
        dates={dates}
        onEnd={(isDone) => {
          setChanging(null)
          setRemoving([])
          if (!isDone) return
          setSelected(new Set())
          list.retry()
        }}
      />
    </>
  )
}

interface MemberQuestionsProps extends Pick<MembersTabProps, 'unit' | 'actions' | 'dates'> {
  readonly changing: Member | null
  readonly removing: readonly Member[]
  /** Over; whether something was changed. */
  readonly onEnd: (isDone: boolean) => void
}

function MemberQuestions({ changing, removing, unit, actions, dates, onEnd }: MemberQuestionsProps) {
  const ends = { onClose: () => onEnd(false), onDone: () => onEnd(true) }
  if (changing !== null) return <RoleDialog member={changing} unit={unit} dates={dates} updateMembership={actions.updateMembership} {...ends} />
  return removing.length === 0 ? null : <RemoveMembers members={removing} unit={unit} removeMembers={actions.removeMembers} {...ends} />
}

/** What can be done with one member. */
function useMemberMenu(canEdit: boolean, onChange: (member: Member) => void, onRemove: (member: Member) => void) {
  const { formatMessage } = useIntl()
  return (member: Member) => {
    const open = { id: 'open', label: formatMessage(memberMessages.open), href: `/user-management?open=${member.user.uuid}` }
    const change = { id: 'change', label: formatMessage(memberMessages.change), onAction: () => onChange(member), writes: true }
    const remove = { id: 'remove', label: formatMessage(memberMessages.remove), onAction: () => onRemove(member), writes: true }
    return [{ id: 'member', items: canEdit ? [open, change, remove] : [open] }]
  }
}

function Nobody({ isNarrowed, onClear }: Pick<MembersProps, 'isNarrowed' | 'onClear'>) {
  const { formatMessage } = useIntl()
  if (!isNarrowed) return <EmptyState title={formatMessage(memberMessages.empty)}>{formatMessage(memberMessages.emptySentence)}</EmptyState>
  return (
    <EmptyState title={formatMessage(memberMessages.noneFound)} isBelowHead action={<Button onPress={onClear}>{formatMessage(memberMessages.clear)}</Button>}>
      {null}
    </EmptyState>
  )
}

interface FootProps extends Pick<MembersUse, 'total' | 'isCapped' | 'pageSize' | 'onMove' | 'page'> {
  readonly shown: number
  readonly pageInfo: MemberPage['pageInfo']
}

function Foot({ total, isCapped, pageSize, onMove, page, shown, pageInfo }: FootProps) {
  const { formatMessage } = useIntl()
  const all = total === null ? null : formatMessage(isCapped ? memberMessages.totalMore : memberMessages.total, { count: total })
  return (
    <Pagination
      label={formatMessage(memberMessages.pages)}
      range={null}
      total={total}
      summary={all === null ? '' : pageInfo.hasNext || pageInfo.hasPrevious ? formatMessage(memberMessages.shown, { shown, total: all }) : all}
      hasNext={pageInfo.hasNext}
      hasPrevious={pageInfo.hasPrevious}
      onMove={onMove}
      pageSize={pageSize}
      isLoading={page.isWaiting}
    />
  )
}
