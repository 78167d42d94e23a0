import type {
  AssignmentEnrolment,
  AssignmentEnrolmentFilter,
  AssignmentEnrolmentSort,
  ExportFormat,
} from '@somo/graphql/schema'
import { writeAudit } from '../../audit/auditLog.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { scopeOf } from '../../scope.ts'
import { headsOf } from '../../tables/exportHeads.ts'
import { writeMinute } from '../../tables/fileCells.ts'
import { keepTable, readWhole } from '../../tables/listExport.ts'
import { statisticsTextsOf } from '../../userStatistics/statisticsTexts.ts'
import { findAssignment } from '../assignmentStore.ts'
import { listPeople } from './peopleStore.ts'

/** The payload of the job of an export. */
export interface PeopleExportJob {
  readonly assignment: string
  readonly filter: AssignmentEnrolmentFilter
  readonly sort: AssignmentEnrolmentSort
  readonly format: ExportFormat
  readonly locale: string | null
}

export const peopleExportKind = 'assignments.exportPeople'

function lineOf(row: AssignmentEnrolment, locale: string | null): (string | null)[] {
  const minute = (moment: string | null | undefined): string | null => writeMinute(moment ?? null)
  return [
    row.person.name,
    row.unit?.name ?? null,
    row.mediumTitle,
    String(row.cycle),
    statisticsTextsOf(locale).states[row.state],
    String(row.progress),
    row.dueOn ?? null,
    minute(row.completedAt),
    row.validUntilDay ?? null,
    row.waivedReason ?? null,
    row.otherAssignments.join(', '),
  ]
}

/** Writes the people of an assignment whom its owner sees into a file, with the scope that holds when it runs. */
export const createPeopleExport = (files: Pick<PrivateFiles, 'keep'>): JobWorker<PeopleExportJob, never> => ({
  kind: peopleExportKind,
  async step({ assignment, filter, sort, format, locale }, _, { client, owner, uuid }) {
    if (owner === null) throw new Error('An export runs for a person.')
    const scope = scopeOf(owner)
    const row = await findAssignment(client, scope, assignment)
    if (row === null) throw new JobError('UNKNOWN')
    const rows = await readWhole(sort.field, sort.direction, (plan) =>
      listPeople(client, plan, { assignment, scope, filter }),
    )
    const file = await keepTable(files, client, {
      what: 'assignmentPeople',
      owner: owner.subject,
      format,
      locale,
      rows: [headsOf('assignmentPeople', locale), ...rows.map((each) => lineOf(each, locale))],
    })
    const after = { title: row.title, people: rows.length }
    await writeAudit(client, owner, [
      { action: 'assignment.export', objectKind: 'assignment', object: assignment, after, origin: uuid },
    ])
    return { position: null, done: rows.length, total: rows.length, file }
  },
})
