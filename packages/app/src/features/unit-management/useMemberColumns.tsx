import { DateCell, NameCell, type Column, type TableLayout } from '@somo/ui/DataTable'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { sourceMessages, unitMessages } from '../../domain/unit/unitMessages.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { memberListMessages } from './memberListMessages.ts'
import { memberMessages } from './messages.ts'
import type { Member } from './unitTypes.ts'

/** What a person is in a unit, with the last day where there is one. */
export function roleText({ role, until, ends }: Pick<Member, 'role' | 'until' | 'ends'>, dates: Dates, formatMessage: IntlShape['formatMessage']): string {
  const word = formatMessage(unitMessages[role])
  if (until === null) return word
  // Whether it is over only the server can tell: the clocks are the unit's.
  const isOver = ends !== null && ends.daysLeft < 0
  return formatMessage(isOver ? memberMessages.ended : memberMessages.until, { role: word, date: dates.day(until) })
}

/** The layout while a panel stands beside the table: lesser columns give way. */
export const withoutLesser = (layout: TableLayout): TableLayout => ({ ...layout, hidden: [...new Set([...layout.hidden, 'since', 'source', 'username', 'displayedId'])] })

/** The columns of the table of members. */
export function useMemberColumns(dates: Dates): readonly Column<Member>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    (): readonly Column<Member>[] => [
      {
        id: 'name',
        label: formatMessage(memberMessages.name),
        isRowHeader: true,
        width: { min: 176 },
        isSortable: true,
        cell: ({ user }) => <NameCell name={user.name} second={user.email ?? user.username ?? user.displayedId ?? ''} />,
        textValue: ({ user }) => user.name,
      },
      { id: 'role', label: formatMessage(memberMessages.role), width: { initial: 136 }, cell: (member) => roleText(member, dates, formatMessage) },
      {
        id: 'since',
        label: formatMessage(memberMessages.since),
        isSortable: true,
        width: { initial: 104 },
        cell: ({ since }) => <DateCell text={dates.date(new Date(since))} />,
      },
      { id: 'source', label: formatMessage(memberMessages.source), width: { initial: 92 }, cell: ({ source }) => formatMessage(sourceMessages[source]) },
      { id: 'username', label: formatMessage(memberListMessages.username), width: { initial: 136 }, cell: ({ user }) => user.username ?? '' },
      { id: 'displayedId', label: formatMessage(memberListMessages.number), width: { initial: 104 }, cell: ({ user }) => user.displayedId ?? '' },
    ],
    [formatMessage, dates],
  )
}
