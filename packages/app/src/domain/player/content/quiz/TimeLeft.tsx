import { Icon } from '@somo/ui/Icon'
import { StatusChip } from '@somo/ui/StatusChip'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { Clock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { saveState } from '../../Player.css.ts'
import { quizTimeMessages } from './quizPlayerMessages.ts'

const [second, minute] = [1000, 60_000]
/** Minutes at which the time is read out. */
const announced = [5, 2, 1]

/** The time of an attempt: in minutes, in the last one in seconds; a warning from two minutes on. */
export function TimeLeft({ timeLeft }: { readonly timeLeft: number | null }) {
  const { formatMessage } = useIntl()
  if (timeLeft === null) return null
  const minutes = Math.ceil(timeLeft / minute)
  const words =
    timeLeft <= minute
      ? formatMessage(quizTimeMessages.seconds, { seconds: Math.ceil(timeLeft / second) })
      : formatMessage(quizTimeMessages.minutes, { minutes })
  return (
    <>
      {minutes > 2 ? (
        <span className={saveState}>
          <Icon glyph={Clock} /> {words}
        </span>
      ) : (
        <StatusChip kind="dueSoon">{words}</StatusChip>
      )}
      <span className={visuallyHidden} role="status">
        {announced.includes(minutes) ? formatMessage(quizTimeMessages.announced, { minutes }) : ''}
      </span>
    </>
  )
}
