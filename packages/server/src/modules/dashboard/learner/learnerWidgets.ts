import type {
  DashboardDate,
  DashboardDueItem,
  DashboardDueList,
  DashboardLastActive,
  DashboardPart,
  DashboardTally,
  Recommendation,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { SomoError } from '../../../access/somoError.ts'
import { countOwnCertificates } from '../../certificates/own/ownService.ts'
import type { CatalogueService } from '../../catalogue/catalogueService.ts'
import { readOutline } from '../../learning/courseOutline.ts'
import { readDueEnrolments, readLastActive, readLastItem } from '../../learning/dueEnrolments.ts'
import { mapEnrolment, textIn } from '../../learning/learningMapper.ts'
import { readDueTasks } from '../../tasks/learner/dueTasks.ts'
import { readDates, readTally } from './learnerStore.ts'

/** What the start page shows of the caller's own learning; null for whoever does not learn. */
export interface LearnerWidgets {
  due(caller: Caller, locale: string): Promise<DashboardDueList | null>
  lastActive(caller: Caller, locale: string): Promise<DashboardLastActive | null>
  recommendations(caller: Caller, locale: string): Promise<Recommendation[] | null>
  /** @throws SomoError BAD_INPUT for more than 42 days */
  dates(caller: Caller, from: string, to: string, locale: string): Promise<DashboardDate[] | null>
  tally(caller: Caller): Promise<DashboardTally | null>
}

/** What the widgets need. */
export interface LearnerDeps {
  readonly pool: Pool
  readonly catalogue: Pick<CatalogueService, 'recommend'>
}

const mostDue = 5
const mostDays = 42
const dayLength = 86_400_000

const isLearner = ({ roles }: Caller): boolean => roles.includes('LEARNER')

/** Makes the widgets. */
export function createLearnerWidgets({ pool, catalogue }: LearnerDeps): LearnerWidgets {
  return {
    async due(caller, locale) {
      if (!isLearner(caller)) return null
      const [enrolments, tasks] = await Promise.all([
        readDueEnrolments(pool, caller.subject, mostDue),
        readDueTasks(pool, caller.subject, mostDue),
      ])
      const entries: DueEntry[] = [
        ...enrolments.rows.map((row) => ({
          isOverdue: row.state === 'OVERDUE' || row.state === 'IN_GRACE',
          day: row.day,
          item: { enrolment: mapEnrolment(row, locale), session: row.session, task: null },
        })),
        ...tasks.rows.map((task) => ({
          isOverdue: task.isOverdue,
          day: task.dueAt,
          item: { enrolment: null, session: null, task },
        })),
      ]
      return {
        items: entries
          .toSorted(byUrgency)
          .slice(0, mostDue)
          .map(({ item }) => item),
        total: enrolments.total + tasks.total,
        overdue: enrolments.overdue + tasks.overdue,
        dueSoon: enrolments.dueSoon + tasks.dueSoon,
      }
    },
    async lastActive(caller, locale) {
      const row = isLearner(caller) ? await readLastActive(pool, caller.subject) : null
      if (row === null) return null
      const isCourse = row.kind === 'COURSE' && row.version !== null
      return {
        enrolment: mapEnrolment(row, locale),
        part: isCourse ? await readPart(pool, row.uuid, row.version, locale) : null,
      }
    },
    recommendations: async (caller, locale) => (isLearner(caller) ? catalogue.recommend(caller, locale) : null),
    async dates(caller, from, to, locale) {
      const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1
      if (!(days >= 1 && days <= mostDays)) throw new SomoError('BAD_INPUT', { argument: 'to' })
      if (!isLearner(caller)) return null
      const rows = await readDates(pool, caller.subject, from, to)
      return rows.map(({ titles, mainLocale, ...row }) => ({ ...row, title: textIn(titles, locale, mainLocale) ?? '' }))
    },
    async tally(caller) {
      if (!isLearner(caller)) return null
      const [weeks, certificates] = await Promise.all([
        readTally(pool, caller.subject),
        countOwnCertificates(pool, caller.subject),
      ])
      return { ...weeks, certificates }
    },
  }
}

interface DueEntry {
  readonly isOverdue: boolean
  readonly day: Date | string | null
  readonly item: DashboardDueItem
}

const timeOf = ({ day }: DueEntry): number => (day === null ? Infinity : new Date(day).getTime())

/** What is overdue first, then by date; both lists come in this order already. */
const byUrgency = (one: DueEntry, other: DueEntry): number => {
  if (one.isOverdue !== other.isOverdue) return one.isOverdue ? -1 : 1
  const [first, second] = [timeOf(one), timeOf(other)]
  return first === second ? 0 : first - second
}

/** The part that was open last; once it is complete, the first one that is not and can be opened. */
async function readPart(pool: Pool, enrolment: string, version: string, locale: string): Promise<DashboardPart | null> {
  const [outline, last] = await Promise.all([readOutline(pool, version, enrolment), readLastItem(pool, enrolment)])
  const isOpen = ({ state, lockedBy }: (typeof outline)[number]): boolean => state !== 'COMPLETED' && lockedBy === null
  const item = outline.find((one) => one.uuid === last && isOpen(one)) ?? outline.find(isOpen)
  if (item === undefined) return null
  return {
    uuid: item.uuid,
    title: textIn(item.titles, locale, item.mainLocale) ?? '',
    number: outline.indexOf(item) + 1,
    count: outline.length,
  }
}
