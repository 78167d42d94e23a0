import { cleanLines, cleanName } from '@somo/graphql/personText'
import type { PoolClient } from 'pg'
import { createFileKey, type FileStore } from '../../../files/fileStore.ts'
import { IsolationClosed } from '../../../isolation/isolationError.ts'
import type { Logger } from '../../../log.ts'
import { isPassing } from '../../jobs/errors.ts'
import type { JobWorker } from '../../jobs/jobs.ts'
import { processingJob } from '../upload/takeUpload.ts'
import { createFinding, type Finding } from './finding.ts'
import type { FileContent } from './processedContent.ts'
import {
  digestStored,
  processFile,
  type FileToProcess,
  type ProcessedFile,
  type ProcessingDeps,
} from './processFile.ts'

interface Row extends Pick<FileToProcess, 'storageKey'> {
  readonly uuid: string
  readonly medium: string
  readonly version: string
  readonly purpose: string
  readonly kind: Exclude<FileToProcess['kind'], 'CAPTIONS'>
  readonly mediaType: string
}

const done = { position: null, done: 1, total: 1 } as const

/** The worker that turns an uploaded file into the content of its version. */
export function createProcessingWorker(
  deps: ProcessingDeps & { readonly log: Logger },
): JobWorker<{ readonly file: string }, null> {
  return {
    kind: processingJob,
    async step({ file }, _, { client }) {
      const row = await findFile(client, file)
      // The medium may be gone by now.
      if (row === null) return done
      const kind = kindOf(row)
      if (kind === null) {
        await keepDigest(client, file, await digestStored(deps.files, row.storageKey))
        return done
      }
      const processed = await processSafely(deps, { kind, storageKey: row.storageKey })
      await keep(client, deps.files, row, processed)
      return done
    },
  }
}

/** Null for a file that is only saved: nothing of it is shown or run. */
function kindOf({ kind, purpose, mediaType }: Row): FileToProcess['kind'] | null {
  if (purpose === 'CAPTIONS') return 'CAPTIONS'
  // A file of a page is what its first bytes said.
  if (purpose !== 'ATTACHMENT') return kind
  if (mediaType === 'application/pdf') return 'PDF'
  if (mediaType.startsWith('video/')) return 'VIDEO'
  if (mediaType.startsWith('audio/')) return 'AUDIO'
  return mediaType === 'text/vtt' || mediaType === 'application/x-subrip' ? 'CAPTIONS' : null
}

async function findFile(client: PoolClient, file: string): Promise<Row | null> {
  const { rows } = await client.query<Row>(
    `select f.uuid, f.medium, f.version, f.purpose, m.kind, f.media_type as "mediaType", f.storage_key as "storageKey"
     from medium_file f join medium m on m.uuid = f.medium where f.uuid = $1 and f.version is not null`,
    [file],
  )
  return rows[0] ?? null
}

/** An error that will not pass must not leave the version PROCESSING for ever. */
async function processSafely(
  deps: ProcessingDeps & { readonly log: Logger },
  file: FileToProcess,
): Promise<ProcessedFile> {
  try {
    return await processFile(deps, file)
  } catch (err) {
    if (isPassing(err) || err instanceof IsolationClosed) throw err
    deps.log.error({ err }, 'Learning content could not be processed')
    return { sha256: null, result: { failure: createFinding('INTERNAL') } }
  }
}

async function keep(client: PoolClient, files: FileStore, row: Row, { sha256, result }: ProcessedFile): Promise<void> {
  const { uuid, medium, version, purpose } = row
  if (purpose === 'CAPTIONS') return keepCaptions(client, files, uuid, version, { sha256, result })
  if (purpose === 'ATTACHMENT') return keepAttachment(client, files, uuid, { sha256, result })
  const mediaType = 'mediaType' in result ? result.mediaType : null
  await client.query(
    `update medium_file set sha256 = coalesce($2, sha256), media_type = coalesce($3, media_type) where uuid = $1`,
    [uuid, sha256, mediaType],
  )
  const [state, findings, content] =
    'content' in result
      ? (['READY', result.findings, result.content] as const)
      : (['FAILED', 'failure' in result ? [result.failure] : [], null] as const)
  await client.query(
    `update medium_version set state = $2, findings = $3, content = content || coalesce($4::jsonb, '{}')
     where uuid = $1 and state = 'PROCESSING' and published_at is null`,
    [version, state, JSON.stringify(findings), content === null ? null : JSON.stringify(content)],
  )
  if (content !== null) await describe(client, medium, content)
}

// A medium that nobody has changed since its file was uploaded is called like that file.
const setTitle = `update medium set titles = titles || jsonb_build_object(main_locale, left($2::text, 160))
  where uuid = $1 and revision = 1`
const setDuration = `update medium set duration_minutes = least(60000, greatest(1, round($2::numeric / 60)))
  where uuid = $1 and duration_minutes is null`

/** Takes title and duration of a new medium from its file. */
async function describe(client: PoolClient, medium: string, content: FileContent): Promise<void> {
  const title = 'title' in content ? cleanName(cleanLines(content.title.replaceAll(/\s+/g, ' '))) : ''
  if (title !== '') await client.query(setTitle, [medium, title])
  if ('seconds' in content) await client.query(setDuration, [medium, content.seconds])
}

/**
 * Captions are kept as WebVTT; what is wrong with them stands among the findings, with their file. Those that cannot be
 * used are removed.
 */
async function keepCaptions(
  client: PoolClient,
  files: FileStore,
  file: string,
  version: string,
  { sha256, result }: ProcessedFile,
): Promise<void> {
  const found: readonly Finding[] = 'failure' in result ? [result.failure] : result.findings
  const findings = found.map((one) => ({ ...one, values: { ...one.values, file } }))
  if ('captions' in result) await keepCaptionText(client, files, file, { sha256, captions: result.captions })
  else await client.query('delete from medium_file where uuid = $1', [file])
  await client.query(
    `update medium_version set findings =
       (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(findings) one where one->'values'->>'file' is distinct from $2) || $3::jsonb
     where uuid = $1`,
    [version, file, JSON.stringify(findings)],
  )
}

async function keepCaptionText(
  client: PoolClient,
  files: FileStore,
  file: string,
  { sha256, captions }: { readonly sha256: string | null; readonly captions: string },
): Promise<void> {
  const content = Buffer.from(captions)
  const key = createFileKey('bin')
  await files.put(key, content)
  await client.query(
    `with old as (select storage_key from medium_file where uuid = $1),
       noted as (insert into medium_file_removal (storage_key) select storage_key from old on conflict do nothing)
     update medium_file set sha256 = $2, media_type = 'text/vtt', size = $3, storage_key = $4 where uuid = $1`,
    [file, sha256, content.length, key],
  )
}

const keepDigest = async (client: PoolClient, file: string, sha256: string | null): Promise<void> => {
  if (sha256 === null) await client.query('delete from medium_file where uuid = $1', [file])
  else await client.query('update medium_file set sha256 = $2 where uuid = $1', [file, sha256])
}

/** A file of a page that cannot be used is removed: the block that names it says so. */
async function keepAttachment(
  client: PoolClient,
  files: FileStore,
  file: string,
  { sha256, result }: ProcessedFile,
): Promise<void> {
  if ('captions' in result) return keepCaptionText(client, files, file, { sha256, captions: result.captions })
  if ('failure' in result) await client.query('delete from medium_file where uuid = $1', [file])
  else
    await client.query('update medium_file set sha256 = coalesce($2, sha256), media_type = $3 where uuid = $1', [
      file,
      sha256,
      result.mediaType,
    ])
}
