import type { AssistantAnswer } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'

/** An answer without its question. */
export type Answer = Omit<AssistantAnswer, 'uuid' | 'question' | 'askedAt'>

/** A question with who asks it, and the language of content. */
export interface Question {
  readonly question: string
  readonly caller: Caller
  readonly locale: string
}

/** So many entries are in an answer. */
export const mostShown = 5

/** An answer without anything in it. */
export const emptyAnswer: Answer = {
  intent: 'UNKNOWN',
  total: 0,
  overdue: 0,
  unit: null,
  subject: null,
  enrolments: [],
  tasks: [],
  certificates: [],
  badges: [],
  rows: [],
  media: [],
  contacts: [],
  help: [],
  screens: [],
}

/** Whether a caller may manage people at all. */
export const managesPeople = ({ roles }: Pick<Caller, 'roles'>): boolean =>
  roles.includes('ADMIN') || roles.includes('EDUCATION_MANAGER')
