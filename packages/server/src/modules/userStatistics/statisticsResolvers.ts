import type { Resolvers } from '@somo/graphql/resolvers'
import type { JobPayload, StatisticsFilter, StatisticsMatrixSort, StatisticsSort } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { callOf, type RequestCall } from '../../access/callContext.ts'
import { toldLocale } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readPersonBadges } from '../badges/personBadges.ts'
import { readPersonCertificates } from '../certificates/issued/personCertificates.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { JobService } from '../jobs/service.ts'
import { readBounded } from '../list/keysetList.ts'
import type { ModuleDeps } from '../module.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import { markDone, openCycle } from './acts/completions.ts'
import { foresee } from './acts/conditions.ts'
import { extend, remind } from './acts/dueDates.ts'
import { undoAct } from './acts/previousTerms.ts'
import { endWaiver, waive } from './acts/waivers.ts'
import { exportKind, type StatisticsExportJob } from './exportStatistics.ts'
import { countRows, listRows } from './listStore.ts'
import { listMatrix, matrixOrder } from './matrixPages.ts'
import { checkMedia, countItems, findItem, findItems, findRemindable, listItems } from './matrixStore.ts'
import { readPerson } from './personStore.ts'
import { momentOf, readChoice } from './rowChoice.ts'
import type { RowChoice } from './statisticsRows.ts'
import { readDetail } from './statisticsDetail.ts'
import { readTiles } from './statisticsTiles.ts'
import { recordKind, type RecordJob } from './trainingRecord.ts'
import { userError } from '../userError.ts'

/** What the fields need. */
export interface StatisticsDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  /** Where certificates are checked. */
  readonly origin: string
  readonly jobs: Jobs
  readonly jobService: Pick<JobService, 'find'>
}

type StatisticsResolvers = Required<
  Pick<Resolvers<RequestContext>, 'UserStatisticsQueries' | 'UserStatisticsMutations'>
>

const byName: StatisticsSort = { field: 'NAME', direction: 'ASCENDING' }
const byPersonName: StatisticsMatrixSort = { field: 'NAME' }
/** By due date all rows of a past day would be read, and many of those completed in some days. */
function checkSort(
  sort: StatisticsSort,
  { completedFrom, completedBefore }: StatisticsFilter,
  past: string | null,
): StatisticsSort {
  if (sort.field === 'DUE' && (past !== null || completedFrom || completedBefore))
    throw new SomoError('BAD_INPUT', { argument: 'sort' })
  return sort
}

const caps = [1, 10_000] as const

const queries = ({ pool, origin }: StatisticsDeps): StatisticsResolvers['UserStatisticsQueries'] => {
  const choiceOf = (filter: StatisticsFilter | null | undefined, context: RequestContext): Promise<RowChoice> =>
    readChoice(pool, scopeOf(requireCaller(context)), filter ?? {})
  return {
    rows: async (_, { page, filter, sort }, context) => {
      const choice = await choiceOf(filter, context)
      return listRows(pool, planPage(page, checkSort(sort ?? byName, choice.filter, choice.past)), choice)
    },
    count: async (_, { cap, filter }, context) =>
      countRows(pool, readBounded(cap, caps, 'cap'), await choiceOf(filter, context)),
    detail: () => readDetail(pool),
    tiles: async (_, { cap, filter }, context) =>
      readTiles(pool, readBounded(cap, caps, 'cap'), await choiceOf(filter, context)),
    person: async (_, { uuid, asOf, locale }, context) => {
      const scope = scopeOf(requireCaller(context))
      const person = await readPerson(pool, uuid, scope, await momentOf(pool, asOf ?? null))
      if (person === null) return null
      return {
        ...person,
        certificates: await readPersonCertificates(pool, person.uuid, origin),
        badges: await readPersonBadges(pool, { person: person.uuid, locale, isShown: scope.manager !== null }),
      }
    },
    items: async (_, { filter }, context) => listItems(pool, await choiceOf(filter, context)),
    itemChoices: (_, { search }, context) => findItems(pool, scopeOf(requireCaller(context)), search ?? ''),
    item: (_, { medium }, context) => findItem(pool, scopeOf(requireCaller(context)), medium),
    matrix: async (_, { page, media, filter, sort }, context) => {
      const choice = await choiceOf(filter, context)
      const order = matrixOrder(sort ?? byPersonName, choice.past)
      return listMatrix(pool, planPage(page, { field: order, direction: 'ASCENDING' }), choice, checkMedia(media))
    },
    remindable: async (_, { people, filter }, context) => findRemindable(pool, await choiceOf(filter, context), people),
    itemCounts: async (_, { media, filter }, context) => countItems(pool, await choiceOf(filter, context), media),
    consequences: (_, { act, enrolments }, context) => foresee(pool, scopeOf(requireCaller(context)), act, enrolments),
  }
}

