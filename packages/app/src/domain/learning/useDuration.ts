import { useIntl } from 'react-intl'
import { learningMessages } from './learningMessages.ts'

/** Writes how long a medium takes: "45 min", "1 h 20 min". */
export function useDuration(): (minutes: number) => string {
  const { formatMessage } = useIntl()
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (hours === 0) return formatMessage(learningMessages.minutes, { minutes })
    return formatMessage(minutes === 0 ? learningMessages.hours : learningMessages.hoursMinutes, { hours, minutes })
  }
}
