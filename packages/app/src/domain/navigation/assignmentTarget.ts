import { addresses } from './addresses.ts'

/** What a new assignment begins with. */
export interface AssignmentTarget {
  readonly id: string
  readonly label: string
}

/** The form of a new assignment. */
export const newAssignmentHref = `${addresses.assignments}?edit=new`

/** The state of a navigation to that form, with what is assigned. */
export const assignmentState = (assignmentTarget: AssignmentTarget) => ({ assignmentTarget })

/** What the state of a location says is assigned; null for any other state. */
export function readAssignmentTarget(state: unknown): AssignmentTarget | null {
  const target = (state as Partial<ReturnType<typeof assignmentState>> | null)?.assignmentTarget
  return typeof target?.id === 'string' && typeof target.label === 'string' ? target : null
}
