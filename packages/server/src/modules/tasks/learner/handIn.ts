import { createHash, randomInt } from 'node:crypto'
import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { notifyHandedIn } from '../notifyTasks.ts'
import type { OwnSubmission } from './ownTaskStore.ts'
import { userError } from '../../userError.ts'

const draftFiles = `select uuid, sha256 from task_file where submission = $1 and is_in_draft order by created_at, uuid for update`

const insertVersion = `insert into task_version (submission, number, text, link, sha256, receipt) values ($1, $2, $3, $4, $5, $6)`
const insertFiles = `insert into task_version_file (submission, number, file) select $1, $2, f from unnest($3::uuid[]) f`
// The first version decides whether it is late.
const submit = `update task_submission set state = 'SUBMITTED', version = $2, handed_in_at = now(),
    first_handed_in_at = coalesce(first_handed_in_at, now()), is_late = case when version = 0 then $3 else is_late end,
    revision_due_at = null, feedback = '', feedback_points = null, revision = revision + 1
  where uuid = $1`

/** The digest of a version: of its text, its link and the digests of its files, each on a line. */
export const digestOf = (text: string, link: string, files: readonly string[]): string =>
  createHash('sha256')
    .update([createHash('sha256').update(text).digest('hex'), link, ...files].join('\n'))
    .digest('hex')

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number that is read out and typed without mistakes. */
const createReceipt = (): string =>
  `T-${new Date().getFullYear()}-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`

const isAddress = (link: string): boolean => {
  try {
    return ['https:', 'http:'].includes(new URL(link).protocol)
  } catch {
    return false
  }
}

/** The parts of a draft that its task asks for. */
export const answerOf = ({ answerKinds, text, link }: Pick<OwnSubmission, 'answerKinds' | 'text' | 'link'>) => ({
  text: answerKinds.includes('TEXT') ? text : '',
  link: answerKinds.includes('LINK') ? link : '',
})

/** Hands in the draft of a locked submission as the version `number`. */
export async function handIn(client: PoolClient, submission: OwnSubmission, number: number): Promise<UserError[]> {
  const { uuid, version, isPastDue } = submission
  if (number !== version + 1) return [userError('CHANGED_MEANWHILE')]
  const { text, link: address } = answerOf(submission)
  if (address !== '' && !isAddress(address)) return [userError('NOT_OFFERED', 'link')]
  const { rows: files } = await client.query<{ uuid: string; sha256: string }>(draftFiles, [uuid])
  if (text.trim() === '' && address === '' && files.length === 0) return [userError('REQUIRED', 'text')]
  const digest = digestOf(
    text,
    address,
    files.map(({ sha256 }) => sha256),
  )
  const receipt = createReceipt()
  await client.query(insertVersion, [uuid, number, text, address, digest, receipt])
  await client.query(insertFiles, [uuid, number, files.map((file) => file.uuid)])
  await client.query(submit, [uuid, number, isPastDue])
  await notifyHandedIn(client, uuid)
  return []
}
