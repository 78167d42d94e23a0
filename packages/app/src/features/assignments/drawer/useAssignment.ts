import {
  AssignmentPeopleCountsDocument,
  CopyAssignmentDocument,
  EndAssignmentDocument,
  PauseAssignmentDocument,
  RemoveAssignmentDocument,
  ResumeAssignmentDocument,
  type AssignmentPeopleCountsQuery,
} from '@somo/graphql/assignments-actions'
import { AssignmentDocument, type AssignmentPartsFragment } from '@somo/graphql/assignments-editor'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'

export type OpenAssignment = AssignmentPartsFragment
export type PeopleCounts = NonNullable<AssignmentPeopleCountsQuery['assignments']['peopleCounts']>

/** What can be done with an assignment as a whole. */
export const assignmentActs = ['pause', 'resume', 'end', 'copy', 'remove'] as const
export type AssignmentAct = (typeof assignmentActs)[number]

/** Which acts fit the state of an assignment. */
export function actsOf({ state }: Pick<OpenAssignment, 'state'>): readonly AssignmentAct[] {
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

export interface AssignmentUse {
  readonly assignment: QueryUse<OpenAssignment>
  readonly counts: QueryUse<PeopleCounts>
  /** `copyTitle` names the copy. Never rejects. */
  readonly act: (act: AssignmentAct, to: OpenAssignment, copyTitle: string) => Promise<Outcome>
}

/** One assignment, its people by state, and what can be done with it. */
export function useAssignment(uuid: string): AssignmentUse {
  const variables = { uuid }
  const assignment = useQueryState(AssignmentDocument, {
    ...{ variables, isRequired: true, fetchPolicy: 'cache-and-network' },
    pick: (data) => data.assignments.assignment,
  })
  const counts = useQueryState(AssignmentPeopleCountsDocument, {
    ...{ variables, fetchPolicy: 'cache-and-network' },
    pick: (data) => data.assignments.peopleCounts,
  })
  const pause = useAction(PauseAssignmentDocument, (data) => data.assignment.pause).run
  const resume = useAction(ResumeAssignmentDocument, (data) => data.assignment.resume).run
  const end = useAction(EndAssignmentDocument, (data) => data.assignment.end).run
  const copy = useAction(CopyAssignmentDocument, (data) => data.assignment.copy).run
  const remove = useAction(RemoveAssignmentDocument, (data) => data.assignment.remove).run
  return {
    ...{ assignment, counts },
    act: (act, { uuid: id, revision }, title) => {
      const target = { uuid: id, revision }
      switch (act) {
        case 'pause':
          return pause(target)
        case 'resume':
          return resume(target)
        case 'end':
          return end({ ...target, keepsStarted: false })
        case 'copy':
          return copy({ uuid: id, title })
        case 'remove':
          return remove(target)
        default:
          return act satisfies never
      }
    },
  }
}
