import type {
  AttemptCommitInput,
  AttemptCommitPayload,
  EnrolPayload,
  LearningTabCounts,
  OwnEnrolmentDetail,
  OwnEnrolmentFilter,
  OwnEnrolmentPage,
  OwnEnrolmentSortField,
  StartAttemptPayload,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { isVisibleInCatalogue } from './catalogueVisibility.ts'
import { commitAttempt } from './commitAttempt.ts'
import { readOutline } from './courseOutline.ts'
import { endSources, openEnrolment, openNextCycle, requestEnrolment } from './enrolmentWriter.ts'
import { actionOf, mapEnrolment, mapItem, textIn } from './learningMapper.ts'
import * as store from './ownLearningStore.ts'
import { isPathVisible, readOwnStages } from './ownStages.ts'
import { readCommitInput } from './readCommitInput.ts'
import { mapPlayerAttempt, readPlayerContent, type VersionFiles } from './playerContent.ts'
import { startAttempt } from './startAttempt.ts'

type Reader = Pick<Caller, 'subject'>

/** What learners do: their list, the player's attempts, enrolling and withdrawing. Everything is the caller's own. */
export interface LearningService {
  list(
    caller: Reader,
    plan: PagePlan<OwnEnrolmentSortField>,
    filter: OwnEnrolmentFilter,
    locale: string,
  ): Promise<OwnEnrolmentPage>
  count(caller: Reader, filter: OwnEnrolmentFilter, cap: number): Promise<number>
  counts(caller: Reader): Promise<LearningTabCounts>
  /** One enrolment, or the latest cycle of a medium; null where the caller has none. */
  detail(caller: Reader, which: store.WhichEnrolment, locale: string): Promise<OwnEnrolmentDetail | null>
  enrol(caller: Reader, medium: string, locale: string): Promise<EnrolPayload>
  renew(caller: Reader, enrolment: string, locale: string): Promise<EnrolPayload>
  withdraw(caller: Reader, enrolment: string, locale: string): Promise<EnrolPayload>
  start(caller: Reader, enrolment: string, item: string | null, device: string): Promise<StartAttemptPayload>
  /** @throws SomoError BAD_INPUT that names what breaks a rule */
  commit(caller: Reader, input: AttemptCommitInput, locale: string): Promise<AttemptCommitPayload>
}

/** What the service needs of the server. */
export interface LearningDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  readonly versionFiles: VersionFiles
}

/** Makes the service. */
export function createLearningService(deps: LearningDeps): LearningService {
  const { pool, transact } = deps
  return {
    async list({ subject }, plan, filter, locale) {
      const { items, pageInfo } = await store.readOwnEnrolments(pool, plan, subject, filter)
      return { items: items.map((row) => mapEnrolment(row, locale)), pageInfo }
    },
    count: ({ subject }, filter, cap) => store.countMatching(pool, subject, filter, cap),
    counts: ({ subject }) => store.countOwnEnrolments(pool, subject),
    detail: (caller, which, locale) => readDetail(pool, caller, which, locale),
    enrol: (caller, medium, locale) => transact((client) => enrol(client, caller, medium, locale)),
    renew: (caller, uuid, locale) => transact((client) => renew(client, caller, uuid, locale)),
    withdraw: (caller, uuid, locale) => transact((client) => withdraw(client, caller, uuid, locale)),
    async start({ subject }, enrolment, item, device) {
      if (![enrolment, device, item ?? device].every(isUuid)) return refuseStart('UNKNOWN')
      const { person, started } = await transact(async (client) => {
        const uuid = await personOf(client, subject)
        return { person: uuid, started: await startAttempt(client, { person: uuid, enrolment, item, device }) }
      })
      if (typeof started === 'string') return refuseStart(started)
      const content = await readPlayerContent(pool, started.version, person, deps.versionFiles)
      return { attempt: mapPlayerAttempt(started, content), userErrors: [] }
    },
    async commit(caller, input, locale) {
      if (!isUuid(input.attempt) || !isUuid(input.device)) return { outcome: 'UNKNOWN', enrolment: null }
      const read = readCommitInput(input)
      const { outcome, row } = await transact(async (client) => {
        const person = await personOf(client, caller.subject)
        const result = await commitAttempt(client, { ...read, person })
        const row = await store.readOwnEnrolment(client, caller.subject, { attempt: read.attempt })
        return { outcome: result, row }
      })
      return { outcome, enrolment: row === null ? null : mapEnrolment(row, locale) }
    },
  }
}

const refuseStart = (code: StartAttemptPayload['userErrors'][number]['code']): StartAttemptPayload => ({
  attempt: null,
  userErrors: [{ code, path: [] }],
})

async function personOf(client: PoolClient, subject: string): Promise<string> {
  const { rows } = await client.query<{ uuid: string }>({
    name: 'person by subject',
    text: 'select uuid from person where subject = $1',
    values: [subject],
  })
  if (rows[0] === undefined) throw new SomoError('NOT_FOUND')
  return rows[0].uuid
}

