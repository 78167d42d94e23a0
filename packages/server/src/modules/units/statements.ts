import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { UnitStep } from '@somo/graphql/schema'
import { isNotOver } from '../dates/days.ts'

/** What runs a statement: the pool, or the connection of one transaction. */
export type Connection = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

/** Values of a statement whose text is put together from deps. */
export interface Values {
  readonly list: readonly unknown[]
  /** Takes a value in and answers its place, such as `$3`. */
  put(value: unknown): string
}

/** No values yet. */
export function collectValues(): Values {
  const list: unknown[] = []
  return { list, put: (value) => `$${list.push(value)}` }
}

/** A name under which PostgreSQL keeps a statement planned: the same for the same text. */
export const nameOf = (text: string): string => `unit-${createHash('sha1').update(text).digest('base64url')}`

/** Runs a statement that comes often and whose plan does not depend on its values. */
export async function readRows<R extends object>(
  connection: Connection,
  text: string,
  values: readonly unknown[],
): Promise<R[]> {
  const { rows } = await connection.query<R>({ name: nameOf(text), text, values: [...values] })
  return rows
}

/** As `readRows`, planned anew for its values each time. */
export async function readRowsAnew<R extends object>(
  connection: Connection,
  text: string,
  values: readonly unknown[],
): Promise<R[]> {
  const { rows } = await connection.query<R>(text, [...values])
  return rows
}

/** A unit where another thing names it, as JSON. `unit` is the alias of its row. */
export const stepOf = (unit: string): string =>
  `jsonb_build_object('uuid', ${unit}.uuid, 'name', ${unit}.name, 'key', ${unit}.key)`

/** The way from the root to the unit above, as JSON; `isSeen` says which ancestors `p` belong to it. */
export const pathOf = (
  unit: string,
  isSeen = 'true',
): string => `coalesce((select jsonb_agg(${stepOf('p')} order by a.distance desc)
  from unit_ancestor a join unit p on p.uuid = a.ancestor where a.unit = ${unit} and a.distance > 0 and ${isSeen}), '[]'::jsonb)`

/** What a unit shows: its own value, else that of the nearest above that has one. */
export const nearest = (unit: string, column: 'color' | 'logo_url'): string => `(select n.${column} from unit_ancestor a
  join unit n on n.uuid = a.ancestor where a.unit = ${unit} and n.${column} is not null order by a.distance limit 1)`

/** How many people are in a unit and below it, each once; everybody in the general one. With a cap: no more than that. */
export function countPeople(unit: string, isGeneral: string, cap: number | null): string {
  const limit = cap === null ? '' : `limit ${cap}`
  const sum = `coalesce((select sum(s.people) from unit_people s where s.unit = ${unit}), 0)`
  return `(case when ${isGeneral} then (select count(*)::int from (select from person where status <> 'ANONYMISED' ${limit}) d)
    else ${cap === null ? sum : `least(${sum}, ${cap})`}::int end)`
}

/** How many come into a unit itself on a later day. */
export const countComing = (unit: string): string =>
  `(select count(*)::int from coming_membership c where c.unit = ${unit})`

/** How many come into a unit or below it on a later day, each once. */
export const countComingBelow = (unit: string): string =>
  `(select count(distinct c.person)::int from unit_ancestor a join coming_membership c on c.unit = a.unit where a.ancestor = ${unit})`

/** Whether somebody is a manager or deputy today, of a row of unit_membership. */
export const isManaging = (membership: string): string => `${membership}.role <> 'MEMBER' and ${isNotOver(membership)}`

/** A way of units, as the statements above answer it. */
export type Path = UnitStep[]
