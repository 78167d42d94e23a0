import type { Resolvers } from '@somo/graphql/resolvers'
import type { StatisticsFilter, StatisticsSort } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { callOf, type RequestCall } from '../../access/callContext.ts'
import { toldLocale } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { JobService } from '../jobs/service.ts'
import { readBounded } from '../list/keysetList.ts'
import { userError } from '../media/mediumTypes.ts'
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
import { countRows, listRows, readTiles } from './listStore.ts'
import { countItems, findItem, findItems, listItems, listMatrix } from './matrixStore.ts'
import { readPerson } from './personStore.ts'
import { chooseRows, momentOf, type RowChoice } from './statisticsRows.ts'
import { recordKind, type RecordJob } from './trainingRecord.ts'

/** What the fields need. */
export interface StatisticsDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  readonly jobs: Jobs
  readonly jobService: Pick<JobService, 'find'>
}

type StatisticsResolvers = Required<
  Pick<Resolvers<RequestContext>, 'UserStatisticsQueries' | 'UserStatisticsMutations'>
>

const byName: StatisticsSort = { field: 'NAME', direction: 'ASCENDING' }
const caps = [1, 10_000] as const

const queries = ({ pool }: StatisticsDeps): StatisticsResolvers['UserStatisticsQueries'] => {
  const choiceOf = async (
    filter: StatisticsFilter | null | undefined,
    context: RequestContext,
  ): Promise<RowChoice> => ({
    scope: scopeOf(requireCaller(context)),
    filter: filter ?? {},
    past: await momentOf(pool, filter?.asOf ?? null, filter?.unit ?? null),
  })
  return {
    rows: async (_, { page, filter, sort }, context) =>
      listRows(pool, planPage(page, sort ?? byName), await choiceOf(filter, context)),
    count: async (_, { cap, filter }, context) =>
      countRows(pool, readBounded(cap, caps, 'cap'), await choiceOf(filter, context)),
    tiles: async (_, { cap, filter }, context) =>
      readTiles(pool, readBounded(cap, caps, 'cap'), await choiceOf(filter, context)),
    person: async (_, { uuid, asOf }, context) =>
      readPerson(pool, uuid, scopeOf(requireCaller(context)), await momentOf(pool, asOf ?? null)),
    items: async (_, { filter }, context) => listItems(pool, await choiceOf(filter, context)),
    itemChoices: (_, { search }, context) => findItems(pool, scopeOf(requireCaller(context)), search ?? ''),
    item: (_, { medium }, context) => findItem(pool, scopeOf(requireCaller(context)), medium),
    matrix: async (_, { page, media, filter }, context) => {
      const plan = planPage(page, { field: 'NAME', direction: 'ASCENDING' } as const)
      return listMatrix(pool, plan, await choiceOf(filter, context), media)
    },
    itemCounts: async (_, { media, filter }, context) => countItems(pool, await choiceOf(filter, context), media),
    consequences: (_, { act, enrolments }, context) => foresee(pool, scopeOf(requireCaller(context)), act, enrolments),
  }
}

const acts = ({
  transact,
}: StatisticsDeps): Omit<StatisticsResolvers['UserStatisticsMutations'], 'exportRows' | 'printRecord'> => ({
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
}: StatisticsDeps): Pick<StatisticsResolvers['UserStatisticsMutations'], 'exportRows' | 'printRecord'> => {
  const localeOf = (call: RequestCall): Promise<string | null> => readFileLocale(pool, call.subject, toldLocale(call))
  return {
    exportRows: async (_, { filter, sort, format }, context) => {
      const call = callOf(context)
      // Throws for a filter beyond its bounds, before a job fails with it.
      chooseRows({ scope: scopeOf(call), filter: filter ?? {}, past: null })
      const payload: StatisticsExportJob = {
        ...{ filter: filter ?? {}, sort: sort ?? byName, format, locale: await localeOf(call) },
      }
      const job = await transact((client) => jobs.start(client, { kind: exportKind, payload, owner: call }))
      return { job: await jobService.find(job, call), userErrors: [] }
    },
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
