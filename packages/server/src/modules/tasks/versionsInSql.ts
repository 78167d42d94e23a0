import type { TaskVersion } from '@somo/graphql/schema'
import { nameInSql } from '../list/keysetPage.ts'
import { taskFileInSql, type TaskFileRow, type TaskFiles } from './taskFiles.ts'

/** A version as the database answers it. */
export interface TaskVersionRow extends Omit<TaskVersion, 'files'> {
  readonly files: readonly TaskFileRow[]
}

const filesOfVersion = `coalesce((select jsonb_agg(${taskFileInSql} order by f.created_at, f.uuid) from task_version_file x
  join task_file f on f.uuid = x.file where (x.submission, x.number) = (v.submission, v.number)), '[]'::jsonb)`

/** The versions of the submission `s` as JSON, the newest first. */
export const versionsInSql = `coalesce((select jsonb_agg(jsonb_build_object('number', v.number, 'text', v.text, 'link', v.link,
    'files', ${filesOfVersion}, 'handedInAt', v.handed_in_at, 'sha256', v.sha256, 'receipt', v.receipt, 'decision', v.decision,
    'comment', case when v.decision is not null then v.comment else '' end, 'points', v.points, 'reviewedAt', v.reviewed_at,
    'reviewer', ${nameInSql('r')}) order by v.number desc)
  from task_version v left join person r on r.uuid = v.reviewed_by where v.submission = s.uuid), '[]'::jsonb)`

/** Versions with addresses of their files. */
export const mapVersions = (versions: readonly TaskVersionRow[], files: TaskFiles): TaskVersion[] =>
  versions.map((version) => ({ ...version, files: version.files.map(files.withAddress) }))
