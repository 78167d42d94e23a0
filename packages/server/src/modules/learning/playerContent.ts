import type {
  PageAttachment,
  PageImage,
  PlayerAttempt,
  PlayerContent,
  PlayerFile,
  PlayerPackage,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { ContentAddresses } from '../content/contentAddresses.ts'
import { runtimePaths } from '../content/runtime/runtimeFiles.ts'
import { readPageAttachments } from '../media/files/pageAttachments.ts'
import { readPageImages } from '../media/files/pageImages.ts'
import type { PackageContent, PackageItem } from '../media/processing/processedContent.ts'
import { type CompletionRule, type MediumKind, ruleOf } from './completionRules.ts'
import type { StartedAttempt } from './startAttempt.ts'
import { readMultirange } from './watchedRanges.ts'

/** The files of a version for one person, each at a short-lived address of the content origin. */
export interface VersionFiles {
  readonly filesOf: (version: string, person: string) => Promise<PlayerFile[]>
  readonly imagesOf: (version: string, person: string) => Promise<PageImage[]>
  readonly attachmentsOf: (version: string, person: string) => Promise<PageAttachment[]>
  /** A SCORM package for one person; null where its file is missing. */
  readonly packageOf: (version: string, person: string, content: PackageContent) => Promise<PlayerPackage | null>
}

/** Answers the files of versions; the address of a package is that of its first page. */
export const createVersionFiles = (pool: Pool, content: ContentAddresses): VersionFiles => ({
  filesOf: async (version, person) => {
    const { rows } = await pool.query<Omit<PlayerFile, 'address'> & { launch: string | null }>(
      `select f.uuid, f.purpose, f.locale, f.name, f.media_type as "mediaType",
        case when f.purpose = 'PACKAGE' then v.content ->> 'launch' end as launch
      from medium_file f join medium_version v on v.uuid = f.version where f.version = $1 and f.purpose not in ('IMAGE', 'ATTACHMENT') order by f.created_at, f.uuid`,
      [version],
    )
    const files = rows.map(async ({ launch, ...file }) => {
      const address = await content.addressOf(pool, { file: file.uuid }, launch, person)
      return address === null ? [] : [{ ...file, address }]
    })
    return (await Promise.all(files)).flat()
  },
  imagesOf: async (version, person) =>
    (await readPageImages(pool, content, [version], person)).map(({ version: _, ...image }) => image),
  attachmentsOf: async (version, person) =>
    (await readPageAttachments(pool, content, [version], person)).map(({ version: _, ...file }) => file),
  packageOf: async (version, person, { standard, items, sequencing }) => {
    // One signature is good for every page of the package.
    const folder = await content.addressOf(pool, { version }, '', person)
    if (folder === null) return null
    return {
      standard,
      runtime: new URL(runtimePaths[standard], folder).href,
      sequencing: sequencing === undefined ? null : JSON.stringify(sequencing),
      activities: listActivities(items, folder),
    }
  },
})

const listActivities = (items: readonly PackageItem[], folder: string, depth = 0): PlayerPackage['activities'] =>
  items.flatMap(({ id, title, launch, masteryScore, launchData, completionThreshold, items: below }) => [
    {
      id,
      title,
      depth,
      masteryScore,
      address: launch === null ? null : folder + launch,
      launchData: launchData ?? null,
      completionThreshold: completionThreshold ?? null,
    },
    ...listActivities(below, folder, depth + 1),
  ])

interface VersionRow {
  readonly kind: MediumKind
  readonly completion: Partial<CompletionRule>
  readonly content: {
    readonly url?: string
    readonly blocks?: unknown
    readonly seconds?: number
    readonly pages?: number | null
  }
}

/** What a player shows of a version. */
export async function readPlayerContent(
  sql: Queryable,
  version: string,
  person: string,
  { filesOf, imagesOf, attachmentsOf, packageOf }: VersionFiles,
): Promise<PlayerContent> {
  const { rows } = await sql.query<VersionRow>(
    'select m.kind, v.completion, v.content from medium_version v join medium m on m.uuid = v.medium where v.uuid = $1',
    [version],
  )
  const row = rows[0]
  if (row === undefined) throw new Error('The version of an attempt is missing.')
  const { url = null, blocks, seconds = null, pages = null } = row.content
  return {
    kind: row.kind,
    version,
    url,
    blocks: blocks === undefined ? null : JSON.stringify(blocks),
    seconds,
    pages,
    files: await filesOf(version, person),
    images: row.kind === 'PAGE' ? await imagesOf(version, person) : [],
    attachments: row.kind === 'PAGE' ? await attachmentsOf(version, person) : [],
    // What processing has checked before it stored it.
    package: row.kind === 'SCORM' ? await packageOf(version, person, row.content as unknown as PackageContent) : null,
    completionRule: ruleOf(row.kind, row.completion).rule,
  }
}

/** An attempt as its player goes on with it. */
export const mapPlayerAttempt = (attempt: StartedAttempt, content: PlayerContent): PlayerAttempt => ({
  uuid: attempt.uuid,
  number: attempt.number,
  medium: attempt.medium,
  content,
  sequence: attempt.sequence,
  isReview: attempt.isReview,
  location: attempt.location,
  suspendData: attempt.suspendData,
  runtime: JSON.stringify(attempt.runtime),
  watched: readMultirange(attempt.watched).map(([from, to]) => [from, to]),
  seconds: attempt.seconds,
})
