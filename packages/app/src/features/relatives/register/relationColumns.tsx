import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import type { IntlShape } from 'react-intl'
import { relationMessages, relationTypeMessages, scopeMessages } from '../../../domain/relation/relationMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Relation } from '../relativesTypes.ts'
import { partyMessages, registerMessages, relationStateMessages } from './registerMessages.ts'

const kinds: Readonly<Record<Relation['state'], StatusChipProps['kind']>> = {
  INVITED: 'invited',
  ACTIVE: 'done',
  ENDED: 'open',
  DECLINED: 'paused',
  EXPIRED: 'dueSoon',
}

/** How a relative is called, or how they were invited. */
export const relativeName = ({ relative, email }: Relation, { formatMessage }: IntlShape): string =>
  relative?.name ?? email ?? formatMessage(registerMessages.byCode)

/** The columns of the register. */
export function relationColumns(intl: IntlShape, dates: Dates): readonly Column<Relation>[] {
  const { formatMessage, formatList } = intl
  const second = ({ relative, email }: Relation): string =>
    relative ? (relative.email ?? '') : email ? formatMessage(registerMessages.byEmail) : ''
  const sees = ({ sees: seen, state }: Relation): string =>
    state === 'ENDED' || state === 'DECLINED' || state === 'EXPIRED'
      ? '–'
      : seen.length === 0
        ? formatMessage(relationMessages.done)
        : formatList(
            seen.map((one) => formatMessage(scopeMessages[one])),
            { type: 'unit', style: 'short' },
          )
  const from = ({ startedAt, createdAt }: Relation): string => dates.date(new Date(startedAt ?? createdAt))
  const until = ({ state, until: last, endedAt, codeUntil }: Relation): string => {
    if (state === 'ENDED' || state === 'DECLINED')
      return endedAt ? dates.date(new Date(endedAt)) : last ? dates.day(last) : '–'
    if ((state === 'INVITED' || state === 'EXPIRED') && codeUntil) return dates.date(new Date(codeUntil))
    return last ? dates.day(last) : '–'
  }
  const why = ({ state, endedBy, codeUntil, waitsForLearner }: Relation): string => {
    if (waitsForLearner) return formatMessage(registerMessages.waitsForLearner)
    if (endedBy) return formatMessage(partyMessages[endedBy])
    return state === 'INVITED' && codeUntil
      ? formatMessage(registerMessages.codeUntil, { date: dates.date(new Date(codeUntil)) })
      : ''
  }
  return [
    {
      id: 'learner',
      label: formatMessage(registerMessages.learner),
      isRowHeader: true,
      cell: ({ learner }) => <NameCell name={learner.name} second={learner.email ?? ''} />,
      textValue: ({ learner }) => learner.name,
    },
    {
      id: 'relative',
      label: formatMessage(registerMessages.relative),
      onCard: 'line',
      cell: (relation) => <NameCell name={relativeName(relation, intl)} second={second(relation)} />,
      textValue: (relation) => relativeName(relation, intl),
    },
    {
      id: 'type',
      label: formatMessage(registerMessages.type),
      width: { initial: 108 },
      onCard: 'line',
      cell: ({ type }) => formatMessage(relationTypeMessages[type]),
    },
    { id: 'sees', label: formatMessage(registerMessages.sees), width: { initial: 152 }, cell: sees },
    {
      id: 'state',
      label: formatMessage(registerMessages.state),
      width: { initial: 144 },
      onCard: 'line',
      cell: ({ state }) => <StatusChip kind={kinds[state]}>{formatMessage(relationStateMessages[state])}</StatusChip>,
    },
    {
      id: 'created',
      label: formatMessage(registerMessages.created),
      width: { initial: 104 },
      isSortable: true,
      cell: (relation) => <DateCell text={from(relation)} />,
      textValue: from,
    },
    {
      id: 'until',
      label: formatMessage(registerMessages.until),
      width: { initial: 120 },
      cell: (relation) => (
        <Stack space={2}>
          <DateCell text={until(relation)} />
          {why(relation) === '' ? null : (
            <Text as="span" step="small" tone="ink2">
              {why(relation)}
            </Text>
          )}
        </Stack>
      ),
      textValue: until,
    },
  ]
}
