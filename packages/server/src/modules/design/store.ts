import type { Database } from '../../database/connect.ts'
import { inTransaction, type Queryable } from '../../database/transaction.ts'

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
  read(client?: Queryable): Promise<DesignRecord>
  /** Does something in one transaction that nobody else's change comes between; what it throws takes all of it back. */
  change<T>(work: (record: DesignRecord, transaction: Queryable) => Promise<T>): Promise<T>
  /** Writes the record as part of a change; its revision counts up by itself. */
  write(record: Omit<DesignRecord, 'revision'>, transaction: Queryable): Promise<void>
}

const columns = `revision, published_at::text as "publishedAt", draft, draft_saved_at::text as "draftSavedAt",
  draft_saved_by as "draftSavedBy", previous`

/** A store over the product's database. */
export function createDesignStore({ pool }: Database): DesignStore {
  return {
    read: (client = pool) => readRecord(client, `select ${columns} from design`),
    change: (work) =>
      inTransaction(pool, async (client) =>
        work(await readRecord(client, `select ${columns} from design for update`), client),
      ),
    async write({ publishedAt, draft, draftSavedAt, draftSavedBy, previous }, client) {
      await client.query(
        `update design set revision = revision + 1, updated_at = now(), published_at = $1::timestamptz, draft = $2::jsonb,
           draft_saved_at = $3::timestamptz, draft_saved_by = $4, previous = $5::jsonb`,
        [publishedAt, toJson(draft), draftSavedAt, draftSavedBy, toJson(previous)],
      )
    },
  }
}

async function readRecord(client: Queryable, statement: string): Promise<DesignRecord> {
  const [record] = (await client.query<DesignRecord>(statement)).rows
  if (record === undefined) throw new Error('The record of the design is missing.')
  return record
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
