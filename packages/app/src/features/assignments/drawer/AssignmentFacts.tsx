import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { dueText, renewalText } from '../list/assignmentTexts.ts'
import { columnMessages } from '../messages.ts'
import { drawerMessages } from './drawerMessages.ts'
import * as styles from './PeopleBar.css.ts'
import { remindMessages } from './remindMessages.ts'
import type { OpenAssignment, Reminders } from './useAssignment.ts'

interface FactsProps {
  readonly assignment: OpenAssignment
  readonly dates: Dates
  /** null where they are unknown, or none are sent. */
  readonly reminders: Reminders | null
}

/** What, who, when, how often, and the next email. */
export function AssignmentFacts({ assignment, dates, reminders }: FactsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { startsOn, graceDays, renewal, windowDays, dueRule } = assignment
  return (
    <dl className={styles.facts}>
      <Fact label={formatMessage(drawerMessages.what)}>
        <Targets assignment={assignment} />
      </Fact>
      <Fact label={formatMessage(drawerMessages.who)}>
        <Audience assignment={assignment} />
      </Fact>
      <Fact label={formatMessage(drawerMessages.when)}>
        <Text {...(dueRule === 'FIXED_DATE' ? {} : { tone: 'ink3' })}>{dueText(assignment, intl, dates)}</Text>
        {startsOn === null ? null : (
          <Second>{formatMessage(drawerMessages.starts, { date: dates.day(startsOn) })}</Second>
        )}
        {graceDays === 0 ? null : <Second>{formatMessage(drawerMessages.grace, { days: graceDays })}</Second>}
      </Fact>
      <Fact label={formatMessage(drawerMessages.often)}>
        <span>{renewalText(assignment, intl)}</span>
        {renewal === 'NONE' ? null : <Second>{formatMessage(drawerMessages.window, { days: windowDays })}</Second>}
      </Fact>
      {reminders === null ? null : (
        <Fact label={formatMessage(remindMessages.next)}>
          <NextReminder reminders={reminders} dates={dates} />
        </Fact>
      )}
    </dl>
  )
}

function Targets({ assignment: { targets } }: Pick<FactsProps, 'assignment'>) {
  const { formatMessage, formatList } = useIntl()
  return targets.map(({ medium, title, kind, durationMinutes }) => (
    <span key={medium}>
      <Text isStrong>{title}</Text>
      <Second>
        {formatList(
          [
            formatMessage(mediumKindMessages[kind]),
            ...(durationMinutes === null ? [] : [formatMessage(drawerMessages.minutes, { minutes: durationMinutes })]),
          ],
          { type: 'unit', style: 'short' },
        )}
      </Second>
    </span>
  ))
}

function NextReminder({
  reminders: { nextAt, nextPeople },
  dates,
}: Pick<FactsProps, 'dates'> & { readonly reminders: Reminders }) {
  const { formatMessage } = useIntl()
  if (nextAt === null) return <Text tone="ink3">{formatMessage(remindMessages.none)}</Text>
  const moment = new Date(nextAt)
  return (
    <span>
      {formatMessage(remindMessages.nextAt, {
        date: dates.date(moment),
        time: dates.time(moment),
        count: nextPeople,
      })}
    </span>
  )
}

function Audience({ assignment: { units, people, peopleOutside } }: Pick<FactsProps, 'assignment'>) {
  const { formatMessage, formatList } = useIntl()
  const unitName = ({ unit, withSubUnits }: OpenAssignment['units'][number]): string =>
    withSubUnits ? formatMessage(columnMessages.withSubUnits, { unit: unit.name }) : unit.name
  const named = people.filter(({ isExcluded }) => !isExcluded).length
  const included = [
    ...units.filter(({ isExcluded }) => !isExcluded).map(unitName),
    ...(named === 0 ? [] : [formatMessage(columnMessages.byName, { count: named })]),
  ]
  const excluded = [
    ...units.filter(({ isExcluded }) => isExcluded).map(unitName),
    ...people.filter(({ isExcluded }) => isExcluded).map(({ person }) => person.name),
  ]
  return (
    <>
      <span>{included.length === 0 ? formatMessage(drawerMessages.nobody) : formatList(included)}</span>
      {peopleOutside === 0 ? null : <Second>{formatMessage(drawerMessages.outside, { count: peopleOutside })}</Second>}
      {excluded.length === 0 ? null : (
        <Second>{formatMessage(drawerMessages.excluded, { names: formatList(excluded) })}</Second>
      )}
    </>
  )
}

const Second = ({ children }: { readonly children: ReactNode }) => (
  <Text as="div" step="small" tone="ink2">
    {children}
  </Text>
)

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" step="small" tone="ink2">
        {label}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
