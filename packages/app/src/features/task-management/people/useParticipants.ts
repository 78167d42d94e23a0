import type { TaskParticipantFilter, TaskSubmissionState } from '@somo/graphql/schema'
import {
  CountTaskParticipantsDocument,
  ExtendTaskDocument,
  RemindTaskDocument,
  ReopenTaskSubmissionDocument,
  TaskParticipantsDocument,
  type TaskParticipantsQuery,
} from '@somo/graphql/task-editor'
import { useMemo } from 'react'
import { defineList, type ListCodec } from '../../../domain/list/definition/defineList.ts'
import { many } from '../../../domain/list/definition/listFilters.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'

export type ParticipantRow = NonNullable<TaskParticipantsQuery['tasks']['participants']>['items'][number]

export const submissionStates = [
  ...(['SUBMITTED', 'RETURNED', 'DRAFT', 'NOT_STARTED', 'PASSED', 'FAILED'] as const),
] as const satisfies readonly TaskSubmissionState[]

/** The people of a task, by name. */
export const participantList = defineList<
  TaskParticipantFilter,
  { readonly field: 'NAME'; readonly direction: 'ASCENDING' | 'DESCENDING' }
>()({
  path: '/task-management',
  columns: { person: { sort: 'NAME' }, state: {}, handedIn: {}, due: {}, points: {} },
  filters: { state: many(submissionStates, 'state') },
  search: 'search',
  sort: 'person',
})

/** What a bulk act came to. */
export interface ParticipantAnswer extends Outcome {
  readonly changed: number
}

/** The people of a task, and what can be done for them. */
export interface ParticipantsData {
  readonly list: ListUse<ParticipantRow>
  /** Null: everyone who has not handed in. */
  readonly remind: (people: readonly string[] | null) => Promise<ParticipantAnswer>
  readonly extend: (person: string, dueOn: string | null) => Promise<ParticipantAnswer>
  readonly reopen: (row: ParticipantRow, reason: string) => Promise<ParticipantAnswer>
}

/** Their addresses keep the task. */
const codecOf = (task: string): ListCodec<'entry'> => ({
  ...participantList,
  write: (state) => [`task=${task}`, participantList.write(state)].filter((text) => text !== '').join('&'),
})

/** Reads the people of a task as the address asks for them. */
export function useParticipants(task: string, isWanted: boolean): ParticipantsData {
  const codec = useMemo(() => codecOf(task), [task])
  const place = useListPlace(codec)
  const filter = participantList.filterOf(place.address.state)
  const page = useQueryState(TaskParticipantsDocument, {
    variables: { task, page: place.asked, filter },
    isWanted,
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.participants,
  })
  const count = useListCount(CountTaskParticipantsDocument, {
    variables: { task, filter },
    listed: place.address.kept,
    isWanted,
    pick: (data) => data.tasks.countParticipants,
  })
  const remind = useAction(RemindTaskDocument, (data) => data.task.remind)
  const extend = useAction(ExtendTaskDocument, (data) => data.task.extend)
  const reopen = useAction(ReopenTaskSubmissionDocument, (data) => data.task.reopenSubmission)
  const answered = async (
    step: ReturnType<typeof remind.run> | ReturnType<typeof extend.run> | ReturnType<typeof reopen.run>,
  ): Promise<ParticipantAnswer> => {
    const { payload, userErrors, problem } = await step
    if (payload !== null) await page.refetch()
    return { changed: payload?.changed ?? 0, userErrors, problem }
  }
  return {
    list: listUse(place, page, count),
    remind: (people) => answered(remind.run({ task, people: people === null ? null : [...people] })),
    extend: (person, dueOn) => answered(extend.run({ task, person, dueOn })),
    reopen: ({ submission, revision }, reason) =>
      answered(reopen.run({ submission: submission ?? '', revision: revision ?? 0, reason })),
  }
}
