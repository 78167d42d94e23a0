import { FilterBar, type FilterDefinition } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { ListNarrowing } from '@somo/ui/templates/ListNarrowing'
import { Notice } from '@somo/ui/Notice'
import { ChevronDown, Download } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { listMessages } from '../../domain/list/listMessages.ts'
import { ListTools } from '../../domain/list/ListTools.tsx'
import { ListViews } from '../../domain/list/ListViews.tsx'
import { sourceMessages, unitMessages, unitRoles } from '../../domain/unit/unitMessages.ts'
import { comingListMessages } from './comingListMessages.ts'
import { exportEntries } from './memberExports.ts'
import { builtInViews, sources } from './memberList.ts'
import { MembersTable } from './MembersTable.tsx'
import type { MembersTabProps } from './membersUse.ts'
import { memberListMessages } from './memberListMessages.ts'
import { memberMessages } from './messages.ts'
import { requestMessages } from './requestMessages.ts'
import { useMemberActing } from './useMemberActing.tsx'
import { useMemberColumns } from './useMemberColumns.tsx'
import * as styles from './OpenUnit.css.ts'

/** The people of a unit: searched, filtered, sorted, selected, and what is done with them. */
export function MembersTab(props: MembersTabProps) {
  const { formatMessage } = useIntl()
  const acting = useMemberActing(props)
  const { unit, page } = props
  const isNew = page.data?.items.length === 0 && props.list.state.search === '' && props.list.state.filters.length === 0
  return (
    <div className={styles.table}>
      {unit.requestCount === 0 ? null : (
        <Notice tone="info" action={{ label: formatMessage(requestMessages.look), onPress: props.onRequests }}>
          {formatMessage(requestMessages.notice, { count: unit.requestCount })}
        </Notice>
      )}
      {unit.comingCount === 0 ? null : (
        <Notice tone="info" action={{ label: formatMessage(comingListMessages.look), onPress: props.onComing }}>
          {formatMessage(comingListMessages.notice, { count: unit.comingCount })}
        </Notice>
      )}
      <Missing {...props} />
      {isNew || page.problem?.code === 'FORBIDDEN' ? null : (
        <Narrowing {...props} onExport={(format) => acting.onExport(format, false)} />
      )}
      <MembersTable {...props} acting={acting} />
      {acting.question}
    </div>
  )
}

/** What of the list did not come, beside its rows. */
function Missing({ page, count, saved, retry }: MembersTabProps) {
  const { formatMessage, formatList } = useIntl()
  const missing = [
    ...(saved.problem === null ? [] : [memberListMessages.missingViews]),
    ...(count.problem === null ? [] : [memberListMessages.missingCount]),
  ]
  if (page.data === null || missing.length === 0) return null
  const parts = formatList(missing.map((message) => formatMessage(message)))
  return (
    <Notice tone="warn" action={{ label: formatMessage(listMessages.retry), onPress: retry }}>
      {formatMessage(listMessages.partly, { parts })}
    </Notice>
  )
}

interface NarrowingProps extends MembersTabProps {
  readonly onExport: (format: 'CSV' | 'XLSX') => void
}

/** Views, search, columns, density, export and filters. */
function Narrowing({ list, count, page, saved, mayShare, density, dates, onExport }: NarrowingProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { state, change } = list
  const filters = useMemberFilters()
  const counted =
    count.matching === null || page.problem !== null
      ? {}
      : { count: { matching: count.matching, isCapped: count.isCapped } }
  return (
    <>
      <ListViews
        label={formatMessage(memberListMessages.views)}
        builtIn={(['all', 'responsible'] as const).map((id) => ({
          id,
          label: formatMessage(id === 'all' ? memberMessages.everyRole : memberMessages.responsible),
          kept: builtInViews[id],
        }))}
        saved={saved}
        kept={list.kept}
        viewId={state.view}
        mayShare={mayShare}
        hrefOf={list.hrefOfKept}
        onGo={(kept, view) => void navigate(list.hrefOfKept(kept, view))}
      />
      <ListNarrowing>
        <ListTools
          label={formatMessage(memberMessages.searchLabel)}
          placeholder={formatMessage(memberMessages.search)}
          isBusy={page.isWaiting && page.data !== null}
          state={state}
          // Letters of a search make no step back each.
          onChange={(parts) => change(parts, parts.search !== undefined)}
          columns={useMemberColumns(dates, false)}
          density={density}
          actions={
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
          }
        />
        <FilterBar
          filters={filters}
          value={state.filters}
          onChange={(value) => change({ filters: value })}
          {...counted}
        />
      </ListNarrowing>
    </>
  )
}

/** What members can be filtered by. */
function useMemberFilters(): readonly FilterDefinition[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'role',
        label: formatMessage(memberMessages.role),
        kind: 'many',
        options: unitRoles.map((id) => ({ id, label: formatMessage(unitMessages[id]) })),
      },
      {
        id: 'source',
        label: formatMessage(memberListMessages.source),
        kind: 'many',
        options: sources.map((id) => ({ id, label: formatMessage(sourceMessages[id]) })),
      },
    ],
    [formatMessage],
  )
}
