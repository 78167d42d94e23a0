import type {
  LearningPathDetailsInput,
  LearningPathMove,
  LearningPathStageInput,
  NewLearningPathInput,
  UserError,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { createUuid } from '../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../idempotence.ts'
import { isOfferedLocale, linesOf, readTexts, titleRule } from '../media/editing/readTexts.ts'
import { checkOwnerUnit } from '../media/editing/references.ts'
import { scopeOf } from '../scope.ts'
import { findScoreless, findWrongMedia } from './mediumChoices.ts'
import { movePeople, previewMove } from './moves.ts'
import { readStageInputs, type StageValues } from './pathInput.ts'
import { savePathCertificate } from './pathRewards.ts'
import { findGaps, findPath, readStages, touchPath, type PathRow } from './pathStore.ts'
import { userError } from '../userError.ts'

/** Which path, and the revision it was read with. */
export interface PathTarget {
  readonly uuid: string
  readonly revision: number
}

/** The path to show, and what was wrong. */
export interface WrittenPath {
  readonly uuid: string | null
  readonly userErrors: readonly UserError[]
  /** With COUNT_CHANGED. */
  readonly preview?: LearningPathMove
}

/** What a change did: the entry of the audit log, or what was wrong. */
type Changed = Pick<AuditEntry, 'action' | 'after'> | Pick<WrittenPath, 'userErrors' | 'preview'>
type ChangePath = (client: PoolClient, call: RequestCall, path: PathRow) => Promise<Changed>

const refuse = (...userErrors: UserError[]) => ({ userErrors })

const insert = `insert into learning_path (uuid, main_locale, titles, owner_unit, created_by, updated_by)
  select $1, $2, jsonb_build_object($2::text, $3::text), $4, p.uuid, p.uuid from (select 1) one left join person p on p.subject = $5`

/** Creates a draft; asked twice with one idempotence key, it creates one. */
export async function createPath(
  client: PoolClient,
  call: RequestCall,
  { title: given, locale, ownerUnit }: NewLearningPathInput,
  key: string | null,
): Promise<WrittenPath> {
  const repeatable = key === null ? null : { subject: call.subject, key: key.slice(0, 200) }
  const earlier = repeatable === null ? null : await findCreated(client, repeatable)
  if (earlier !== null) return { uuid: earlier, userErrors: [] }
  const title = titleRule.clean(given)
  const titleCode = title === '' ? 'REQUIRED' : titleRule.check(title)
  const unitCode = await checkOwnerUnit(client, scopeOf(call), ownerUnit)
  const userErrors = [
    ...(titleCode === null ? [] : [userError(titleCode, 'title')]),
    ...(isOfferedLocale(locale) ? [] : [userError('NOT_OFFERED', 'locale')]),
    ...(unitCode === null ? [] : [userError(unitCode, 'ownerUnit')]),
  ]
  if (userErrors.length > 0) return { uuid: null, userErrors }
  const uuid = createUuid()
  await client.query(insert, [uuid, locale, title, ownerUnit, call.subject])
  await beginDraft(client, uuid)
  if (repeatable !== null) await rememberCreated(client, repeatable, uuid)
  await writeAudit(client, call, [
    { action: 'learningPath.create', objectKind: 'learningPath', object: uuid, after: { title } },
  ])
  return { uuid, userErrors: [] }
}

/** Does `work` on a path that the caller manages and nobody has changed since it was read. */
export async function changePath(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: PathTarget,
  work: ChangePath,
): Promise<WrittenPath> {
  const path = await findPath(client, scopeOf(call), uuid, true)
  if (path === null) return { uuid: null, userErrors: [userError('UNKNOWN', 'uuid')] }
  if (path.revision !== revision) return { uuid, userErrors: [userError('CHANGED_MEANWHILE')] }
  const changed = await work(client, call, path)
  if ('userErrors' in changed) return { uuid, ...changed }
  await touchPath(client, uuid, call.subject)
  await writeAudit(client, call, [
    { ...changed, objectKind: 'learningPath', object: uuid, after: { title: path.title, ...changed.after } },
  ])
  return { uuid, userErrors: [] }
}

/** Title, summary, owner unit, booking and certificate. */
export const updateDetails =
  ({ titles: given, summaries, ownerUnit, booking, certificate }: LearningPathDetailsInput): ChangePath =>
  async (client, call, path) => {
    const errors: UserError[] = []
    const titles = readTexts(given, ['titles'], titleRule, errors)
    const texts = readTexts(summaries, ['summaries'], linesOf(500), errors)
    if (titles[path.mainLocale] === undefined && errors.length === 0)
      errors.push(userError('REQUIRED', 'titles', path.mainLocale))
    const code = ownerUnit === path.ownerUnit.uuid ? null : await checkOwnerUnit(client, scopeOf(call), ownerUnit)
    if (code !== null) errors.push(userError(code, 'ownerUnit'))
    if (errors.length > 0) return refuse(...errors)
    if (certificate !== undefined && !(await savePathCertificate(client, path.uuid, certificate)))
      return refuse(userError('NOT_OFFERED', 'certificate'))
    await client.query(
      'update learning_path set titles = $2, summaries = $3, owner_unit = $4, booking = $5 where uuid = $1',
      [path.uuid, titles, texts, ownerUnit, booking],
    )
    return { action: 'learningPath.update' }
  }

async function beginDraft(client: PoolClient, path: string): Promise<string> {
  const { rows } = await client.query<{ uuid: string }>(
    `insert into path_version (uuid, path, number)
      select $2, $1, 1 + coalesce(max(number), 0) from path_version where path = $1
      on conflict (path) where published_at is null do update set number = path_version.number returning uuid`,
    [path, createUuid()],
  )
  if (rows[0] === undefined) throw new Error('The draft that was just added is missing.')
  return rows[0].uuid
}

const insertStage = `insert into path_stage (uuid, version, position, titles, needed, due_days, after_previous, opens_on, opens_days, score_medium, score_min)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`
const insertItems = `insert into path_stage_item (stage, medium, position)
  select $1, i.medium, i.place - 1 from unnest($2::uuid[]) with ordinality i (medium, place)`

async function writeStages(client: PoolClient, version: string, stages: readonly StageValues[]): Promise<void> {
  await client.query('delete from path_stage where version = $1', [version])
  for (const [position, stage] of stages.entries()) {
    const uuid = createUuid()
    await client.query(insertStage, [
      uuid,
      version,
      position,
      stage.titles,
      stage.needed,
      stage.dueDays,
      stage.afterPrevious,
      stage.opensOn,
      stage.opensDays,
      stage.scoreMedium,
      stage.scoreMin,
    ])
    await client.query(insertItems, [uuid, stage.items])
  }
}

/** Gives the draft other stages; begins it where there is none. */
export const updateStages =
  (inputs: readonly LearningPathStageInput[]): ChangePath =>
  async (client, call, path) => {
    const errors: UserError[] = []
    const stages = readStageInputs(inputs, errors)
    if (errors.length > 0) return refuse(...errors)
    const before = await readStages(client, path.draft ?? path.currentVersion)
    const present = before.flatMap(({ items }) => items.map(({ medium }) => medium))
    const media = stages.flatMap(({ items, scoreMedium }) => [...items, ...(scoreMedium === null ? [] : [scoreMedium])])
    const wrong = await findWrongMedia(client, scopeOf(call), media, present)
    const scoreless = await findScoreless(client, media)
    errors.push(
      ...stages.flatMap(({ items, scoreMedium }, place) => [
        ...(items.some((medium) => wrong.has(medium)) ? [userError('UNKNOWN', 'stages', String(place), 'items')] : []),
        ...(scoreMedium !== null && wrong.has(scoreMedium)
          ? [userError('UNKNOWN', 'stages', String(place), 'scoreMedium')]
          : []),
        ...(scoreMedium !== null && scoreless.has(scoreMedium)
          ? [userError('WRONG_KIND', 'stages', String(place), 'scoreMedium')]
          : []),
      ]),
    )
    if (errors.length > 0) return refuse(...errors)
    await writeStages(client, path.draft ?? (await beginDraft(client, path.uuid)), stages)
    return { action: 'learningPath.update' }
  }

/** Throws the draft of a published path away. */
export const discardDraft: ChangePath = async (client, _, { state, draft }) => {
  if (state === 'DRAFT' || draft === null) return refuse(userError('WRONG_STATE'))
  await client.query('delete from path_version where uuid = $1', [draft])
  return { action: 'learningPath.discardDraft' }
}

/** Makes the draft the version that people begin with. */
export const publishPath =
  ({ movesPeople, digest }: { readonly movesPeople: boolean; readonly digest: string | null }): ChangePath =>
  async (client, call, path) => {
    const { uuid, draft, state } = path
    if (draft === null || state === 'ARCHIVED') return refuse(userError('WRONG_STATE'))
    const gaps = findGaps(await readStages(client, draft), path.mainLocale)
    if (gaps.length > 0)
      return refuse(
        ...gaps.map(({ stage }) => userError('REQUIRED', 'stages', ...(stage === null ? [] : [String(stage)]))),
      )
    if (movesPeople) {
      const preview = await previewMove(client, { path: uuid, version: draft, scope: scopeOf(call) })
      if (preview.digest !== digest) return { userErrors: [userError('COUNT_CHANGED')], preview }
    }
    await client.query(
      `update path_version set published_at = now(), published_by = (select p.uuid from person p where p.subject = $2) where uuid = $1`,
      [draft, call.subject],
    )
    await client.query(`update learning_path set current_version = $2, state = 'PUBLISHED' where uuid = $1`, [
      uuid,
      draft,
    ])
    const people = movesPeople ? await movePeople(client, uuid, draft) : 0
    return { action: 'learningPath.publish', after: { people } }
  }

/** Nobody begins an archived path; who is in it goes on. */
export const setArchived =
  (isArchived: boolean): ChangePath =>
  async (client, _, { uuid, state }) => {
    if (state !== (isArchived ? 'PUBLISHED' : 'ARCHIVED')) return refuse(userError('WRONG_STATE'))
    await client.query('update learning_path set state = $2 where uuid = $1', [
      uuid,
      isArchived ? 'ARCHIVED' : 'PUBLISHED',
    ])
    return { action: isArchived ? 'learningPath.archive' : 'learningPath.restore' }
  }

/** Deletes a path that was never published. */
export const removePath: ChangePath = async (client, _, { uuid, state }) => {
  if (state !== 'DRAFT') return refuse(userError('WRONG_STATE'))
  await client.query('delete from learning_path where uuid = $1', [uuid])
  return { action: 'learningPath.remove' }
}
