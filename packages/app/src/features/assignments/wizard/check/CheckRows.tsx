import type { AssignmentChange } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import {
  ArrowRight,
  CalendarClock,
  Check as CheckGlyph,
  Equal,
  LogOut,
  Minus,
  Plus,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import * as styles from './check.css.ts'
import { checkMessages } from './checkMessages.ts'
import { changeMessages, reasonMessages, valueMessages } from './rowMessages.ts'
import type { CheckRow } from './useCheck.ts'

const glyphs: Readonly<Record<AssignmentChange, LucideIcon>> = {
  NEW: Plus,
  EARLIER: CalendarClock,
  LATER: CalendarClock,
  DONE: CheckGlyph,
  LEAVES: LogOut,
  UNCHANGED: Equal,
  EXEMPT: ShieldCheck,
  LEFT_OUT: Minus,
}

export interface CheckRowsProps {
  readonly rows: readonly CheckRow[]
  /** Several targets: each row names its own. */
  readonly hasTitles: boolean
  readonly dates: Dates
}

/** Whom the activation changes: what is so today, what will be so, and why. */
export function CheckRows({ rows, hasTitles, dates }: CheckRowsProps) {
  const { formatMessage } = useIntl()
  return (
    <div>
      <div className={styles.heads} aria-hidden="true">
        <span>{formatMessage(checkMessages.person)}</span>
        <span>{formatMessage(checkMessages.change)}</span>
        <span>{formatMessage(checkMessages.today)}</span>
        <span />
        <span>{formatMessage(checkMessages.after)}</span>
      </div>
      <ul className={styles.list} role="list" aria-label={formatMessage(checkMessages.affected)}>
        {rows.map((row) => (
          <Row key={row.uuid} row={row} hasTitles={hasTitles} dates={dates} />
        ))}
      </ul>
    </div>
  )
}

interface RowProps extends Omit<CheckRowsProps, 'rows'> {
  readonly row: CheckRow
}

function Row({ row, hasTitles, dates }: RowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const second = [row.unit?.name, ...(hasTitles ? [row.mediumTitle] : [])].filter((part) => part !== undefined)
  return (
    <li className={styles.item}>
      <div className={styles.cell}>
        <Text as="span" step="ui" isStrong>
          {row.person.name}
        </Text>
        {second.length === 0 ? null : (
          <Text as="span" step="small" tone="ink2">
            {intl.formatList(second, { type: 'unit', style: 'short' })}
          </Text>
        )}
      </div>
      <span className={styles.change[row.change === 'EARLIER' ? 'warn' : 'plain']}>
        <Icon glyph={glyphs[row.change]} size="chip" />
        {formatMessage(changeMessages[row.change])}
      </span>
      <span className={styles.today}>
        <span className={visuallyHidden}>{formatMessage(checkMessages.today)}: </span>
        {todayText(row, intl, dates)}
      </span>
      <span className={styles.arrow} aria-hidden="true">
        <Icon glyph={ArrowRight} size="inline" />
      </span>
      <div className={styles.cell}>
        <span className={styles.next}>
          <span className={visuallyHidden}>{formatMessage(checkMessages.after)}: </span>
          {thenText(row, intl, dates)}
        </span>
        <Text as="span" step="small" tone="ink2">
          {reasonText(row, intl)}
        </Text>
        {row.hasNoAddress && row.change === 'NEW' ? (
          <Text as="span" step="small" tone="ink2">
            {formatMessage(checkMessages.noAddress)}
          </Text>
        ) : null}
      </div>
    </li>
  )
}

/** What is so today: done, due, or not assigned. */
function todayText(row: CheckRow, { formatMessage }: IntlShape, dates: Dates): string {
  if (row.change === 'DONE' && row.completedAt !== null)
    return formatMessage(valueMessages.completed, { date: dates.date(new Date(row.completedAt)) })
  if (row.dueNowDay !== null) return formatMessage(valueMessages.due, { date: dates.day(row.dueNowDay) })
  return formatMessage(row.hasItNow ? valueMessages.noDue : valueMessages.notAssigned)
}

/** What will be so after the activation. */
function thenText(row: CheckRow, { formatMessage }: IntlShape, dates: Dates): string {
  switch (row.change) {
    case 'DONE':
      return row.validUntilDay === null
        ? formatMessage(valueMessages.validAlways)
        : formatMessage(valueMessages.valid, { date: dates.day(row.validUntilDay) })
    case 'EXEMPT':
    case 'LEFT_OUT':
      return formatMessage(valueMessages.nothing)
    case 'LEAVES':
    case 'NEW':
    case 'EARLIER':
    case 'LATER':
    case 'UNCHANGED':
      if (row.dueThenDay !== null) return formatMessage(valueMessages.due, { date: dates.day(row.dueThenDay) })
      return formatMessage(row.change === 'LEAVES' ? valueMessages.nothing : valueMessages.noDue)
    default:
      return row.change satisfies never
  }
}

const reasonText = ({ reason, unit, otherTitle }: CheckRow, { formatMessage }: IntlShape): string =>
  formatMessage(reasonMessages[reason], {
    hasUnit: unit === null ? 'no' : 'yes',
    unit: unit?.name ?? '',
    hasTitle: otherTitle === null ? 'no' : 'yes',
    title: otherTitle ?? '',
  })
