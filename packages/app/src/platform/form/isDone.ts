import type { Problem } from '../errors/problem.ts'
import type { UserError } from './saveAnswer.ts'

/** What any change answers beside what stands now. */
export interface Outcome {
  readonly userErrors: readonly UserError[]
  /** The call itself failed. */
  readonly problem: Problem | null
}

/** Whether a change is made, or goes on by itself, with nothing wrong. */
export const isDone = ({ userErrors, problem }: Outcome): boolean => problem === null && userErrors.length === 0