type FileField = 'exportRows' | 'exportMatrix' | 'printRecord'

const acts = ({ transact }: StatisticsDeps): Omit<StatisticsResolvers['UserStatisticsMutations'], FileField> => ({
  remind: (_, given, context) => transact((client) => remind(client, callOf(context), given)),
  extend: (_, given, context) => transact((client) => extend(client, callOf(context), given)),
  waive: (_, { until, ...given }, context) =>
    transact((client) => waive(client, callOf(context), { ...given, until: until ?? null })),
  endWaiver: (_, given, context) => transact((client) => endWaiver(client, callOf(context), given)),
  markDone: (_, given, context) => transact((client) => markDone(client, callOf(context), given)),
  openCycle: (_, given, context) => transact((client) => openCycle(client, callOf(context), given)),
  undo: (_, { act }, context) => transact((client) => undoAct(client, callOf(context), act)),
})

const files = ({
  pool,
  transact,
  jobs,
  jobService,
}: StatisticsDeps): Pick<StatisticsResolvers['UserStatisticsMutations'], FileField> => {
  const localeOf = (call: RequestCall): Promise<string | null> => readFileLocale(pool, call.subject, toldLocale(call))
  const startExport = async (
    wish: Omit<StatisticsExportJob, 'locale'>,
    context: RequestContext,
  ): Promise<JobPayload> => {
    const call = callOf(context)
    // Throws for what is beyond its bounds, before a job fails with it.
    const { filter, past } = await readChoice(pool, scopeOf(call), wish.filter)
    checkSort(wish.sort, filter, past)
    if (wish.matrix !== undefined) matrixOrder(wish.matrix, past)
    const payload: StatisticsExportJob = { ...wish, locale: await localeOf(call) }
    const job = await transact((client) => jobs.start(client, { kind: exportKind, payload, owner: call }))
    return { job: await jobService.find(job, call), userErrors: [] }
  }
  return {
    exportRows: async (_, { filter, sort, format }, context) =>
      startExport({ filter: filter ?? {}, sort: sort ?? byName, format }, context),
    exportMatrix: async (_, { filter, sort, format }, context) =>
      startExport({ filter: filter ?? {}, sort: byName, format, matrix: sort ?? byPersonName }, context),
    printRecord: async (_, { person, asOf }, context) => {
      const call = callOf(context)
      if ((await readPerson(pool, person, scopeOf(call), null)) === null)
        return { job: null, userErrors: [userError('UNKNOWN', 'person')] }
      const payload: RecordJob = { person, asOf: asOf ?? null, locale: await localeOf(call) }
      const job = await transact((client) => jobs.start(client, { kind: recordKind, payload, owner: call }))
      return { job: await jobService.find(job, call), userErrors: [] }
    },
  }
}

/** Translates `userStatistics { … }` into calls of the stores and acts. */
export const createStatisticsResolvers = (deps: StatisticsDeps): Resolvers<RequestContext> => ({
  Query: { userStatistics: () => openNamespace() },
  Mutation: { userStatistics: () => openNamespace() },
  UserStatisticsQueries: queries(deps),
  UserStatisticsMutations: { ...acts(deps), ...files(deps) },
})
