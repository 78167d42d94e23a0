import {
  AssignmentPeopleCountsDocument,
  AssignmentRemindersDocument,
  CopyAssignmentDocument,
  EditAssignmentDocument,
  EndAssignmentDocument,
  PauseAssignmentDocument,
  RemindDueDocument,
  RemoveAssignmentDocument,
  ResumeAssignmentDocument,
  type AssignmentPeopleCountsQuery,
  type AssignmentRemindersQuery,
} from '@somo/graphql/assignments-actions'
import { AssignmentDocument, type AssignmentPartsFragment } from '@somo/graphql/assignments-editor'
import { useAction } from '../../../platform/api/useAction.ts'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'

export type OpenAssignment = AssignmentPartsFragment
export type PeopleCounts = NonNullable<AssignmentPeopleCountsQuery['assignments']['peopleCounts']>
export type Reminders = NonNullable<AssignmentRemindersQuery['assignments']['reminders']>

/** What can be done with an assignment as a whole. */
export const assignmentActs = ['pause', 'resume', 'end', 'copy', 'remove'] as const
export type AssignmentAct = (typeof assignmentActs)[number]

/** Which acts fit the state of an assignment, and may be done. */
export function actsOf({ state, mayChange }: Pick<OpenAssignment, 'state' | 'mayChange'>): readonly AssignmentAct[] {
  if (!mayChange) return ['copy']
  switch (state) {
    case 'DRAFT':
      return ['copy', 'remove']
    case 'ACTIVE':
      return ['pause', 'copy', 'end']
    case 'PAUSED':
      return ['resume', 'copy', 'end']
    case 'ENDED':
      return ['copy']
    default:
      return state satisfies never
  }
}

/** What an act needs beside the assignment. */
export interface ActValues {
  /** Names the copy. */
  readonly copyTitle: string
  /** Repeated with it a copy is made once. */
  readonly idempotenceKey: string
  /** Of `end`: those who have begun may finish. */
  readonly keepsStarted: boolean
}

/** What an act came to; `uuid` is that of the assignment it leads to. */
export interface ActOutcome extends Outcome {
  readonly uuid: string | null
  /** The background job that goes on with it. */
  readonly job: string | null
}

export interface AssignmentUse {
  readonly assignment: QueryUse<OpenAssignment>
  readonly counts: QueryUse<PeopleCounts>
  readonly reminders: QueryUse<Reminders>
  /** Reminds everyone who is overdue or due soon. Never rejects. */
  readonly remind: (uuid: string) => Promise<ActionResult<{ readonly changed: number }>>
  /** Never rejects. */
  readonly act: (act: AssignmentAct, to: OpenAssignment, values: ActValues) => Promise<ActOutcome>
  /** The draft that edits an assignment in force: the one there is, or a new one. Never rejects. */
  readonly edit: (uuid: string) => Promise<ActOutcome>
}

interface Answered extends Outcome {
  readonly payload: {
    readonly assignment: { readonly uuid: string } | null
    readonly job?: { readonly uuid: string } | null
  } | null
}

const outcomeOf = ({ payload, userErrors, problem }: Answered): ActOutcome => ({
  userErrors,
  problem,
  uuid: payload?.assignment?.uuid ?? null,
  job: payload?.job?.uuid ?? null,
})

/** A draft that is gone already is what was wanted. */
const removed = ({ userErrors, ...answer }: Answered): Answered => ({
  ...answer,
  userErrors: userErrors.filter(({ code }) => code !== 'UNKNOWN'),
})

/** One assignment, its people by state, and what can be done with it. */
export function useAssignment(uuid: string): AssignmentUse {
  const variables = { uuid }
  const assignment = useQueryState(AssignmentDocument, {
    variables,
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.assignment,
  })
  const counts = useQueryState(AssignmentPeopleCountsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.peopleCounts,
  })
  const reminders = useQueryState(AssignmentRemindersDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.reminders,
  })
  const remind = useAction(RemindDueDocument, (data) => data.assignment.remind).run
  const pause = useAction(PauseAssignmentDocument, (data) => data.assignment.pause).run
  const resume = useAction(ResumeAssignmentDocument, (data) => data.assignment.resume).run
  const end = useAction(EndAssignmentDocument, (data) => data.assignment.end).run
  const copy = useAction(CopyAssignmentDocument, (data) => data.assignment.copy).run
  const remove = useAction(RemoveAssignmentDocument, (data) => data.assignment.remove).run
  const edit = useAction(EditAssignmentDocument, (data) => data.assignment.edit).run
  const run = (act: AssignmentAct, { uuid: id, revision }: OpenAssignment, values: ActValues): Promise<Answered> => {
    const target = { uuid: id, revision }
    switch (act) {
      case 'pause':
        return pause(target)
      case 'resume':
        return resume(target)
      case 'end':
        return end({ ...target, keepsStarted: values.keepsStarted })
      case 'copy':
        return copy({ uuid: id, title: values.copyTitle, idempotenceKey: values.idempotenceKey })
      case 'remove':
        return remove(target).then(removed)
      default:
        return act satisfies never
    }
  }
  return {
    assignment,
    counts,
    reminders,
    remind: (id) => remind({ uuid: id }),
    act: async (act, to, values) => outcomeOf(await run(act, to, values)),
    edit: async (id) => outcomeOf(await edit({ uuid: id })),
  }
}
