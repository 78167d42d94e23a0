import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Moments } from '../../../domain/list/state/useMoments.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { sortedName } from '../../../domain/user/sortedName.ts'
import { columnMessages, languageMessages, reasonMessages, statusMessages } from '../messages.ts'
import { languages, type PersonRow } from './peopleList.ts'

const statusKinds = {
  ACTIVE: 'done',
  INVITED: 'invited',
  NOT_INVITED: 'open',
  SUSPENDED: 'paused',
  ANONYMISED: 'locked',
} as const satisfies Record<keyof typeof statusMessages, StatusChipProps['kind']>

/** How somebody stands, as glyph and word. */
export function PersonStatus({ status, invitedAt }: Pick<PersonRow, 'status' | 'invitedAt'>) {
  const { formatMessage } = useIntl()
  const standing = status === 'INVITED' && invitedAt === null ? 'NOT_INVITED' : status
  return <StatusChip kind={statusKinds[standing]}>{formatMessage(statusMessages[standing])}</StatusChip>
}

/** Below the name: why they may be there twice where that is asked for; how somebody is reached, else that there is no address. */
const secondLine = (person: PersonRow, { formatMessage, formatList }: IntlShape): string => {
  const { duplicateReasons } = person
  if (duplicateReasons.length > 0)
    return formatList(
      duplicateReasons.map((reason) => formatMessage(reasonMessages[reason])),
      { type: 'conjunction' },
    )
  if (person.email !== null) return person.email
  const name = person.username ?? person.displayedId
  return name === null ? formatMessage(columnMessages.noEmail) : formatMessage(columnMessages.noEmailBut, { name })
}

type PersonColumn = Column<PersonRow>

/**
 * The columns of the list, in their usual order; the same array until language, formats or the order of names change.
 * @param isByName the list is sorted by family names, so they stand first
 */
export function usePeopleColumns(moments: Moments, isByName: boolean): readonly PersonColumn[] {
  const intl = useIntl()
  return useMemo(
    () => [nameColumn(intl, isByName), ...usualColumns(intl, moments), ...furtherColumns(intl, moments)],
    [intl, moments, isByName],
  )
}

const nameColumn = (intl: IntlShape, isByName: boolean): PersonColumn => ({
  id: 'name',
  label: intl.formatMessage(columnMessages.name),
  isRowHeader: true,
  isSortable: true,
  cell: (person) => <NameCell name={isByName ? sortedName(person) : person.name} second={secondLine(person, intl)} />,
  textValue: ({ name }) => name,
})

function usualColumns({ formatMessage, formatList }: IntlShape, { when }: Moments): readonly PersonColumn[] {
  const rolesText = ({ roles }: PersonRow): string =>
    formatList(
      roles.map((role) => formatMessage(roleMessages[role])),
      { type: 'conjunction' },
    )
  const lastText = ({ lastSignInAt }: PersonRow): string =>
    lastSignInAt === null ? formatMessage(columnMessages.never) : when(lastSignInAt)
  return [
    {
      id: 'unit',
      label: formatMessage(columnMessages.unit),
      onCard: 'line',
      width: { initial: 148 },
      cell: ({ defaultUnit }) => defaultUnit?.name ?? '–',
    },
    {
      id: 'lastSignIn',
      label: formatMessage(columnMessages.lastSignIn),
      isSortable: true,
      width: { initial: 132 },
      cell: (person) =>
        person.lastSignInAt === null ? (
          lastText(person)
        ) : (
          <DateCell text={lastText(person)} dateTime={person.lastSignInAt} />
        ),
    },
    {
      id: 'status',
      label: formatMessage(columnMessages.status),
      width: { initial: 132 },
      cell: ({ status, invitedAt }) => <PersonStatus status={status} invitedAt={invitedAt} />,
    },
    {
      id: 'roles',
      label: formatMessage(columnMessages.roles),
      onCard: 'hidden',
      width: { initial: 168 },
      textValue: rolesText,
      cell: (person) => <>{rolesText(person)}</>,
    },
  ]
}

function furtherColumns({ formatMessage, formatList }: IntlShape, { day }: Moments): readonly PersonColumn[] {
  const plain = (id: string, label: string, text: (person: PersonRow) => string | null): PersonColumn => ({
    id,
    label,
    onCard: 'hidden',
    width: { initial: 148 },
    cell: (person) => text(person) ?? '–',
  })
  const languageOf = ({ locale }: PersonRow): string | null => {
    const known = languages.find((language) => language === locale)
    return known === undefined ? locale : formatMessage(languageMessages[known])
  }
  const unitsOf = ({ units, unitCount }: PersonRow): string | null => {
    const more = unitCount - units.length - 1
    const names = units.map(({ name }) => name)
    if (names.length === 0) return null
    return formatList(more > 0 ? [...names, formatMessage(columnMessages.moreUnits, { count: more })] : names, {
      type: 'conjunction',
    })
  }
  return [
    plain('username', formatMessage(columnMessages.username), ({ username }) => username),
    plain('displayedId', formatMessage(columnMessages.displayedId), ({ displayedId }) => displayedId),
    plain('externalId', formatMessage(columnMessages.externalId), ({ externalId }) => externalId),
    plain('units', formatMessage(columnMessages.units), unitsOf),
    { ...plain('created', formatMessage(columnMessages.created), ({ createdAt }) => day(createdAt)), isSortable: true },
    plain('invited', formatMessage(columnMessages.invited), ({ invitedAt }) =>
      invitedAt === null ? null : day(invitedAt),
    ),
    plain('locale', formatMessage(columnMessages.locale), languageOf),
    plain('birthYear', formatMessage(columnMessages.birthYear), ({ birthYear }) =>
      birthYear === null ? null : String(birthYear),
    ),
  ]
}
