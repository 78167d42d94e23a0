import type { PoolClient } from 'pg'

/*
  Units of a file may take each other's names, over any number of rows and over levels of the tree. Who takes a name and who
  gives it up are written in one transaction, so that nobody ever sees a unit without its name. What comes along out of its turn
  brings whatever its new place stands on, or for a moment the tree would be a ring.
*/

/** A row that has its turn, of which `values` say what it wants; the rows that come along, further ones through these. */
interface Way {
  readonly values: 'd.after' | 'd.before'
  /** Of a row `r`: whether it waits for its turn. */
  readonly isOpen: string
  /** What more comes along, as a query of numbers; `d` came along itself, `u` is its unit, `p` the one it wants to lie below. */
  readonly more: string
}

const isWaiting = `r.import_job = $1 and r.applied_at is null and r.action in ('CREATE', 'UPDATE', 'DEACTIVATE', 'RESTORE')`
const isWritten = 'r.import_job = $1 and r.applied_at is not null and r.undone_at is null and not r.is_kept'

const writing: Way = {
  values: 'd.after',
  isOpen: isWaiting,
  // The unit above that is still to be made.
  more: `select r.number from import_row r where ${isWaiting} and p.uuid is null and r.action = 'CREATE'
    and lower(r.after ->> 'UNIT_KEY') = lower(d.after ->> 'PARENT_KEY')`,
}

const takingBack: Way = {
  values: 'd.before',
  isOpen: isWritten,
  // What came to lie below a unit that is taken away.
  more: `select r.number from unit c join import_row r on r.object = c.uuid where ${isWritten} and d.action = 'CREATE' and c.parent = u.uuid`,
}

const find = ({ values, isOpen, more }: Way): string => `with recursive near (number, "isAlong") as (
    select n, false from unnest($2::int[]) n
    union
    select f.number, true from near
    join import_row d on d.import_job = $1 and d.number = near.number
    left join unit u on u.uuid = d.object
    left join unit p on lower(p.key) = lower(${values} ->> 'PARENT_KEY')
    cross join lateral (
      select r.number from unit h join import_row r on r.object = h.uuid
      where ${isOpen} and h.archived_at is null and h.uuid is distinct from u.uuid
        and h.parent = case when ${values} ? 'PARENT_KEY' then p.uuid else u.parent end
        and lower(h.name) = lower(coalesce(${values} ->> 'UNIT_NAME', u.name))
      union all
      select r.number from unit_ancestor a join import_row r on r.object = a.ancestor where near."isAlong" and ${isOpen} and a.unit = p.uuid
      union all
      select m.number from (${more}) m where near."isAlong"
    ) f
  )
  select distinct number from near where "isAlong" and number <> all($2::int[])`

const [findWriting, findTakingBack] = [find(writing), find(takingBack)]

async function read(
  client: PoolClient,
  text: string,
  uuid: string,
  numbers: readonly number[],
): Promise<readonly number[]> {
  return (await client.query<{ number: number }>(text, [uuid, numbers])).rows.map(({ number }) => number)
}

/** The rows of an import that have to be written together with these, whose turn it is. */
export const findNearToWrite = (
  client: PoolClient,
  uuid: string,
  numbers: readonly number[],
): Promise<readonly number[]> => read(client, findWriting, uuid, numbers)

/** The rows of an import that have to be taken back together with these, whose turn it is. */
export const findNearToTakeBack = (
  client: PoolClient,
  uuid: string,
  numbers: readonly number[],
): Promise<readonly number[]> => read(client, findTakingBack, uuid, numbers)