async function readDetail(
  pool: Pool,
  { subject }: Reader,
  which: store.WhichEnrolment,
  locale: string,
): Promise<OwnEnrolmentDetail | null> {
  const row = await store.readOwnEnrolment(pool, subject, which)
  if (row === null) return null
  const [outline, stages, attempts, otherCycles, texts] = await Promise.all([
    row.kind === 'COURSE' && row.version !== null ? readOutline(pool, row.version, row.uuid) : [],
    row.kind === 'PATH' ? readOwnStages(pool, row.uuid, locale) : [],
    store.readAttempts(pool, row.uuid),
    store.readOtherCycles(pool, subject, row),
    store.readMediumTexts(pool, row.medium),
  ])
  return {
    enrolment: mapEnrolment(row, locale),
    description: textIn(texts.descriptions, locale, row.mainLocale) ?? null,
    goals: textIn(texts.goals, locale, row.mainLocale) ?? [],
    outline: outline.map((item) => mapItem(item, locale)),
    stages,
    attempts,
    otherCycles: otherCycles.map((other) => mapEnrolment(other, locale)),
  }
}

const refuse = (code: EnrolPayload['userErrors'][number]['code'], path: string): EnrolPayload => ({
  enrolment: null,
  userErrors: [{ code, path: [path] }],
})

async function answerEnrolment(
  client: PoolClient,
  subject: string,
  uuid: string,
  locale: string,
): Promise<EnrolPayload> {
  const row = await store.readOwnEnrolment(client, subject, { uuid })
  return { enrolment: row === null ? null : mapEnrolment(row, locale), userErrors: [] }
}

async function enrol(client: PoolClient, { subject }: Reader, medium: string, locale: string): Promise<EnrolPayload> {
  if (!isUuid(medium)) return refuse('UNKNOWN', 'medium')
  const person = await personOf(client, subject)
  const { rows } = await client.query<{ booking: 'OPEN' | 'REQUEST' | 'ASSIGNED_ONLY' }>(
    `select m.booking from medium m where m.uuid = $1 and ${isVisibleInCatalogue('m', '$2')}`,
    [medium, person],
  )
  const booking = rows[0]?.booking
  if (booking === undefined) return enrolInPath(client, { subject, person, path: medium }, locale)
  if (booking === 'ASSIGNED_ONLY') return refuse('WRONG_STATE', 'medium')
  const target = { person, medium }
  const enrolment =
    booking === 'OPEN' ? await openEnrolment(client, target, { kind: 'SELF' }) : await requestEnrolment(client, target)
  return answerEnrolment(client, subject, enrolment, locale)
}

/** As `enrol`, of a learning path. */
async function enrolInPath(
  client: PoolClient,
  { subject, person, path }: { readonly subject: string; readonly person: string; readonly path: string },
  locale: string,
): Promise<EnrolPayload> {
  const { rows } = await client.query<{ booking: string }>(
    `select p.booking from learning_path p where p.uuid = $1 and ${isPathVisible('p', '$2')}`,
    [path, person],
  )
  const booking = rows[0]?.booking
  if (booking === undefined) return refuse('UNKNOWN', 'medium')
  if (booking !== 'OPEN') return refuse('WRONG_STATE', 'medium')
  return answerEnrolment(client, subject, await openEnrolment(client, { person, path }, { kind: 'SELF' }), locale)
}

async function renew(client: PoolClient, { subject }: Reader, uuid: string, locale: string): Promise<EnrolPayload> {
  const row = await store.readOwnEnrolment(client, subject, { uuid })
  if (row === null) return refuse('UNKNOWN', 'enrolment')
  const latest = await store.readOwnEnrolment(client, subject, { medium: row.medium })
  // A second click finds the cycle that the first one began.
  if (latest !== null && latest.cycle > row.cycle) return { enrolment: mapEnrolment(latest, locale), userErrors: [] }
  if (actionOf(row) !== 'RENEW') return refuse('WRONG_STATE', 'enrolment')
  return answerEnrolment(client, subject, await openNextCycle(client, uuid), locale)
}

async function withdraw(client: PoolClient, { subject }: Reader, uuid: string, locale: string): Promise<EnrolPayload> {
  const row = await store.readOwnEnrolment(client, subject, { uuid })
  if (row === null) return refuse('UNKNOWN', 'enrolment')
  if (row.access !== 'REQUESTED' && !row.sources.includes('SELF')) return refuse('WRONG_STATE', 'enrolment')
  if (row.access === 'REQUESTED')
    await client.query(`update enrolment set access = 'CLOSED', revision = revision + 1 where uuid = $1`, [uuid])
  else await endSources(client, uuid, 'SELF')
  return answerEnrolment(client, subject, uuid, locale)
}
