import type {
  CourseChoice,
  ListedMediumPage,
  Medium,
  MediumFilter,
  MediumPayload,
  MediumPublication,
  MediumSort,
  MediumUploadLimits,
  MediumUsage,
  PageInput,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { checkCap } from '../units/list/unitListService.ts'
import { changeDraft, changeMedium, findDraft, type ChangeDraft, type ChangeMedium } from './editing/changeMedium.ts'
import type { SettingReader } from '../system/settings.ts'
import type { Created } from './editing/createMedium.ts'
import { findCourseChoices } from './list/courseChoices.ts'
import { countMedia, listMedia } from './list/mediumListStore.ts'
import { findUsage } from './list/mediumUsage.ts'
import { listTexts, toVersion, type VersionParts } from './mediumMapper.ts'
import { findFileAddress, readFiles } from './files/mediumFiles.ts'
import { readPageAttachments } from './files/pageAttachments.ts'
import { readPageImages, type PageImageDeps } from './files/pageImages.ts'
import { findMedium, readItems, readVersions } from './mediumStore.ts'
import { isFormKind } from './mediumTypes.ts'
import { countLearners } from './publication/concernedLearners.ts'
import { findGaps } from './publication/findGaps.ts'
import { canFix } from './publication/publishMedium.ts'
import { captionBytes } from './upload/judgeUpload.ts'
import type { MediumUploads } from './upload/mediumUploads.ts'
import type { Target } from '../target.ts'

/** What the rules need. */
export interface MediumDeps extends PageImageDeps {
  readonly pool: Pool
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  readonly uploads: MediumUploads
  readonly settings: SettingReader
}

/** Media as their authors find, read and change them, within the units that they manage. */
export interface MediumService {
  /** @throws SomoError BAD_INPUT for a senseless page */
  list(caller: Caller, page: PageInput, filter: MediumFilter | null, sort: MediumSort | null): Promise<ListedMediumPage>
  /** @throws SomoError BAD_INPUT unless the cap is 1 to 10000 */
  count(caller: Caller, cap: number, filter: MediumFilter | null): Promise<number>
  find(caller: Caller, uuid: string): Promise<Medium | null>
  /** Whom the publication of the draft would concern; null without one. */
  previewPublication(caller: Caller, uuid: string): Promise<MediumPublication | null>
  findUsage(caller: Caller, uuid: string): Promise<MediumUsage | null>
  findCourseChoices(caller: Caller, course: string, search: string): Promise<CourseChoice[]>
  /** The address that downloads a file; null where there is none. */
  findFileAddress(caller: Caller, target: { readonly medium: string; readonly file: string }): Promise<string | null>
  readUploadLimits(): Promise<MediumUploadLimits>
  /** Creates a medium in one transaction and answers with it. */
  create(call: RequestCall, work: (client: PoolClient) => Promise<Created>): Promise<MediumPayload>
  /** Changes a medium in one transaction and answers with it as it is then. */
  change(call: RequestCall, target: Target, work: ChangeMedium): Promise<MediumPayload>
  /** As `change`, of its draft. */
  changeDraft(call: RequestCall, target: Target, work: ChangeDraft): Promise<MediumPayload>
  /** As `change`, for work that locks and records by itself. */
  write(call: RequestCall, target: Target, work: WriteMedium): Promise<MediumPayload>
}

type WriteMedium = (client: PoolClient, call: RequestCall, target: Target) => Promise<UserError[]>

const latestFirst = { field: 'UPDATED', direction: 'DESCENDING' } as const satisfies MediumSort

/** The rules about media. */
export function createMediumService({ pool, transact, content, settings }: MediumDeps): MediumService {
  const find = (caller: Caller, uuid: string): Promise<Medium | null> => readMedium({ pool, content }, caller, uuid)
  const write = async (call: RequestCall, target: Target, work: WriteMedium): Promise<MediumPayload> => {
    const userErrors = await transact((client) => work(client, call, target))
    return { medium: await find(call, target.uuid), userErrors }
  }
  return {
    find,
    write,
    list: async (caller, page, filter, sort) =>
      listMedia(pool, planPage(page, sort ?? latestFirst), { scope: scopeOf(caller), filter: filter ?? {} }),
    count: async (caller, cap, filter) =>
      countMedia(pool, checkCap(cap), { scope: scopeOf(caller), filter: filter ?? {} }),
    previewPublication: (caller, uuid) => previewPublication(pool, caller, uuid),
    findFileAddress: (caller, target) => findFileAddress(pool, content, caller, target),
    async readUploadLimits() {
      const { SCORM, VIDEO, AUDIO, PDF } = (await settings.read()).uploadLimits
      return { scorm: SCORM, video: VIDEO, audio: AUDIO, pdf: PDF, captions: captionBytes }
    },
    findUsage: (caller, uuid) => findUsage(pool, caller, uuid),
    findCourseChoices: (caller, course, search) => findCourseChoices(pool, caller, course, search),
    async create(call, work) {
      const { uuid, userErrors } = await transact(work)
      return { medium: uuid === null ? null : await find(call, uuid), userErrors: [...userErrors] }
    },
    change: (call, target, work) => write(call, target, (client) => changeMedium(client, call, target, work)),
    changeDraft: (call, target, work) => write(call, target, (client) => changeDraft(client, call, target, work)),
  }
}

type ReadingDeps = Pick<MediumDeps, 'pool' | 'content'>

async function readPageFiles(
  { pool, content }: ReadingDeps,
  { subject }: Caller,
  versions: readonly string[],
): Promise<Pick<VersionParts, 'images' | 'attachments'>> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  const [person] = rows
  if (person === undefined) return { images: [], attachments: [] }
  return {
    images: await readPageImages(pool, content, versions, person.uuid),
    attachments: await readPageAttachments(pool, content, versions, person.uuid),
  }
}

