import { inTransaction } from '../database/transaction.ts'
import { createModule as assignments } from './assignments/module.ts'
import { createModule as assistant } from './assistant/module.ts'
import { createModule as audit } from './audit/module.ts'
import { createModule as badges } from './badges/module.ts'
import { createCatalogue, createModule as catalogue } from './catalogue/module.ts'
import { createModule as categories } from './categories/module.ts'
import { createModule as certificates } from './certificates/module.ts'
import { createModule as consoleModule } from './console/module.ts'
import { createModule as customFields } from './custom-fields/module.ts'
import { createModule as dashboard } from './dashboard/module.ts'
import { createDesign, createModule as design } from './design/module.ts'
import { createModule as events } from './events/module.ts'
import { createHealth, createModule as health } from './health/module.ts'
import { createModule as imports } from './imports/module.ts'
import { createModule as jobs, createJobRules } from './jobs/module.ts'
import { createModule as learning } from './learning/module.ts'
import { createModule as legal } from './legal/module.ts'
import { createModule as mail } from './mail/module.ts'
import { createModule as media } from './media/module.ts'
import { createModule as mediumUploads } from './media/upload/module.ts'
import { createModule as menu } from './menu/module.ts'
import type { ModuleDeps, ServerDeps, ServerModule } from './module.ts'
import { createModule as modulePreferences, createPreferences } from './modulePreferences/module.ts'
import { createModule as news } from './news/module.ts'
import { createModule as notifications } from './notifications/module.ts'
import { createModule as paths } from './paths/module.ts'
import { createModule as preview } from './preview/module.ts'
import { createModule as privateFiles } from './private-files/module.ts'
import { createModule as profile } from './profile/module.ts'
import { dateScalar, dateTimeScalar } from './scalars.ts'
import { createModule as quiz } from './quiz/module.ts'
import { createModule as ratings } from './ratings/module.ts'
import { createModule as relations } from './relations/module.ts'
import { createModule as search } from './search/module.ts'
import { createModule as statistics } from './statistics/module.ts'
import { createModule as survey } from './survey/module.ts'
import { createModule as system } from './system/module.ts'
import { createModule as tasks } from './tasks/module.ts'
import { createModule as units, createUnits } from './units/module.ts'
import { createModule as uploads } from './uploads/module.ts'
import { createModule as users } from './users/module.ts'
import { createModule as userStatistics } from './userStatistics/module.ts'
import { createModule as version } from './version/module.ts'
import { createModule as viewAs } from './view-as/module.ts'
import { createModule as views } from './views/module.ts'

const scalars = (): ServerModule => ({ resolvers: [{ Date: dateScalar, DateTime: dateTimeScalar }] })

/** Every module; search answers in this order. */
const modules: readonly ((deps: ModuleDeps) => ServerModule)[] = [
  scalars,
  version,
  users,
  units,
  imports,
  modulePreferences,
  profile,
  uploads,
  design,
  dashboard,
  health,
  jobs,
  learning,
  quiz,
  catalogue,
  ratings,
  badges,
  survey,
  statistics,
  preview,
  events,
  certificates,
  assignments,
  paths,
  userStatistics,
  tasks,
  categories,
  media,
  mediumUploads,
  legal,
  views,
  customFields,
  system,
  audit,
  mail,
  notifications,
  news,
  relations,
  viewAs,
  consoleModule,
  privateFiles,
  menu,
  assistant,
]

/** Makes every module, with the services that several of them use. */
export function createModules(given: ServerDeps): ServerModule[] {
  const services = {
    transact: (work) => inTransaction(given.database.pool, work),
    jobService: createJobRules(given),
    preferences: createPreferences(given),
    units: createUnits(given),
    catalogue: createCatalogue(given),
    health: createHealth(given),
  } satisfies Partial<ModuleDeps>
  const deps: ModuleDeps = { ...given, ...services, design: createDesign({ ...given, ...services }) }
  const made = modules.map((create) => create(deps))
  return [...made, search(made.flatMap(({ search: provider }) => provider ?? []))]
}
