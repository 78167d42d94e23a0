import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import { readTargets, type BulkTarget } from '../bulk/bulkTarget.ts'
import { exportTextsOf } from '../export/exportTexts.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { nameOfPerson } from '../person/personRow.ts'
import { createLinks, readProductName } from '../sign-in/signInLinks.ts'
import { writeLetters, type Letter } from './letterPage.ts'
import { checkLetterEligibility } from './letterRecipients.ts'

/** The payload of a job that prints letters. */
export interface LetterJob {
  readonly uuids: readonly string[]
  readonly locale: string | null
}

export const letterJobKind = 'users.letters'

async function writePage(
  deps: PeopleDeps,
  client: PoolClient,
  people: readonly BulkTarget[],
  locale: string | null,
): Promise<string> {
  const links = await createLinks(
    client,
    people.map(({ uuid }) => uuid),
    'LETTER',
  )
  const letters = people.flatMap((person, index): Letter[] => {
    const link = links[index]
    if (link === undefined) return []
    const { secret: code, expiresAt } = link
    return [
      { name: nameOfPerson(person), login: person.username ?? person.email, code, expiresAt, locale: person.locale },
    ]
  })
  return writeLetters(letters, await readProductName(client), `${deps.origin}/oidc/invitation`, locale)
}

async function print(
  deps: PeopleDeps,
  { uuids, locale }: LetterJob,
  run: { client: PoolClient; owner: CallContext; uuid: string },
) {
  const { client, owner } = run
  const people = await readTargets(client, owner, uuids, { isLocked: true })
  const checked = people.map((person) => ({ person, code: checkLetterEligibility(deps, owner, person) }))
  const recipients = checked.filter(({ code }) => code === null).map(({ person }) => person)
  const failures = checked.flatMap(({ person, code }) =>
    code === null ? [] : [{ object: person.uuid, name: nameOfPerson(person), code }],
  )
  const [first] = failures
  if (recipients.length === 0) throw new JobError(first?.code ?? 'UNKNOWN')
  const page = await writePage(deps, client, recipients, locale)
  const name = `${exportTextsOf(locale).letters}-${new Date().toISOString().slice(0, 10)}.html`
  const content = Buffer.from(page, 'utf8')
  const file = await deps.files.keep(client, {
    owner: owner.subject,
    name,
    ending: 'html',
    mediaType: 'text/html; charset=utf-8',
    content,
  })
  const entries = recipients.map(({ uuid }) => ({
    action: 'user.letter' as const,
    objectKind: 'user' as const,
    object: uuid,
    origin: run.uuid,
  }))
  await writeAudit(client, owner, entries)
  return { position: null, done: recipients.length, total: people.length, failures, file }
}

/** Prints letters into one file. Their codes are stored nowhere else. */
export function createLetterWorker(deps: PeopleDeps): JobWorker<LetterJob, never> {
  return {
    kind: letterJobKind,
    async step(job, _, { client, owner, uuid }) {
      if (owner === null) throw new Error('Letters are printed for a person.')
      return print(deps, job, { client, owner, uuid })
    },
  }
}
