import type { AssignmentFilter, AssignmentSort, ExportFormat, ListedAssignment } from '@somo/graphql/schema'
import type { JobWorker } from '../../jobs/jobs.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { scopeOf } from '../../scope.ts'
import { headsOf } from '../../tables/exportHeads.ts'
import { keepTable, readWhole } from '../../tables/listExport.ts'
import { assignmentTextsOf } from './assignmentExportTexts.ts'
import { listAssignments } from './assignmentListStore.ts'

/** The payload of the job of an export. */
export interface AssignmentExportJob {
  readonly filter: AssignmentFilter
  readonly sort: AssignmentSort
  readonly format: ExportFormat
  readonly locale: string | null
}

export const assignmentExportKind = 'assignments.export'

function lineOf(row: ListedAssignment, locale: string | null): (string | null)[] {
  const texts = assignmentTextsOf(locale)
  const { title, state, targets, targetCount, isMandatory, units, unitCount, personCount, dueRule, progress } = row
  const more = (count: number): string[] => (count > 0 ? [`+${count}`] : [])
  const what = [...targets.map((target) => target.title), ...more(targetCount - targets.length)]
  const forWhom = [
    ...units.map(({ unit, withSubUnits }) => (withSubUnits ? texts.withSubUnits(unit.name) : unit.name)),
    ...(unitCount > units.length ? [texts.moreUnits(unitCount - units.length)] : []),
    ...(personCount > 0 ? [texts.byName(personCount)] : []),
  ]
  return [
    title,
    texts.states[state],
    what.join(', '),
    isMandatory ? texts.yes : texts.no,
    forWhom.join(', '),
    dueRule === 'FIXED_DATE' ? (row.dueOn ?? null) : texts.due[dueRule](row.dueDays ?? 0),
    row.everyMonths === null || row.everyMonths === undefined ? null : String(row.everyMonths),
    ...[progress.total, progress.done, progress.overdue].map(String),
    row.ownerUnit.name,
  ]
}

/** Writes the list that its owner sees into a file, with the scope that holds when it runs. */
export const createAssignmentExport = (files: Pick<PrivateFiles, 'keep'>): JobWorker<AssignmentExportJob, never> => ({
  kind: assignmentExportKind,
  async step({ filter, sort, format, locale }, _, { client, owner }) {
    if (owner === null) throw new Error('An export runs for a person.')
    const choice = { scope: scopeOf(owner), filter }
    const rows = await readWhole(sort.field, sort.direction, (plan) => listAssignments(client, plan, choice))
    const file = await keepTable(files, client, {
      what: 'assignments',
      owner: owner.subject,
      format,
      locale,
      hasPeople: false,
      rows: [headsOf('assignments', locale), ...rows.map((row) => lineOf(row, locale))],
    })
    return { position: null, done: rows.length, total: rows.length, file }
  },
})
