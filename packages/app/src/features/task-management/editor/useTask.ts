import type { TaskInput, TaskStep } from '@somo/graphql/schema'
import {
  AttachTaskFileDocument,
  CreateTaskDocument,
  DetachTaskFileDocument,
  RemoveTaskDocument,
  StepTaskDocument,
  TaskDocument,
  UpdateTaskDocument,
} from '@somo/graphql/task-editor'
import { TaskQueueCountsDocument } from '@somo/graphql/task-management'
import { codeOf } from '../../../domain/list/codeOf.ts'
import { useTaskUploads, type TaskUploads } from '../../../domain/task/useTaskUploads.ts'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import { usePersonFinder } from '../../../domain/user/usePersonFinder.ts'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'
import type { TaskFinders } from './TaskFields.tsx'
import type { OpenTask } from './taskForm.ts'

/** What a change came to. */
export interface TaskAnswer extends Outcome {
  readonly task: OpenTask | null
}

/** What a new task needs. */
export interface NewTaskData {
  readonly finders: TaskFinders
  readonly create: (input: TaskInput, idempotenceKey: string) => Promise<TaskAnswer>
}

/** A task, its files and its life. */
export interface TaskData {
  readonly task: QueryUse<OpenTask>
  readonly waiting: number | null
  readonly finders: TaskFinders
  readonly uploads: TaskUploads
  readonly update: (base: OpenTask, input: TaskInput) => Promise<TaskAnswer>
  readonly step: (base: OpenTask, step: TaskStep) => Promise<TaskAnswer>
  readonly remove: (base: OpenTask) => Promise<TaskAnswer>
  readonly detach: (file: string) => Promise<TaskAnswer>
}

type Payload = ActionResult<{ readonly task: OpenTask | null }>

const answerOf = ({ payload, userErrors, problem }: Payload): TaskAnswer => ({
  task: payload?.task ?? null,
  userErrors,
  problem,
})

const useFinders = (): TaskFinders => ({ units: useUnitFinder(), people: usePersonFinder() })

/** What the form of a new task needs. */
export function useNewTask(): NewTaskData {
  const create = useAction(CreateTaskDocument, (data) => data.task.create)
  return {
    finders: useFinders(),
    create: async (input, idempotenceKey) => answerOf(await create.run({ input, idempotenceKey })),
  }
}

/** Reads a task and changes it. */
export function useTask(uuid: string): TaskData {
  const task = useQueryState(TaskDocument, {
    variables: { uuid },
    keeps: 'always',
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.task,
  })
  const waiting = useQueryState(TaskQueueCountsDocument, {
    variables: { task: uuid },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.queueCounts.waiting,
  })
  const update = useAction(UpdateTaskDocument, (data) => data.task.update)
  const step = useAction(StepTaskDocument, (data) => data.task.step)
  const remove = useAction(RemoveTaskDocument, (data) => data.task.remove)
  const attach = useAction(AttachTaskFileDocument, (data) => data.task.attach)
  const detach = useAction(DetachTaskFileDocument, (data) => data.task.detach)
  const shown = async (change: Promise<Payload>): Promise<TaskAnswer> => {
    const answer = answerOf(await change)
    if (answer.task !== null) await task.refetch()
    return answer
  }
  const uploads = useTaskUploads(async (upload) => {
    const { userErrors, problem } = await shown(attach.run({ uuid, upload }))
    const [error] = userErrors
    return problem?.code ?? (error === undefined ? null : codeOf(error))
  })
  return {
    task,
    waiting: waiting.data,
    finders: useFinders(),
    uploads,
    update: ({ revision }, input) => shown(update.run({ uuid, revision, input })),
    step: ({ revision }, to) => shown(step.run({ uuid, revision, step: to })),
    remove: async ({ revision }) => answerOf(await remove.run({ uuid, revision })),
    detach: (file) => shown(detach.run({ uuid, file })),
  }
}
