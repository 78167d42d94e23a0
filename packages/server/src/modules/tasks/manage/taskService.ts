import type { Task, TaskInput, TaskPayload, TaskStep, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import type { ModuleDeps } from '../../module.ts'
import { scopeOf } from '../../scope.ts'
import { announceTask } from '../announceTasks.ts'
import { readUpload, takeFile } from '../taskFiles.ts'
import { readTask } from './readTask.ts'
import { findTask, saveTask, touchTask, type TaskRow } from './taskStore.ts'
import { userError } from '../../userError.ts'

/** Which task, and the revision it was read with. */
export interface TaskTarget {
  readonly uuid: string
  readonly revision: number
}

/** Tasks for those who set them. */
export interface TaskService {
  find(caller: Caller, uuid: string): Promise<Task | null>
  create(call: RequestCall, input: TaskInput, key: string): Promise<TaskPayload>
  update(call: RequestCall, target: TaskTarget, input: TaskInput): Promise<TaskPayload>
  step(call: RequestCall, target: TaskTarget, step: TaskStep): Promise<TaskPayload>
  remove(call: RequestCall, target: TaskTarget): Promise<TaskPayload>
  attach(call: RequestCall, uuid: string, upload: string): Promise<TaskPayload>
  detach(call: RequestCall, uuid: string, file: string): Promise<TaskPayload>
}

/** What the parts of the module need. */
export interface TaskDeps extends Pick<ModuleDeps, 'transact' | 'files' | 'mediumUploads' | 'taskFiles'> {
  readonly pool: Pool
}

const mostFiles = 10

/** What a change wrote, for the audit log; an array says what is wrong. */
type Change = Pick<AuditEntry, 'action' | 'before' | 'after'> | UserError[]

/** Makes the service. */
export function createTaskService(deps: TaskDeps): TaskService {
  const { pool, transact, files, mediumUploads: uploads, taskFiles } = deps
  const find = async (caller: Pick<Caller, 'roles' | 'subject'>, uuid: string): Promise<Task | null> => {
    const row = await findTask(pool, scopeOf(caller), uuid)
    return row === null ? null : { ...row, files: row.files.map(taskFiles.withAddress) }
  }
  const change = async (
    call: RequestCall,
    { uuid, revision }: { readonly uuid: string; readonly revision: number | null },
    work: (client: PoolClient, row: TaskRow) => Promise<Change>,
  ): Promise<TaskPayload> => {
    const userErrors = await transact(async (client): Promise<UserError[]> => {
      const row = await findTask(client, scopeOf(call), uuid, true)
      if (row === null) return [userError('UNKNOWN', 'uuid')]
      if (revision !== null && row.revision !== revision) return [userError('CHANGED_MEANWHILE')]
      const changed = await work(client, row)
      if (Array.isArray(changed)) return changed
      const after = { title: row.title, ...changed.after }
      await writeAudit(client, call, [{ ...changed, after, objectKind: 'task', object: uuid }])
      return []
    })
    return { task: await find(call, uuid), userErrors }
  }
  return {
    find,
    async create(call, input, key) {
      const made = await transact((client) => create(client, call, input, key))
      if (Array.isArray(made)) return { task: null, userErrors: made }
      return { task: await find(call, made), userErrors: [] }
    },
    update: (call, target, input) => change(call, target, (client, row) => update(client, call, row, input)),
    step: (call, target, step) => change(call, target, (client, row) => takeStep(client, call, row, step)),
    remove: (call, target) =>
      change(call, target, async (client, row) => {
        if (row.state !== 'DRAFT') return [userError('WRONG_STATE')]
        await client.query('delete from task where uuid = $1', [row.uuid])
        return { action: 'task.remove' }
      }),
    async attach(call, uuid, upload) {
      const read = await readUpload({ pool, files, uploads }, upload, call.subject)
      return change(call, { uuid, revision: null }, async (client, row) => {
        if (read === null) return [userError('UNKNOWN', 'upload')]
        if (row.files.length >= mostFiles) return [userError('TOO_MANY', 'upload')]
        if (!(await takeFile(client, uploads, read, call.subject, { task: uuid })))
          return [userError('UNKNOWN', 'upload')]
        await touchTask(client, uuid, call.subject)
        return { action: 'task.update' }
      })
    },
    detach: (call, uuid, file) =>
      change(call, { uuid, revision: null }, async (client) => {
        if (!isUuid(file)) return [userError('UNKNOWN', 'file')]
        const { rowCount } = await client.query('delete from task_file where uuid = $1 and task = $2', [file, uuid])
        if (rowCount === 0) return [userError('UNKNOWN', 'file')]
        await touchTask(client, uuid, call.subject)
        return { action: 'task.update' }
      }),
  }
}

async function create(
  client: PoolClient,
  call: RequestCall,
  input: TaskInput,
  key: string,
): Promise<string | UserError[]> {
  const repeatable = { subject: call.subject, key: key.slice(0, 200) }
  const earlier = await findCreated(client, repeatable)
  if (earlier !== null) return earlier
  const { values, errors } = await readTask(client, scopeOf(call), call.subject, input, null)
  if (errors.length > 0) return [...errors]
  const uuid = createUuid()
  await saveTask(client, uuid, values, call.subject)
  await rememberCreated(client, repeatable, uuid)
  await writeAudit(client, call, [
    { action: 'task.create', objectKind: 'task', object: uuid, after: { title: values.title, unit: values.ownerUnit } },
  ])
  return uuid
}

async function update(client: PoolClient, call: RequestCall, row: TaskRow, input: TaskInput): Promise<Change> {
  if (row.state === 'ARCHIVED') return [userError('WRONG_STATE')]
  const { values, errors } = await readTask(client, scopeOf(call), call.subject, input, row)
  if (row.state === 'PUBLISHED' && values.units.length + values.people.length === 0)
    return [...errors, userError('REQUIRED', 'units')]
  if (errors.length > 0) return [...errors]
  await saveTask(client, row.uuid, values, call.subject)
  if (row.state === 'PUBLISHED') await announceTask(client, row.uuid)
  return { action: 'task.update', after: { title: values.title } }
}

const steps = {
  PUBLISH: { from: 'DRAFT', to: 'PUBLISHED', action: 'task.publish' },
  WITHDRAW: { from: 'PUBLISHED', to: 'DRAFT', action: 'task.withdraw' },
  CLOSE: { from: 'PUBLISHED', to: 'CLOSED', action: 'task.close' },
  REOPEN: { from: 'CLOSED', to: 'PUBLISHED', action: 'task.reopen' },
  ARCHIVE: { from: 'CLOSED', to: 'ARCHIVED', action: 'task.archive' },
} as const satisfies Record<TaskStep, { from: Task['state']; to: Task['state']; action: AuditEntry['action'] }>

async function takeStep(client: PoolClient, call: RequestCall, row: TaskRow, step: TaskStep): Promise<Change> {
  const { from, to, action } = steps[step]
  if (row.state !== from) return [userError('WRONG_STATE')]
  if (step === 'PUBLISH' && row.units.length + row.people.length === 0) return [userError('REQUIRED', 'units')]
  if (step === 'WITHDRAW') {
    const { rows } = await client.query('select from task_submission where task = $1 limit 1', [row.uuid])
    if (rows.length > 0) return [userError('WRONG_STATE')]
  }
  await client.query(
    `update task set state = $2, published_at = case when $2 = 'DRAFT' then null else coalesce(published_at, now()) end, announced_at = null
      where uuid = $1`,
    [row.uuid, to],
  )
  await touchTask(client, row.uuid, call.subject)
  if (to === 'PUBLISHED') await announceTask(client, row.uuid)
  return { action }
}
