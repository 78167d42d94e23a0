import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { sourceMessages, unitMessages } from '../../domain/unit/unitMessages.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { memberMessages } from './messages.ts'
import type { Member } from './unitTypes.ts'

/** What a person is in a unit, with the last day where there is one. */
export function roleText({ role, until }: Pick<Member, 'role' | 'until'>, dates: Dates, formatMessage: IntlShape['formatMessage']): string {
  const word = formatMessage(unitMessages[role])
  if (until === null) return word
  const isOver = until < new Date().toISOString().slice(0, 10)
  return formatMessage(isOver ? memberMessages.ended : memberMessages.until, { role: word, date: dates.day(until) })
}

/** Those that give way while a panel stands beside the table. */
const lesser: readonly string[] = ['since', 'source']

/** The columns of the table of members. */
export function useMemberColumns(dates: Dates, hasPanel: boolean): readonly Column<Member>[] {
  const { formatMessage } = useIntl()
  const columns = useMemo(
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
    ],
    [formatMessage, dates],
  )
  return useMemo(() => (hasPanel ? columns.filter(({ id }) => !lesser.includes(id)) : columns), [columns, hasPanel])
}
