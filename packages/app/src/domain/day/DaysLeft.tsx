import type { DayCountPartsFragment } from '@somo/graphql/day-count'
import { ExplainedText } from '@somo/ui/ExplainedText'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { zoneLabel } from '../time-zone/zones.ts'
import { dayMessages } from './dayMessages.ts'

/** How far a day is by the clocks that it goes by, and which these are. */
export type DayCount = DayCountPartsFragment

/** A last day that is no more days away than these is drawn as due soon. */
const soon = 7

/** Beside a last day: how many days are left, and behind the words by whose clocks it ends. Only the server can count them. */
export function DaysLeft({ count: { daysLeft, timeZone } }: { readonly count: DayCount }) {
  const { formatMessage } = useIntl()
  const isOver = daysLeft < 0
  return (
    <Text as="span" step="small" tone={!isOver && daysLeft <= soon ? 'warn' : 'ink2'}>
      <ExplainedText explanation={formatMessage(dayMessages.lastZone, { zone: zoneLabel(timeZone) })}>
        {isOver ? formatMessage(dayMessages.ended) : formatMessage(dayMessages.left, { days: daysLeft })}
      </ExplainedText>
    </Text>
  )
}

/** Beside a first day that is still to come: in how many days it is there. */
export function DaysUntil({ count: { daysLeft, timeZone } }: { readonly count: DayCount }) {
  const { formatMessage } = useIntl()
  return (
    <Text as="span" step="small" tone="ink2">
      <ExplainedText explanation={formatMessage(dayMessages.firstZone, { zone: zoneLabel(timeZone) })}>
        {formatMessage(dayMessages.until, { days: Math.max(daysLeft, 0) })}
      </ExplainedText>
    </Text>
  )
}
