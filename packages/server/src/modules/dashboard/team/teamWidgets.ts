import type {
  ComplianceCounts,
  DashboardOverdue,
  DashboardRequests,
  DashboardReviews,
  DashboardTeam,
  DashboardUnit,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { textIn } from '../../learning/learningMapper.ts'
import { scopeOf } from '../../scope.ts'
import { readWaitingReviews } from '../../tasks/review/waitingReviews.ts'
import { readCounts } from './complianceCounts.ts'
import * as store from './teamStore.ts'

/** What the start page shows of the people whom the caller manages; null where the unit is none of theirs. */
export interface TeamWidgets {
  team(caller: Caller, unit: string | null): Promise<DashboardTeam | null>
  counts(caller: Caller, unit: string | null): Promise<ComplianceCounts | null>
  units(caller: Caller, unit: string | null): Promise<DashboardUnit[] | null>
  overdue(caller: Caller, unit: string | null, locale: string): Promise<DashboardOverdue[] | null>
  requests(caller: Caller, unit: string | null, locale: string): Promise<DashboardRequests | null>
  /** Of all units: what waits for the caller does not follow the chosen unit. */
  reviews(caller: Caller): Promise<DashboardReviews | null>
}

const mostUnits = 12
const mostOverdue = 6
const mostRequests = 5

const everyone: store.TeamUnit = { id: 0, unit: null }

/** Makes the widgets. */
export function createTeamWidgets(pool: Pool): TeamWidgets {
  const inTeam = async <T>(
    caller: Caller,
    unit: string | null,
    read: (id: number) => Promise<T>,
  ): Promise<T | null> => {
    const team = await findTeam(pool, caller, unit)
    return team === null ? null : read(team.id)
  }
  return {
    async team(caller, uuid) {
      const team = await findTeam(pool, caller, uuid)
      if (team === null) return null
      const [around, granted] = await Promise.all([
        store.readSurroundings(pool, scopeOf(caller), team.id),
        isAdmin(caller) ? [] : store.readGrantedUnits(pool, caller.subject),
      ])
      const own = team.unit === null ? [] : [team.unit]
      const choices = [...granted.map(({ unit }) => unit ?? []).flat(), ...around.above, ...own, ...around.below]
      return {
        unit: team.unit,
        people: team.unit === null ? null : around.people,
        choices: [...new Map(choices.map((choice) => [choice.uuid, choice])).values()],
      }
    },
    counts: (caller, unit) => inTeam(caller, unit, (id) => readCounts(pool, id)),
    units: (caller, unit) => inTeam(caller, unit, (id) => store.readUnitCounts(pool, id, mostUnits)),
    overdue: (caller, unit, locale) =>
      inTeam(caller, unit, async (id) =>
        (await store.readOverdue(pool, id, mostOverdue)).map(({ titles, mainLocale, moment, ...row }) => ({
          ...row,
          title: textIn(titles, locale, mainLocale) ?? '',
          dueAt: moment,
        })),
      ),
    requests: (caller, unit, locale) =>
      inTeam(caller, unit, async (id) => {
        const [{ rows, total }, certificates] = await Promise.all([
          store.readRequests(pool, id, mostRequests),
          store.countCertificates(pool, id, caller.subject),
        ])
        const items = rows.map(({ uuid, name, titles, mainLocale, moment }) => ({
          uuid,
          name,
          requestedAt: moment,
          title: textIn(titles, locale, mainLocale) ?? '',
        }))
        return { items, total, certificates }
      }),
    reviews: async (caller) => (isManager(caller) ? readWaitingReviews(pool, caller) : null),
  }
}

const isAdmin = ({ roles }: Caller): boolean => roles.includes('ADMIN')

const isManager = (caller: Caller): boolean => isAdmin(caller) || caller.roles.includes('EDUCATION_MANAGER')

/** The unit a caller asks for, where they manage it; without one everyone, or the first of the units they are responsible for. */
async function findTeam(pool: Pool, caller: Caller, unit: string | null): Promise<store.TeamUnit | null> {
  if (!isManager(caller)) return null
  if (unit !== null) return isUuid(unit) ? store.readTeamUnit(pool, scopeOf(caller), unit) : null
  return isAdmin(caller) ? everyone : ((await store.readGrantedUnits(pool, caller.subject))[0] ?? null)
}
