import { defineMessages } from '../../platform/locale/message.ts'

/** How far a day is, beside the day itself. */
export const dayMessages = defineMessages({
  left: {
    id: 'day.last.left',
    defaultMessage: '{days, plural, =0 {last day is today} =1 {last day is tomorrow} other {# days left}}',
    description: 'Beside a last day: how many days are left after today.',
  },
  ended: { id: 'day.last.ended', defaultMessage: 'ended', description: 'Beside a last day that is over.' },
  lastZone: {
    id: 'day.last.zone',
    defaultMessage: 'The day ends at midnight in the time zone {zone}',
    description: 'Explains how long a last day lasts; {zone} is such as Europe/Berlin.',
  },
  until: {
    id: 'day.first.until',
    defaultMessage: '{days, plural, =0 {starts today} =1 {starts tomorrow} other {starts in # days}}',
    description: 'Beside the first day of somebody in a unit.',
  },
  firstZone: {
    id: 'day.first.zone',
    defaultMessage: 'The day starts at midnight in the time zone {zone}',
    description: 'Explains when a first day begins; {zone} is such as Europe/Berlin.',
  },
})