async function readMedium(deps: ReadingDeps, caller: Caller, uuid: string): Promise<Medium | null> {
  const { pool } = deps
  // The versions first: where a check ends in between, it is told as running, and not as over without what it found.
  const versions = isUuid(uuid) ? await readVersions(pool, uuid) : []
  const row = await findMedium(pool, scopeOf(caller), uuid)
  if (row === null) return null
  const [draft, published] = [findDraft(versions), versions.find((version) => version.uuid === row.currentVersion)]
  const courses = [draft, published].flatMap((version) => (version?.uuid === undefined ? [] : [version.uuid]))
  const items = row.kind === 'COURSE' ? await readItems(pool, courses) : []
  const parts = {
    items,
    files: isFormKind(row.kind) ? [] : await readFiles(pool, courses),
    ...(row.kind === 'PAGE' ? await readPageFiles(deps, caller, courses) : { images: [], attachments: [] }),
  }
  const { titles, summaries, descriptions, currentVersion: _, ...medium } = row
  return {
    ...medium,
    languages: [...row.languages],
    tags: [...row.tags],
    categories: [...row.categories],
    visibleTo: [...row.visibleTo],
    titles: listTexts(titles),
    summaries: listTexts(summaries),
    descriptions: listTexts(descriptions),
    draft: draft === null ? null : toVersion(row.kind, draft, parts),
    published: published === undefined ? null : toVersion(row.kind, published, parts),
    versions,
    gaps: draft === null ? [] : findGaps(row.kind, draft, items),
  }
}

async function previewPublication(pool: Pool, caller: Caller, uuid: string): Promise<MediumPublication | null> {
  const medium = await findMedium(pool, scopeOf(caller), uuid)
  const draft = medium === null ? null : findDraft(await readVersions(pool, uuid))
  if (medium === null || draft === null) return null
  return {
    ...(await countLearners(pool, medium.currentVersion)),
    canFix: await canFix(pool, medium.kind, medium.currentVersion, draft),
  }
}
