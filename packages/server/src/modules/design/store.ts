import type { Database } from '../../database/connect.ts'
import { sql, type Runner } from '../../database/drizzle.ts'
import { repeatCutShort } from '../../database/transaction.ts'

/** A design with what is not set left open. */
export interface DesignValues {
  readonly productName: string | null
  readonly primaryColor: string | null
  readonly logoUrl: string | null
}

/** A design that is being prepared: every value is known but for the logo, which may be none. */
export interface DraftDesign {
  readonly productName: string
  readonly primaryColor: string
  readonly logoUrl: string | null
}

/** What stands beside the published values. Moments are texts that Date reads. */
export interface DesignRecord {
  readonly revision: number
  readonly publishedAt: string | null
  readonly draft: DraftDesign | null
  readonly draftSavedAt: string | null
  /** The subject of the person who saved it. */
  readonly draftSavedBy: string | null
  readonly previous: (DesignValues & { readonly publishedAt: string | null }) | null
}

/** Reads and writes the one record of the design. */
export interface DesignStore {
  read(runner?: Runner): Promise<DesignRecord>
  /** Does something in one transaction that nobody else's change comes between; what it throws takes all of it back. */
  change<T>(work: (record: DesignRecord, transaction: Runner) => Promise<T>): Promise<T>
  /** Writes the record as part of a change; its revision counts up by itself. */
  write(record: Omit<DesignRecord, 'revision'>, transaction: Runner): Promise<void>
}

const columns = sql`revision, published_at as "publishedAt", draft, draft_saved_at as "draftSavedAt",
  draft_saved_by as "draftSavedBy", previous`

/** A store over the product's database. */
export function createDesignStore({ drizzle }: Database): DesignStore {
  return {
    read: async (runner = drizzle) => first(await runner.execute<Row>(sql`select ${columns} from design`)),
    change: (work) =>
      repeatCutShort(() =>
        drizzle.transaction(async (transaction) => {
          const record = first(await transaction.execute<Row>(sql`select ${columns} from design for update`))
          return work(record, transaction)
        }),
      ),
    async write({ publishedAt, draft, draftSavedAt, draftSavedBy, previous }, transaction) {
      await transaction.execute(sql`
        update design set revision = revision + 1, updated_at = now(), published_at = ${publishedAt}::timestamptz,
          draft = ${toJson(draft)}::jsonb, draft_saved_at = ${draftSavedAt}::timestamptz,
          draft_saved_by = ${draftSavedBy}, previous = ${toJson(previous)}::jsonb`)
    },
  }
}

type Row = DesignRecord & Record<string, unknown>

function first({ rows }: { rows: DesignRecord[] }): DesignRecord {
  const [record] = rows
  if (record === undefined) throw new Error('The record of the design is missing.')
  return record
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
