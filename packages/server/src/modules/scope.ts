import type { Caller } from '../access/caller.ts'

/**
 * Whom and what a caller manages (scope is not a role). Administrators manage everything; everybody else
 * the units in which they are manager or deputy, with what lies below, and the people in these.
 */
export interface Scope {
  /** The subject whose managed units bound it; null: nothing does. */
  readonly manager: string | null
}

/** The scope of a caller whom `@allow` has let through. */
export const scopeOf = ({ roles, subject }: Pick<Caller, 'roles' | 'subject'>): Scope => ({
  manager: roles.includes('ADMIN') ? null : subject,
})

/** The unit that people come into for whom nobody names one; one that is switched off or put away takes nobody. */
export const newPeopleUnit = `coalesce((select n.uuid from unit n where n.takes_new and n.is_active), (select g.uuid from unit g where g.is_general))`

/**
 * The one predicate over people. `person` is the column with their uuid, `parameter` the place of `scope.manager` among
 * the statement's parameters, such as `$1`; it is named in the text only where the scope is bounded.
 */
export const isPersonInScope = (scope: Scope, person: string, parameter: string): string =>
  scope.manager === null ? 'true' : `is_managed_person(${parameter}, ${person})`

/**
 * As `isPersonInScope`, for statements that judge many people at once: the managed units are read once for all of them,
 * where `is_managed_person` would be asked anew for each.
 */
export const isAmongPeopleInScope = (scope: Scope, person: string, parameter: string): string =>
  scope.manager === null
    ? 'true'
    : `${person} in (select s.person from unit_membership s where s.unit in (select managed_unit(${parameter})))`

/**
 * As `isAmongPeopleInScope`, for statements that read people in an order until a page is full: the managed units are read once, where
 * PostgreSQL otherwise asks for them anew for each person.
 */
export const isAmongPeopleInScopeInOrder = (scope: Scope, person: string, parameter: string): string =>
  scope.manager === null
    ? 'true'
    : `${person} in (select s.person from unit_membership s where s.unit = any(array(select managed_unit(${parameter}))))`

/** The one predicate over units, as `isPersonInScope`. */
export const isUnitInScope = (scope: Scope, unit: string, parameter: string): string =>
  scope.manager === null ? 'true' : `${unit} in (select managed_unit(${parameter}))`
