import { Button } from '@somo/ui/Button'
import { DataTable } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { UserCog, UserMinus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ListPages } from '../../domain/list/ListPages.tsx'
import { useListStates } from '../../domain/list/ListStates.tsx'
import { listStatus } from '../../domain/list/listStatus.ts'
import { countOf } from '../../domain/list/selection.ts'
import { exportEntries } from './memberExports.ts'
import { memberListMessages } from './memberListMessages.ts'
import type { MembersTabProps } from './membersUse.ts'
import { memberMessages } from './messages.ts'
import type { Member, MemberPage } from './unitTypes.ts'
import type { MemberActing } from './useMemberActing.tsx'
import { useMemberColumns, withoutLesser } from './useMemberColumns.tsx'

export interface MembersTableProps extends MembersTabProps {
  readonly acting: MemberActing
}

/** People, not memberships, are what the bulk actions name. */
const idOf = ({ user }: Member): string => user.uuid

/** The list itself, in whatever state it is. */
export function MembersTable(props: MembersTableProps) {
  const { unit, page, list, count, dates, hasPanel, acting } = props
  const { state, change } = list
  const { formatMessage } = useIntl()
  const columns = useMemberColumns(dates, state.sort?.columnId === 'name')
  const { isFiltered, ...slots } = useListStates({
    problem: page.problem,
    state,
    nobodyYet: (
      <EmptyState title={formatMessage(memberMessages.empty)} action={<AddFirst {...props} />}>
        {formatMessage(memberMessages.emptySentence)}
      </EmptyState>
    ),
    onRetry: props.retry,
    onChange: change,
  })
  const rows = page.data?.items ?? []
  const hasRows = page.data !== null && rows.length > 0
  const total = count.matching === null ? {} : { total: Math.max(count.matching, rows.length) }
  return (
    <DataTable
      label={formatMessage(memberMessages.table, { unit: unit.name })}
      columns={columns}
      rows={rows}
      rowId={idOf}
      status={listStatus(page)}
      isFiltered={isFiltered}
      sort={state.sort}
      onSortChange={(sort) => change({ sort })}
      layout={hasPanel ? withoutLesser(state.layout) : state.layout}
      {...(hasPanel ? {} : { onLayoutChange: (layout) => change({ layout }) })}
      {...(unit.canEdit ? { selection: { selected: acting.selected, onChange: acting.select, ...total } } : {})}
      rowMenu={useMemberMenu(unit.canEdit, acting)}
      slots={{
        ...slots,
        ...(hasRows ? { selectionBar: <Bulk {...props} />, footer: <Pages {...props} shown={page.data} /> } : {}),
      }}
    />
  )
}

function Pages({ list: { state, change }, count, page, shown }: MembersTableProps & { readonly shown: MemberPage }) {
  const { formatMessage } = useIntl()
  return (
    <ListPages
      label={formatMessage(memberMessages.pages)}
      state={state}
      pageInfo={shown.pageInfo}
      shown={shown.items.length}
      count={count}
      isLoading={page.isWaiting}
      onChange={change}
    />
  )
}

/** What can be done with all that is selected; "all that match" are counted to the end first. */
function Bulk({ count, acting }: MembersTableProps) {
  const { formatMessage } = useIntl()
  const { selected, select, ask, onExport } = acting
  const { matching, isCapped } = count
  return (
    <SelectionBar
      count={countOf(selected, matching) ?? 0}
      {...(matching === null || isCapped ? {} : { total: matching })}
      onSelectAll={() => select({ all: true, except: new Set() })}
      onClear={() => select(new Set())}
      actions={[
        {
          id: 'role',
          label: formatMessage(memberMessages.change),
          icon: <Icon glyph={UserCog} />,
          onAction: () => ask('ROLE', null),
        },
        {
          id: 'remove',
          label: formatMessage(memberMessages.remove),
          icon: <Icon glyph={UserMinus} />,
          onAction: () => ask('REMOVE', null),
        },
      ]}
      moreActions={[{ id: 'files', items: exportEntries(formatMessage, (format) => onExport(format, true)) }]}
    />
  )
}

/** What can be done with one member. */
function useMemberMenu(canEdit: boolean, { ask }: MemberActing) {
  const { formatMessage } = useIntl()
  return (member: Member) => {
    const open = {
      id: 'open',
      label: formatMessage(memberMessages.open),
      href: `/user-management?open=${member.user.uuid}`,
    }
    const change = {
      id: 'change',
      label: formatMessage(memberMessages.change),
      onAction: () => ask('ROLE', member),
      writes: true,
    }
    const remove = {
      id: 'remove',
      label: formatMessage(memberMessages.remove),
      onAction: () => ask('REMOVE', member),
      writes: true,
    }
    return [{ id: 'member', items: canEdit ? [open, change, remove] : [open] }]
  }
}

/** Nobody is in the unit yet: what brings the first one. */
function AddFirst({ unit, onAdd }: Pick<MembersTabProps, 'unit' | 'onAdd'>) {
  const { formatMessage } = useIntl()
  return unit.canEdit && unit.isActive ? (
    <Button writes onPress={onAdd}>
      {formatMessage(memberListMessages.addFirst)}
    </Button>
  ) : null
}
