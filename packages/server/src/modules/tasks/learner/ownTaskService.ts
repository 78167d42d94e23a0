import { linesError } from '@somo/graphql/personText'
import type {
  OwnTask,
  OwnTaskCounts,
  OwnTaskPage,
  OwnTaskPayload,
  TaskDraftInput,
  UserError,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { linesOf } from '../../media/editing/readTexts.ts'
import type { MediumUploads } from '../../media/upload/mediumUploads.ts'
import type { PagePlan } from '../../paging.ts'
import type { TaskDeps } from '../manage/taskService.ts'
import { readUpload, takeFile, type ReadUpload } from '../taskFiles.ts'
import { mapVersions } from '../versionsInSql.ts'
import { answerOf, handIn } from './handIn.ts'
import { countOwnTasks, findOwnTask, listOwnTasks, lockOwnSubmission, type OwnSubmission } from './ownTaskStore.ts'
import { userError } from '../../userError.ts'

type Learner = Pick<Caller, 'subject'>

/** Tasks for the people whom they are for. */
export interface OwnTaskService {
  list(caller: Learner, plan: PagePlan<'DUE'>, isDone: boolean): Promise<OwnTaskPage>
  count(caller: Learner): Promise<OwnTaskCounts>
  find(caller: Learner, uuid: string): Promise<OwnTask | null>
  saveDraft(caller: Learner, input: TaskDraftInput): Promise<OwnTaskPayload>
  addFile(caller: Learner, task: string, upload: string): Promise<OwnTaskPayload>
  removeFile(caller: Learner, task: string, file: string): Promise<OwnTaskPayload>
  handIn(caller: Learner, input: TaskDraftInput, number: number): Promise<OwnTaskPayload>
}

const mostFiles = 10
const textRule = linesOf(50_000)

/** Makes the service. */
export function createOwnTaskService({
  pool,
  transact,
  files,
  mediumUploads: uploads,
  taskFiles,
}: TaskDeps): OwnTaskService {
  const find = async ({ subject }: Learner, uuid: string): Promise<OwnTask | null> => {
    const row = await findOwnTask(pool, subject, uuid)
    if (row === null) return null
    return {
      ...row,
      files: row.files.map(taskFiles.withAddress),
      draft: { ...row.draft, files: row.draft.files.map(taskFiles.withAddress) },
      versions: mapVersions(row.versions, taskFiles),
    }
  }
  const change = async (
    caller: Learner,
    task: string,
    work: (client: PoolClient, submission: OwnSubmission) => Promise<UserError[]>,
  ): Promise<OwnTaskPayload> => {
    const userErrors = await transact(async (client) => {
      const submission = await lockOwnSubmission(client, caller.subject, task)
      return submission === null ? [userError('UNKNOWN', 'task')] : work(client, submission)
    })
    return { task: await find(caller, task), userErrors }
  }
  return {
    list: (caller, plan, isDone) => listOwnTasks(pool, plan, caller.subject, isDone),
    count: (caller) => countOwnTasks(pool, caller.subject),
    find,
    saveDraft: (caller, input) =>
      change(caller, input.task, (client, submission) => saveDraft(client, submission, input)),
    async addFile(caller, task, upload) {
      const read = await readUpload({ pool, files, uploads }, upload, caller.subject)
      return change(caller, task, (client, submission) => addFile(client, uploads, submission, read, caller.subject))
    },
    removeFile: (caller, task, file) =>
      change(caller, task, async (client, { uuid, refusal }) => {
        if (refusal !== null) return [userError('WRONG_STATE', 'task')]
        if (isUuid(file)) for (const step of removeSteps) await client.query(step, [file, uuid])
        return []
      }),
    handIn: (caller, input, number) =>
      change(caller, input.task, async (client, submission) => {
        // An answer that got lost is asked for again; other words under the same number come from another page.
        if (submission.version >= number)
          return (await isHandedIn(client, submission, number, input)) ? [] : [userError('CHANGED_MEANWHILE')]
        const errors = await saveDraft(client, submission, { ...input, sequence: submission.sequence + 1 })
        return errors.length > 0 ? errors : handIn(client, { ...submission, ...clean(input) }, number)
      }),
  }
}

async function addFile(
  client: PoolClient,
  uploads: MediumUploads,
  { uuid, refusal, answerKinds }: OwnSubmission,
  read: ReadUpload | null,
  subject: string,
): Promise<UserError[]> {
  if (refusal !== null) return [userError('WRONG_STATE', 'task')]
  if (read === null) return [userError('UNKNOWN', 'upload')]
  if (!answerKinds.includes('FILES') && !answerKinds.includes('PHOTO')) return [userError('NOT_OFFERED', 'upload')]
  const { rows } = await client.query<{ files: number }>(
    'select count(*)::int as files from task_file where submission = $1 and is_in_draft',
    [uuid],
  )
  if ((rows[0]?.files ?? 0) >= mostFiles) return [userError('TOO_MANY', 'upload')]
  if (!(await takeFile(client, uploads, read, subject, { submission: uuid }))) return [userError('UNKNOWN', 'upload')]
  await client.query('update task_submission set drafted_at = now() where uuid = $1', [uuid])
  return []
}

const removeSteps = [
  'update task_file set is_in_draft = false where uuid = $1 and submission = $2',
  `delete from task_file f where f.uuid = $1 and f.submission = $2 and not exists (select from task_version_file x where x.file = f.uuid)`,
]

const clean = ({ text, link }: Pick<TaskDraftInput, 'text' | 'link'>) => ({
  text: text.normalize('NFC').replaceAll(/\r\n?/g, '\n'),
  link: link.trim(),
})

/** Whether a version is what the caller hands in now. */
async function isHandedIn(
  client: PoolClient,
  submission: OwnSubmission,
  number: number,
  input: TaskDraftInput,
): Promise<boolean> {
  const { text, link } = answerOf({ ...submission, ...clean(input) })
  const { rowCount } = await client.query(
    'select from task_version where submission = $1 and number = $2 and text = $3 and link = $4',
    [submission.uuid, number, text, link],
  )
  return (rowCount ?? 0) > 0
}

async function saveDraft(
  client: PoolClient,
  { uuid, sequence, refusal, ...before }: OwnSubmission,
  input: TaskDraftInput,
): Promise<UserError[]> {
  const { text, link } = clean(input)
  // A repetition of the last one.
  if (input.sequence === sequence && text === before.text && link === before.link) return []
  if (refusal !== null) return [userError(refusal === 'TOO_LATE' ? 'IN_THE_PAST' : 'WRONG_STATE', 'task')]
  if (input.sequence <= sequence) return [userError('CHANGED_MEANWHILE')]
  const code = text === '' ? null : textRule.check(text)
  if (code !== null) return [userError(code, 'text')]
  const linkCode = linesError(link, 2000)
  if (linkCode !== null) return [userError(linkCode, 'link')]
  await client.query(
    `update task_submission set draft_text = $2, draft_link = $3, draft_sequence = $4, drafted_at = now() where uuid = $1`,
    [uuid, text, link, input.sequence],
  )
  return []
}
