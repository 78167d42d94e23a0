import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { ChevronDown, Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import { sourceMessages, unitMessages } from '../../../domain/unit/unitMessages.ts'
import { comingListMessages } from '../requests/comingListMessages.ts'
import { exportEntries } from './memberExports.ts'
import { memberList } from './memberList.ts'
import { memberListMessages } from './memberListMessages.ts'
import { MemberSelectionBar } from './MemberSelectionBar.tsx'
import type { MembersTabProps } from './membersUse.ts'
import { memberMessages } from '../messages.ts'
import * as styles from '../unit/OpenUnit.css.ts'
import { requestMessages } from '../requests/requestMessages.ts'
import type { Member } from '../unitTypes.ts'
import { useMemberBulkActions, type MemberBulkActions } from './useMemberBulkActions.tsx'
import { useMemberColumns, withoutLesser } from './useMemberColumns.tsx'

/** People, not memberships, are what the bulk actions name. */
const idOf = ({ user }: Member): string => user.uuid

/** The people of a unit: searched, filtered, sorted, selected, and what is done with them. */
export function MembersTab(props: MembersTabProps) {
  const { unit, page, count, dates, hasPanel } = props
  const { state } = props.address
  const { formatMessage } = useIntl()
  const acting = useMemberBulkActions(props)
  const columns = useMemberColumns(dates, state.sort.columnId === 'name')
  const filters = filterDefinitions(
    memberList,
    {
      role: { label: memberMessages.role, options: unitMessages },
      source: { label: memberListMessages.source, options: sourceMessages },
    },
    formatMessage,
  )
  const shown = page.data?.items.length ?? 0
  const total = count.matching === null ? {} : { total: Math.max(count.matching, shown) }
  return (
    <div className={styles.table}>
      <Waiting {...props} />
      <ListContent
        list={props}
        columns={columns}
        filters={filters}
        rowId={idOf}
        isPageBody={false}
        replacesSearch
        texts={{
          pages: memberMessages.pages,
          search: memberMessages.searchLabel,
          searchHint: memberMessages.search,
          views: memberListMessages.views,
          missingCount: memberListMessages.missingCount,
          label: formatMessage(memberMessages.table, { unit: unit.name }),
        }}
        builtIn={[
          { id: 'all', label: formatMessage(memberMessages.everyRole), kept: memberList.views.all },
          {
            id: 'responsible',
            label: formatMessage(memberMessages.responsible),
            kept: memberList.views.responsible,
          },
        ]}
        actions={<ExportMenu onExport={(format) => acting.onExport(format, false)} />}
        {...(hasPanel ? { layout: withoutLesser(state.layout) } : {})}
        {...(unit.canEdit ? { selection: { selected: acting.selected, onChange: acting.select, ...total } } : {})}
        rowMenu={useMemberMenu(unit.canEdit, acting)}
        {...(shown === 0 ? {} : { selectionBar: <MemberSelectionBar count={count} acting={acting} /> })}
        empty={
          <EmptyState title={formatMessage(memberMessages.empty)} action={<AddFirst {...props} />}>
            {formatMessage(memberMessages.emptySentence)}
          </EmptyState>
        }
      />
      {acting.question}
    </div>
  )
}

/** Who asks to join and who comes on a later day, with the way to them. */
function Waiting({ unit, onRequests, onComing }: MembersTabProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {unit.requestCount === 0 ? null : (
        <Notice tone="info" action={{ label: formatMessage(requestMessages.look), onPress: onRequests }}>
          {formatMessage(requestMessages.notice, { count: unit.requestCount })}
        </Notice>
      )}
      {unit.comingCount === 0 ? null : (
        <Notice tone="info" action={{ label: formatMessage(comingListMessages.look), onPress: onComing }}>
          {formatMessage(comingListMessages.notice, { count: unit.comingCount })}
        </Notice>
      )}
    </>
  )
}

function ExportMenu({ onExport }: { readonly onExport: (format: 'CSV' | 'XLSX') => void }) {
  const { formatMessage } = useIntl()
  return (
    <MenuButton
      label={formatMessage(memberListMessages.exportList)}
      variant="outline"
      placement="bottom end"
      sections={[{ id: 'formats', items: exportEntries(formatMessage, onExport) }]}
    >
      <Icon glyph={Download} />
      {formatMessage(memberListMessages.export)}
      <Icon glyph={ChevronDown} size="chip" />
    </MenuButton>
  )
}

/** What can be done with one member. */
function useMemberMenu(canEdit: boolean, { ask }: MemberBulkActions) {
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
