import { useState } from 'react'
import type { PartProps } from './partTypes.ts'

/** Whether a part is complete, and how to complete it; where it is complete already nothing is sent. */
export function useCompletion({ attempt, isCompleted, save }: Pick<PartProps, 'attempt' | 'isCompleted' | 'save'>) {
  const [isCompletedNow, setCompletedNow] = useState(false)
  const isDone = isCompleted || isCompletedNow || attempt.isReview
  const complete = (): void => {
    if (isDone) return
    setCompletedNow(true)
    save({ completion: 'COMPLETE', progress: 100 })
  }
  return { isDone, complete }
}
