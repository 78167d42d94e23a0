import { Text } from '@somo/ui/Text'
import { useIntl, type IntlShape } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { sourceMessages } from '../messages.ts'
import { dueMessages, whyMessages } from '../personMessages.ts'
import type { PersonRow, PersonSource } from '../statisticsTypes.ts'
import * as styles from './Person.css.ts'

/** The steps that lead to the item: what brought it, for whom and by when, and since when the person is among them. */
function stepsOf(source: PersonSource, { formatMessage }: IntlShape, dates: Dates): readonly string[] {
  const { kind, title, isMandatory, unit, joinedOn, dueRule, dueDays, since } = source
  if (kind !== 'ASSIGNMENT')
    return [
      formatMessage(sourceMessages[kind]),
      formatMessage(whyMessages.since, { date: dates.date(new Date(since)) }),
    ]
  const due =
    dueRule === null || dueRule === undefined || dueRule === 'NONE' || dueRule === 'FIXED_DATE'
      ? null
      : formatMessage(dueMessages[dueRule], { days: dueDays ?? 0 })
  const what = formatMessage(title ? whyMessages.assignment : whyMessages.otherAssignment, {
    title: title ?? '',
    isMandatory: isMandatory ? 'yes' : 'no',
  })
  const forWhom = unit
    ? formatMessage(whyMessages.forUnit, { unit: unit.name, hasDue: due === null ? 'no' : 'yes', due: due ?? '' })
    : formatMessage(whyMessages.byName, { hasDue: due === null ? 'no' : 'yes', due: due ?? '' })
  return [
    what,
    forWhom,
    unit && joinedOn
      ? formatMessage(whyMessages.member, { unit: unit.name, date: dates.day(joinedOn) })
      : formatMessage(whyMessages.since, { date: dates.date(new Date(since)) }),
  ]
}

/** Why somebody has an item: one chain for each reason that is in force, then those that have ended. */
export function WhyChain({ row, dates }: { readonly row: PersonRow; readonly dates: Dates }) {
  const intl = useIntl()
  const open = row.sources.filter(({ endedAt }) => !endedAt)
  const ended = row.sources.length - open.length
  return (
    <>
      {open.length === 0 ? <Text tone="ink2">{intl.formatMessage(whyMessages.none)}</Text> : null}
      {open.map((source) => (
        <ol key={source.uuid} className={styles.chain}>
          {stepsOf(source, intl, dates).map((step) => (
            <li key={step} className={styles.link}>
              {step}
            </li>
          ))}
        </ol>
      ))}
      {ended === 0 ? null : (
        <Text step="small" tone="ink2">
          {intl.formatMessage(whyMessages.ended, { count: ended })}
        </Text>
      )}
    </>
  )
}
