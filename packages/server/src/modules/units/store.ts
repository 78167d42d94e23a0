import type { UnitSortField } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { asc, desc, eq, getTableColumns, sql } from '../../database/drizzle.ts'
import { unitTable } from '../../database/tables.ts'
import type { PagePlan } from '../paging.ts'

/** A unit as the API shows it: what else the table holds is not read. */
export type UnitRow = Omit<typeof unitTable.$inferSelect, 'parent' | 'revision' | 'createdAt' | 'updatedAt'>

/** Rows of one page in the order of reading, one more than asked where there are more. */
export interface UnitRows {
  readonly rows: readonly UnitRow[]
  /** Whether units lie on the other side of the cursor. */
  readonly hasBehind: boolean
}

/** Reads units. Each function is one prepared statement. */
export interface UnitStore {
  findGeneral(): Promise<UnitRow | null>
  list(plan: PagePlan<UnitSortField>): Promise<UnitRows>
  /** How many units there are, counted no further than the cap. */
  count(cap: number): Promise<number>
}

const { parent: _parent, revision: _revision, createdAt: _created, updatedAt: _updated, ...columns } = getTableColumns(unitTable)
const sortColumns = { NAME: unitTable.name, KEY: unitTable.key } as const satisfies Record<UnitSortField, unknown>

/** A store over the product's database. */
export function createUnitStore({ drizzle }: Database): UnitStore {
  const general = drizzle.select(columns).from(unitTable).where(eq(unitTable.isGeneral, true)).prepare('unit_general')
  const capped = drizzle
    .select({ one: sql`1` })
    .from(unitTable)
    .limit(sql.placeholder('cap'))
    .as('capped')
  const counted = drizzle
    .select({ count: sql<number>`count(*)::int` })
    .from(capped)
    .prepare('unit_count')
  const pages = new Map<string, ReturnType<typeof preparePage>>()
  return {
    async findGeneral() {
      const [row] = await general.execute()
      return row ?? null
    },
    async list(plan) {
      const name = nameOf(plan)
      const statement = pages.get(name) ?? preparePage(drizzle, plan)
      pages.set(name, statement)
      const rows = await statement.execute({ limit: plan.limit + 1, value: plan.from?.value, uuid: plan.from?.uuid })
      // An empty page behind a cursor has no row to tell by; the cursor's own row was there when it was given.
      return { rows, hasBehind: rows[0]?.hasBehind ?? plan.from !== null }
    },
    async count(cap) {
      const [row] = await counted.execute({ cap })
      return row?.count ?? 0
    },
  }
}

function nameOf(plan: PagePlan<UnitSortField>): string {
  const side = plan.isBackward ? 'backward' : 'forward'
  return `unit_page_${plan.field}_${plan.direction}_${side}_${plan.from === null ? 'end' : 'cursor'}`.toLowerCase()
}

/**
 * One statement a page: the rows beyond the cursor by the index on (column, uuid), and whether any row lies behind
 * it, which PostgreSQL looks up once because that question does not depend on the row.
 */
function preparePage(drizzle: Database['drizzle'], plan: PagePlan<UnitSortField>) {
  const column = sortColumns[plan.field]
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const order = isRising ? asc : desc
  const key = sql`(${column}, ${unitTable.uuid})`
  const cursor = sql`(${sql.placeholder('value')}, ${sql.placeholder('uuid')}::uuid)`
  const beyond = isRising ? sql`${key} > ${cursor}` : sql`${key} < ${cursor}`
  const behind = isRising ? sql`${key} <= ${cursor}` : sql`${key} >= ${cursor}`
  const hasCursor = plan.from !== null
  const hasBehind = hasCursor ? sql<boolean>`exists (select 1 from ${unitTable} where ${behind})` : sql<boolean>`false`
  return drizzle
    .select({ ...columns, hasBehind })
    .from(unitTable)
    .where(hasCursor ? beyond : undefined)
    .orderBy(order(column), order(unitTable.uuid))
    .limit(sql.placeholder('limit'))
    .prepare(nameOf(plan))
}
