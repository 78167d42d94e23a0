import type { PlayerAttempt, PlayerContent, PlayerFile } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { type CompletionRule, type MediumKind, ruleOf } from './completionRules.ts'
import type { StartedAttempt } from './startAttempt.ts'
import { readMultirange } from './watchedRanges.ts'

/** Makes short-lived addresses of the files of a version on the content origin. */
export type FilesOfVersion = (version: string) => Promise<PlayerFile[]>

interface VersionRow {
  readonly kind: MediumKind
  readonly completion: Partial<CompletionRule>
  readonly content: { readonly url?: string; readonly blocks?: unknown; readonly seconds?: number }
}

/** What a player shows of a version. */
export async function readPlayerContent(
  sql: Queryable,
  version: string,
  filesOf: FilesOfVersion,
): Promise<PlayerContent> {
  const { rows } = await sql.query<VersionRow>(
    'select m.kind, v.completion, v.content from medium_version v join medium m on m.uuid = v.medium where v.uuid = $1',
    [version],
  )
  const row = rows[0]
  if (row === undefined) throw new Error('The version of an attempt is missing.')
  const { url = null, blocks, seconds = null } = row.content
  return {
    kind: row.kind,
    version,
    url,
    blocks: blocks === undefined ? null : JSON.stringify(blocks),
    seconds,
    files: await filesOf(version),
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
