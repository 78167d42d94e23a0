import type { JobPayload, UserConsequences, UserErrorCode, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { toldLocale, type Caller } from '../../access/caller.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import { JobFault, type JobWorker } from '../jobs/jobs.ts'
import { scopeOf } from '../scope.ts'
import { readConcerned, type Concerned } from './concerned.ts'
import { exportTextsOf } from './exportTexts.ts'
import { createLinks, readProductName } from './invitations.ts'
import { writeLetters, type Letter } from './letterPage.ts'
import { type PeopleParts } from './parts.ts'
import { nameOfPerson } from './personRow.ts'
import { mayChange } from './rights.ts'
import { fault } from './rules.ts'
import { readSelection } from './selection.ts'

/** What a job of letters keeps. */
interface LetterJob {
  readonly uuids: readonly string[]
  readonly locale: string | null
}

const kind = 'users.letters'
/** As many pages are printed at once. */
const mostLetters = 5000

function judge({ gateway }: PeopleParts, asker: CallContext, { status, roles }: Concerned): UserErrorCode | null {
  if (!mayChange(asker, roles)) return 'OUT_OF_SCOPE'
  if (status === 'INVITED') return null
  // With an outside provider there is no password to set here once somebody has come.
  return status === 'ACTIVE' && gateway.source === 'EMBEDDED' ? null : 'WRONG_STATE'
}

/** Whom letters would go to, and for each of the others why not. */
async function readAddressed(
  parts: PeopleParts,
  client: PoolClient,
  asker: CallContext,
  selection: UserSelection,
  isDone: boolean,
) {
  const selected = await readSelection(client, scopeOf(asker), selection, isDone)
  if (!('uuids' in selected)) return selected
  if (selected.uuids.length > mostLetters) return [fault('TOO_MANY', 'selection')]
  const people = await readConcerned(client, asker, selected.uuids, null, false)
  const codes = people.map((person) => judge(parts, asker, person))
  // Somebody who is not the asker's to see is the same as nobody.
  const unknown = Array.from(
    { length: selected.unknown + selected.uuids.length - people.length },
    () => 'UNKNOWN' as const,
  )
  const refused = [...codes.filter((code) => code !== null), ...unknown]
  return { uuids: people.map(({ uuid }) => uuid), concerned: people.length - refused.length + unknown.length, refused }
}

/** Who would get a letter, and who would not and why; what is wrong with the whole is refused for everybody. */
export async function foretellLetters(
  parts: PeopleParts,
  asker: CallContext,
  selection: UserSelection,
): Promise<UserConsequences> {
  const addressed = await parts.transact((client) => readAddressed(parts, client, asker, selection, false))
  if (!('refused' in addressed)) {
    const count = selection.uuids?.length ?? selection.expectedCount ?? 0
    return { concerned: 0, unchanged: 0, refused: addressed.map(({ code }) => ({ code, count })), confirmation: null }
  }
  const { concerned, refused } = addressed
  const counts = [...new Set(refused)].map((code) => ({
    code,
    count: refused.filter((other) => other === code).length,
  }))
  return { concerned, unchanged: 0, refused: counts, confirmation: null }
}

/** Puts letters in line; where nobody would get one, that is told at once. */
export async function startLetters(
  parts: PeopleParts,
  caller: Caller,
  requestId: string,
  selection: UserSelection,
): Promise<JobPayload> {
  const asker = { ...caller, requestId }
  const locale = await readFileLocale(parts.pool, caller.subject, toldLocale(caller))
  const started = await parts.transact(async (client) => {
    const addressed = await readAddressed(parts, client, asker, selection, true)
    if (!('refused' in addressed)) return addressed
    if (addressed.concerned === 0) return [fault(addressed.refused[0] ?? 'UNKNOWN', 'selection')]
    const payload: LetterJob = { uuids: addressed.uuids, locale }
    return parts.jobs.start(client, { kind, payload, owner: asker })
  })
  if (typeof started !== 'string') return { job: null, userErrors: started }
  return { job: await parts.findJob(started, caller), userErrors: [] }
}

async function writeFor(
  parts: PeopleParts,
  client: PoolClient,
  people: readonly Concerned[],
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
  return writeLetters(letters, await readProductName(client), `${parts.origin}/oidc/invitation`, locale)
}

async function print(
  parts: PeopleParts,
  { uuids, locale }: LetterJob,
  run: { client: PoolClient; owner: CallContext; uuid: string },
) {
  const { client, owner } = run
  const people = await readConcerned(client, owner, uuids, null, true)
  const judged = people.map((person) => ({ person, code: judge(parts, owner, person) }))
  const addressed = judged.filter(({ code }) => code === null).map(({ person }) => person)
  const failures = judged.flatMap(({ person, code }) =>
    code === null ? [] : [{ object: person.uuid, name: nameOfPerson(person), code }],
  )
  const [first] = failures
  if (addressed.length === 0) throw new JobFault(first?.code ?? 'UNKNOWN')
  const page = await writeFor(parts, client, addressed, locale)
  const name = `${exportTextsOf(locale).letters}-${new Date().toISOString().slice(0, 10)}.html`
  const content = Buffer.from(page, 'utf8')
  const file = await parts.files.keep(client, {
    owner: owner.subject,
    name,
    ending: 'html',
    mediaType: 'text/html; charset=utf-8',
    content,
  })
  const entries = addressed.map(({ uuid }) => ({
    action: 'user.letter' as const,
    objectKind: 'user' as const,
    object: uuid,
    origin: run.uuid,
  }))
  await writeAudit(client, owner, entries)
  return { position: null, done: addressed.length, total: people.length, failures, file }
}

/** Prints letters into one file: the codes stand in it and nowhere else. */
export function createLetterWorker(parts: PeopleParts): JobWorker<LetterJob, never> {
  return {
    kind,
    async step(job, _, { client, owner, uuid }) {
      if (owner === null) throw new Error('Nobody asked for these letters.')
      return print(parts, job, { client, owner, uuid })
    },
  }
}
