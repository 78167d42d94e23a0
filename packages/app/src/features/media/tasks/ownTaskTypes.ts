import type { OwnTaskPartsFragment } from '@somo/graphql/media-tasks'
import type { TaskUploads } from '../../../domain/task/useTaskUploads.ts'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Message } from '../../../platform/locale/message.ts'

/** What a person types. */
export interface Typed {
  readonly text: string
  readonly link: string
}

export type OwnTask = OwnTaskPartsFragment

/** What a step came to. */
export interface OwnTaskAnswer {
  readonly task: OwnTask | null
  readonly code: string | null
  /** Why it was not done, as a sentence; null where it was. */
  readonly reason: Message | null
}

/** A task of the person, its uploads, and what can be done with it. */
export interface OwnTaskData {
  /** Whose device this is: typed text is kept for each person. */
  readonly subject: string
  readonly task: QueryUse<OwnTask>
  readonly uploads: TaskUploads
  readonly saveDraft: (typed: Typed, sequence: number) => Promise<OwnTaskAnswer>
  readonly removeFile: (file: string) => Promise<OwnTaskAnswer>
  readonly handIn: (typed: Typed, number: number) => Promise<OwnTaskAnswer>
}
