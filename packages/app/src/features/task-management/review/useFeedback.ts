import { useEffect, useRef, useState } from 'react'
import type { ReviewData, ReviewedAnswer } from './useReview.ts'

interface FeedbackProps extends Pick<ReviewData, 'saveFeedback'> {
  readonly answer: ReviewedAnswer
  readonly onSaved: (at: Date) => void
}

/** In ms, after the last letter. */
const pause = 800

/** What is written and counted for an answer, kept while it is made. */
export function useFeedback({ answer, saveFeedback, onSaved }: FeedbackProps) {
  const [comment, setComment] = useState(answer.feedback)
  const [points, setPoints] = useState<number | null>(answer.feedbackPoints ?? null)
  const [isUnsaved, setUnsaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is not on its way yet. */
  const unsaved = useRef<(() => void) | null>(null)
  const stop = (): void => {
    clearTimeout(timer.current)
    unsaved.current = null
  }
  useEffect(function saveOnLeaving() {
    return () => {
      clearTimeout(timer.current)
      unsaved.current?.()
    }
  }, [])
  const keep = (text: string, number: number | null): void => {
    setComment(text)
    setPoints(number)
    stop()
    const save = (): void => {
      unsaved.current = null
      void saveFeedback(text, number).then((at) => {
        setUnsaved(at === null)
        if (at !== null) onSaved(at)
      })
    }
    unsaved.current = save
    timer.current = setTimeout(save, pause)
  }
  return { comment, points, isUnsaved, keep, stop }
}
