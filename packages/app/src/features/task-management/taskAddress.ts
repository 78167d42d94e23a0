import { readSelectedId } from '../../platform/api/isUuid.ts'

/** The word for a task that is not saved yet. */
export const newTask = 'new'

/** The word for the queue of all tasks. */
export const allTasks = 'all'

/** The parts of the page of a task. */
export const taskParts = ['people', 'settings'] as const
export type TaskPart = (typeof taskParts)[number]

/** What an address asks for: a task, the review queue, or the list. */
export interface TaskAddress {
  /** Its id, or `new`; null: no task is open. */
  readonly task: string | null
  readonly part: TaskPart
  /** The queue is open: of this task, or of all (`all`). */
  readonly review: string | null
  /** The answer that is reviewed. */
  readonly answer: string | null
}

/** Reads an address; what is unknown in it is ignored. */
export function readTaskAddress(search: string): TaskAddress {
  const query = new URLSearchParams(search)
  const review = query.get('review')
  return {
    task: query.get('task') === newTask ? newTask : readSelectedId(query.get('task')),
    part: query.get('part') === 'settings' ? 'settings' : 'people',
    review: review === null || review === allTasks ? review : (readSelectedId(review) ?? allTasks),
    answer: readSelectedId(query.get('answer')),
  }
}

export const listHref = '/task-management'

/** The address of a task, or of the form for a new one. */
export const taskHref = (task: string, part: TaskPart = 'people'): string =>
  `${listHref}?task=${task}${part === 'people' ? '' : `&part=${part}`}`

/** The address of the queue, and of one answer in it. */
export const reviewHref = (task: string | null, answer: string | null = null): string =>
  `${listHref}?review=${task ?? allTasks}${answer === null ? '' : `&answer=${answer}`}`
