import { useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Avatar } from '@somo/ui/Avatar'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { StatusChip } from '@somo/ui/StatusChip'
import { AddressText, Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { DaysLeft } from '../../domain/day/DaysLeft.tsx'
import { Fact, FactList } from '../../domain/facts/FactList.tsx'
import { addresses } from '../../domain/navigation/addresses.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { joinMessages } from './joinMessages.ts'
import { messages, sourceMessages } from './messages.ts'
import * as styles from './UnitCard.css.ts'
import { UnitMark } from './UnitMark.tsx'
import type { OwnUnit } from './useMyUnits.ts'

export interface UnitCardProps {
  readonly own: OwnUnit
  readonly canManage: boolean
  /** Whether it may become the unit that gives the looks. */
  readonly canChoose: boolean
  /** True while it becomes so. */
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onLeave: () => void
  readonly dates: Dates
}

/** The API counts no further. */
const mostCounted = 1000

const manageAddress = (uuid: string): string => `${addresses.unitManagement}?unit=${uuid}`

/** One of the person's units: what it is part of, what they are in it, whom they can turn to. */
export function UnitCard({ own, canManage, canChoose, isChosen, onChoose, onLeave, dates }: UnitCardProps) {
  const { formatMessage } = useIntl()
  const nameId = useId()
  const { unit, path, isDefault } = own
  const warmQuestion = useAlertDialogWarmer()
  const isManaged = canManage && own.isManaged
  return (
    <li className={styles.card}>
      <UnitMark logoUrl={unit.logoUrl} color={unit.color} />
      <article className={styles.words} aria-labelledby={nameId}>
        <div>
          <Inline space={10}>
            <Heading level={2} step="h3" id={nameId}>
              {unit.name}
            </Heading>
            {isDefault ? <StatusChip kind="done">{formatMessage(messages.isDefault)}</StatusChip> : null}
            {unit.isActive ? null : <StatusChip kind="paused">{formatMessage(messages.inactive)}</StatusChip>}
          </Inline>
          {path.length === 0 ? null : (
            <Text step="small" tone="ink2">
              {formatMessage(messages.path, { path: path.map(({ name }) => name).join(' › ') })}
            </Text>
          )}
        </div>
        <UnitFacts own={own} isManaged={isManaged} dates={dates} />
        {isManaged || canChoose || own.canLeave ? (
          <Inline space={16}>
            {canChoose ? (
              <Button writes size="sm" isPending={isChosen} onPress={onChoose} aria-describedby={nameId}>
                {formatMessage(messages.makeDefault)}
              </Button>
            ) : null}
            {isManaged ? (
              <Link variant="action" href={manageAddress(unit.uuid)} aria-describedby={nameId}>
                {formatMessage(messages.manage)}
              </Link>
            ) : null}
            {own.canLeave ? (
              <Button
                writes
                size="sm"
                variant="plain"
                onPress={onLeave}
                onIntent={warmQuestion}
                aria-describedby={nameId}
              >
                {formatMessage(joinMessages.leave)}
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </article>
    </li>
  )
}

function UnitFacts({
  own,
  isManaged,
  dates,
}: { readonly own: OwnUnit; readonly isManaged: boolean } & Pick<UnitCardProps, 'dates'>) {
  const { formatMessage } = useIntl()
  const { role, since, until, ends, children, memberCount } = own
  const values = { role: formatMessage(unitMessages[role]), date: dates.date(new Date(since)) }
  const place =
    until === null
      ? formatMessage(messages.since, values)
      : formatMessage(messages.until, { ...values, until: dates.day(until) })
  return (
    <FactList>
      <Fact label={formatMessage(messages.role)}>
        <span>{place}</span>
        {ends === null ? null : <DaysLeft count={ends} />}
      </Fact>
      <Fact label={formatMessage(messages.managers)}>
        <Contacts managers={own.managers} />
      </Fact>
      {own.unit.isGeneral ? null : (
        <Fact label={formatMessage(messages.source)}>{formatMessage(sourceMessages[own.source])}</Fact>
      )}
      <Fact label={formatMessage(messages.people)}>
        {formatMessage(memberCount < mostCounted ? messages.members : messages.manyMembers, { count: memberCount })}
      </Fact>
      {isManaged && children.length > 0 ? (
        <Fact label={formatMessage(messages.children)}>
          <div className={styles.children}>
            {children.map(({ uuid, name }) => (
              <Link key={uuid} href={manageAddress(uuid)}>
                {name}
              </Link>
            ))}
          </div>
        </Fact>
      ) : null}
    </FactList>
  )
}

/** Whom the person can turn to; who has an address can be written to. */
function Contacts({ managers }: Pick<OwnUnit, 'managers'>) {
  const { formatMessage } = useIntl()
  if (managers.length === 0) return formatMessage(messages.noManagers)
  return (
    <ul className={styles.contacts} role="list">
      {managers.map(({ name, email, avatarUrl, role }) => (
        <li key={`${email ?? ''} ${name}`} className={styles.contact}>
          <Avatar name={name} size="sm" src={avatarUrl} />
          <span className={styles.contactWords}>
            <Text as="span" step="ui">
              {name}
            </Text>
            <Text as="span" step="small" tone="ink2">
              {formatMessage(unitMessages[role])}
              {email === null ? null : (
                <>
                  {' · '}
                  <Link href={`mailto:${email}`}>
                    <AddressText>{email}</AddressText>
                  </Link>
                </>
              )}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  )
}
