import { DateCell, NameCell, type Column, type TableLayout } from '@somo/ui/DataTable'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PlaceText } from '../../../domain/unit/PlaceText.tsx'
import { sourceMessages } from '../../../domain/unit/unitMessages.ts'
import { sortedName } from '../../../domain/user/sortedName.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { memberListMessages } from './memberListMessages.ts'
import { memberMessages } from '../messages.ts'
import type { Member } from '../unitTypes.ts'

/** The layout while a panel stands beside the table: lesser columns give way. */
export const withoutLesser = (layout: TableLayout): TableLayout => ({
  ...layout,
  hidden: [...new Set([...layout.hidden, 'since', 'source', 'username', 'displayedId'])],
})

/** The columns of the table of members; while it is sorted by family names these stand first. */
export function useMemberColumns(dates: Dates, isByName: boolean): readonly Column<Member>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    (): readonly Column<Member>[] => [
      {
        id: 'name',
        label: formatMessage(memberMessages.name),
        isRowHeader: true,
        width: { min: 176 },
        isSortable: true,
        cell: ({ user }) => (
          <NameCell
            name={isByName ? sortedName(user) : user.name}
            second={user.email ?? user.username ?? user.displayedId ?? ''}
          />
        ),
        textValue: ({ user }) => user.name,
      },
      {
        id: 'role',
        label: formatMessage(memberMessages.role),
        width: { initial: 184 },
        cell: (member) => <PlaceText place={member} dates={dates} />,
      },
      {
        id: 'since',
        label: formatMessage(memberMessages.since),
        isSortable: true,
        width: { initial: 104 },
        cell: ({ since }) => <DateCell text={dates.date(new Date(since))} />,
      },
      {
        id: 'source',
        label: formatMessage(memberMessages.source),
        width: { initial: 104 },
        cell: ({ source }) => formatMessage(sourceMessages[source]),
      },
      {
        id: 'username',
        label: formatMessage(memberListMessages.username),
        width: { initial: 136 },
        cell: ({ user }) => user.username ?? '',
      },
      {
        id: 'displayedId',
        label: formatMessage(memberListMessages.number),
        width: { initial: 104 },
        cell: ({ user }) => user.displayedId ?? '',
      },
    ],
    [formatMessage, dates, isByName],
  )
}
