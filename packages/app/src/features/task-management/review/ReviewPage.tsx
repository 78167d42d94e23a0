import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { listHref, reviewHref, taskHref } from '../taskAddress.ts'
import { ReviewView } from './ReviewView.tsx'
import { useReview } from './useReview.ts'

/** The review queue of a task, or of all tasks. */
export function ReviewPage({ task, answer }: { readonly task: string | null; readonly answer: string | null }) {
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const open = useCallback(
    (next: string | null) => void navigate(reviewHref(task, next), { replace: true }),
    [navigate, task],
  )
  const data = useReview(task, answer, open)
  const leave = async (): Promise<void> => {
    await data.leave()
    await navigate(task === null ? listHref : taskHref(task))
  }
  return <ReviewView {...data} task={task} now={now} dates={useDates()} onOpen={open} onLeave={() => void leave()} />
}
