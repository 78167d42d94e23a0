import { createDeviceTable } from '../../platform/storage/deviceDatabase.ts'

/** What a person typed for a task and the server does not have yet. */
export interface TaskDraftRow {
  /** Task and person. */
  readonly key: string
  readonly subject: string
  readonly text: string
  readonly link: string
  /** Of the server's draft that it was typed over. */
  readonly sequence?: number
}

/** Typed answers to tasks, until the server has them. */
export const taskDraftTable = createDeviceTable<TaskDraftRow>('somo.tasks', ({ key }) => key)
