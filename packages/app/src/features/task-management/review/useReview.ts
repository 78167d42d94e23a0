import type { TaskDecision } from '@somo/graphql/schema'
import {
  ClaimNextSubmissionDocument,
  ClaimSubmissionDocument,
  ReleaseSubmissionDocument,
  ReviewSubmissionDocument,
  SaveTaskFeedbackDocument,
  TaskQueueDocument,
  UnclaimSubmissionDocument,
  type TaskQueueQuery,
  type TaskReviewPartsFragment,
} from '@somo/graphql/task-review'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { useGiveBack } from './useGiveBack.ts'

export type ReviewedAnswer = TaskReviewPartsFragment
export type QueueItem = TaskQueueQuery['tasks']['queue']['items'][number]

/** The queue with its numbers. */
export interface Queue {
  readonly items: readonly QueueItem[]
  readonly waiting: number
  readonly oldestAt: string | null
  readonly reviewed: number
}

/** What is decided about an answer. */
export interface Decision {
  readonly decision: TaskDecision
  readonly comment: string
  readonly points: number | null
  readonly dueOn: string | null
}

export interface ReviewData {
  readonly queue: QueryUse<Queue>
  /** The answer of the address; null while it comes, and where nothing waits. */
  readonly answer: ReviewedAnswer | null
  readonly isOpening: boolean
  /** Why the answer did not come. */
  readonly problem: Problem | null
  readonly reopen: () => void
  /** Keeps feedback; answers when, or null where it was not kept. */
  readonly saveFeedback: (comment: string, points: number | null) => Promise<Date | null>
  /** Decides and opens the next answer; answers why not, or null. */
  readonly decide: (decision: Decision) => Promise<Message | null>
  /** Ends the review of somebody else and opens the answer; answers why not, or null. */
  readonly release: () => Promise<Message | null>
  /** Gives the answer back. */
  readonly leave: () => Promise<void>
}

/** What came of opening an answer, or of looking for the next one. */
interface Opened {
  readonly of: string | null
  readonly answer: ReviewedAnswer | null
  readonly problem: Problem | null
}

const notFound: Problem = { code: 'NOT_FOUND', requestId: null }

/** More than a person reviews in one go; what follows comes as these are decided. */
const shownItems = 50

function useReviewActions() {
  return {
    claim: useAction(ClaimSubmissionDocument, (data) => data.task.claim).run,
    claimNext: useAction(ClaimNextSubmissionDocument, (data) => data.task.claimNext).run,
    unclaim: useAction(UnclaimSubmissionDocument, (data) => data.task.unclaim).run,
    release: useAction(ReleaseSubmissionDocument, (data) => data.task.releaseSubmission).run,
    feedback: useAction(SaveTaskFeedbackDocument, (data) => data.task.saveFeedback).run,
    review: useAction(ReviewSubmissionDocument, (data) => data.task.review).run,
  }
}

/** The review queue of a task, or of all, and the answer that is open. */
export function useReview(
  task: string | null,
  uuid: string | null,
  onOpen: (answer: string | null) => void,
): ReviewData {
  const queue = useQueryState(TaskQueueDocument, {
    variables: { page: { first: shownItems }, task },
    keeps: 'always',
    fetchPolicy: 'network-only',
    pick: ({ tasks }): Queue => ({
      items: tasks.queue.items,
      waiting: tasks.queueCounts.waiting,
      reviewed: tasks.queueCounts.reviewed,
      oldestAt: tasks.queueCounts.oldestAt ?? null,
    }),
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const [opens, setOpens] = useState(0)
  const { claim, claimNext, unclaim, release, feedback, review } = useReviewActions()
  const shown = useRef<string | null>(null)
  const open = useRef(onOpen)
  useEffect(function followOpen() {
    open.current = onOpen
  })

  const { giveBack, hasLeft } = useGiveBack(shown)

  const takeNext = useCallback(async (): Promise<void> => {
    const result = await claimNext({ task, skip: [] })
    const next = result.payload?.review ?? null
    if (hasLeft.current) return giveBack(next?.uuid ?? null)
    shown.current = next?.uuid ?? null
    setOpened({ of: shown.current, answer: next, problem: result.problem })
    open.current(next?.uuid ?? null)
  }, [claimNext, giveBack, hasLeft, task])

  useEffect(
    function openAnswer() {
      if (uuid !== null && uuid === shown.current) return
      giveBack(shown.current)
      if (uuid === null) return void takeNext()
      shown.current = uuid
      void claim({ submission: uuid }).then(({ payload, problem }) => {
        if (shown.current !== uuid) return giveBack(uuid)
        const found = payload?.review ?? null
        setOpened({ of: uuid, answer: found, problem: problem ?? (found === null ? notFound : null) })
      })
    },
    [uuid, claim, giveBack, takeNext, opens],
  )
  const isOpening = opened?.of !== uuid
  const answer = isOpening ? null : (opened?.answer ?? null)
  const problem = isOpening ? null : (opened?.problem ?? null)
  const reopen = (): void => {
    shown.current = null
    setOpened(null)
    setOpens((count) => count + 1)
  }
  return {
    queue,
    answer,
    isOpening,
    problem,
    reopen,
    async release() {
      if (answer === null) return null
      const reason = reasonOf(await release({ submission: answer.uuid }))
      if (reason === null) reopen()
      return reason
    },
    async saveFeedback(comment, points) {
      if (answer === null) return null
      const version = answer.versions[0]?.number ?? 0
      const { payload } = await feedback({ submission: answer.uuid, version, comment, points })
      return typeof payload?.savedAt === 'string' ? new Date(payload.savedAt) : null
    },
    async decide(decision) {
      if (answer === null) return null
      const version = answer.versions[0]?.number ?? 0
      const result = await review({ input: { submission: answer.uuid, version, ...decision } })
      const reason = reasonOf(result)
      // Also after an error: somebody else was faster, say.
      if (reason !== null && result.payload !== null && shown.current === answer.uuid)
        setOpened({ of: answer.uuid, answer: result.payload.review ?? null, problem: null })
      if (reason === null) await takeNext()
      void queue.refetch()
      return reason
    },
    async leave() {
      shown.current = null
      if (answer?.isMine === true) await unclaim({ submission: answer.uuid })
    },
  }
}
