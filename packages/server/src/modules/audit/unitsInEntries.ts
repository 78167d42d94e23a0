import { isUnitInScope, type Scope } from '../scope.ts'
import { stepOf } from '../units/statements.ts'

/** The fields of an entry that name a unit: by its uuid, and what imports and changes of the tree write by its key or name. */
const unitFields = ['unit', 'parent', 'into', 'from'] as const

const namesOf = (unit: string): string => `(values (${unit}.uuid::text), (${unit}.key), (${unit}.name)) n (name)`

/**
 * The one predicate over what a history tells: an entry that names a unit, before or after, is for those alone who manage that
 * unit. `event` is the alias of the entry's row, `parameter` the place of `scope.manager` among the statement's parameters.
 * The names that may be told are read once for the whole statement.
 */
export const isEntryInScope = (scope: Scope, event: string, parameter: string): string =>
  scope.manager === null
    ? 'true'
    : `not exists (select from (values (${event}.before), (${event}.after)) s (side)
        cross join unnest('{${unitFields.join(',')}}'::text[]) f (field)
        where s.side ->> f.field is not null and s.side ->> f.field not in (
          select n.name from unit k cross join lateral ${namesOf('k')} where ${isUnitInScope(scope, 'k.uuid', parameter)}))`

const named = (event: string): string => `coalesce(${event}.after ->> 'unit', ${event}.before ->> 'unit')`

/** The unit that an entry about something else names, as JSON; only for entries that `isEntryInScope` lets through. */
export const unitInEntry = (event: string): string => `(select ${stepOf('k')} from unit k
  where k.key = ${named(event)} or k.uuid = case when ${named(event)} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${named(event)}::uuid end limit 1)`
