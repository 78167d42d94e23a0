import type { AskAssistantMutation, AssistantStatePartsFragment } from '@somo/graphql/assistant'
import type { Problem } from '../../platform/errors/problem.ts'

/** What the person has asked, and how much they may ask. */
export type AssistantState = AssistantStatePartsFragment

/** An answer of the server. */
export type AssistantAnswer = NonNullable<AskAssistantMutation['assistant']['ask']['answer']>

/** A question of this visit with what came of it. */
export interface AssistantTurn {
  readonly id: number
  readonly question: string
  readonly askedAt: Date
  /** Null while it is on its way, and where none came. */
  readonly answer: AssistantAnswer | null
  /** Why there is none. */
  readonly failure: { readonly problem: Problem | null; readonly code: string | null } | null
}

/** What the page can do. */
export interface AssistantActions {
  readonly ask: (question: string) => void
  /** Answers why the history was not deleted, as a sentence; null where it was. */
  readonly deleteHistory: () => Promise<string | null>
}
