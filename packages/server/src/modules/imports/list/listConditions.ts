import type { ImportKind, ImportMode, ImportSortField, ImportState } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { patternsOf } from '../../searching.ts'
import { stateInSql, undoUntilInSql } from '../importStore.ts'

/** Which imports a list shows; null leaves a condition out. */
export interface ImportChoice {
  /** Whose alone it shows. */
  readonly ownerSubject: string | null
  /** In the name of the file. */
  readonly search: string | null
  readonly kinds: readonly ImportKind[] | null
  readonly modes: readonly ImportMode[] | null
  readonly states: readonly ImportState[] | null
  readonly canUndo: boolean | null
  readonly hasErrors: boolean | null
  /** Whether it is `subject`'s. */
  readonly isOwn: { readonly subject: string; readonly is: boolean } | null
  /** The uuid of the person whose it is. */
  readonly owner: string | null
  /** From when on its run began, and before when; RFC 3339. */
  readonly startedFrom: string | null
  readonly startedUntil: string | null
}

/** A choice that leaves nothing out. */
export const everyImport: ImportChoice = {
  ownerSubject: null,
  search: null,
  kinds: null,
  modes: null,
  states: null,
  canUndo: null,
  hasErrors: null,
  isOwn: null,
  owner: null,
  startedFrom: null,
  startedUntil: null,
}

/** What a choice asks of imports `t`, as SQL over `values`; what is empty asks nothing. */
export interface ImportConditions {
  readonly values: unknown[]
  /** Whose they are: each order of the list has an index for one person. */
  readonly owner: readonly string[]
  readonly search: readonly string[]
  readonly kind: readonly string[]
  readonly mode: readonly string[]
  /** What may stand in their rows, and where these hold few imports alone. */
  readonly state: readonly string[]
  readonly hasFewStates: boolean
  readonly started: readonly string[]
  /** That their run began, where those states tell it, as the database checks. */
  readonly begun: readonly string[]
  /** Which of these nothing has stopped, where all of those states are of something at work. */
  readonly moving: readonly string[]
  readonly errors: readonly string[]
  /** What an index knows of those that may be undone. */
  readonly undoable: readonly string[]
  /** What no index finds. */
  readonly others: readonly string[]
  /** What their job `j` is asked for as well. */
  readonly ofJob: readonly string[]
}

const longestSearch = 200
const started = `coalesce(t.started_at, '-infinity'::timestamptz)`
const nobody = '00000000-0000-0000-0000-000000000000'

/** What the list is sorted by, and of which type that is; never null. */
export const importSorts = {
  CREATED: { key: 't.created_at', type: 'timestamptz' },
  FILE: { key: 't.file_name', type: 'text' },
  STARTED: { key: started, type: 'timestamptz' },
  ROWS: { key: 'coalesce(t.row_count, -1)', type: 'int' },
  FAILED: { key: 't.failed', type: 'int' },
} as const satisfies Record<ImportSortField, { readonly key: string; readonly type: string }>

/** The states an import may have in its row while it stands so: its job may have ended without it. */
const alsoStored = {
  PARSED: ['MAPPED'],
  FAILED: ['UPLOADED', 'MAPPED', 'RUNNING'],
  CANCELLED: ['UPLOADED', 'RUNNING'],
} as const satisfies Partial<Record<ImportState, readonly ImportState[]>>

const storedOf = (states: readonly ImportState[]): ImportState[] => {
  const more: Readonly<Partial<Record<ImportState, readonly ImportState[]>>> = alsoStored
  return [...new Set(states.flatMap((state) => [state, ...(more[state] ?? [])]))]
}

/** Whether more than its row has to be asked. */
const isMoving = (state: ImportState): boolean => state === 'UPLOADED' || state === 'MAPPED' || state === 'RUNNING'

const hasBegun = (state: ImportState): boolean =>
  state === 'RUNNING' || state === 'DONE' || state === 'DONE_WITH_ERRORS' || state === 'ROLLED_BACK'

/**
 * Whether nothing has stopped it. A job that has done its work leaves no import in such a state, as it writes both at once; so these
 * are told by the few jobs in line or at work, not by those of all that ever stopped. The states stand here once more for their index.
 */
const isAtWork = `t.state in ('UPLOADED', 'MAPPED', 'RUNNING')
  and (t.job is null or t.job = any (array(select w.uuid from job w where w.state in ('QUEUED', 'RUNNING'))))`

/** Whether most imports come to it in the end. */
const isCommon = (state: ImportState): boolean => state === 'DONE' || state === 'DONE_WITH_ERRORS'

function readSearch(search: string | null): string[] {
  const text = search?.trim() ?? ''
  if (text.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  return patternsOf(text)
}

const endedOrNot = `coalesce(t.ended_at, 'infinity'::timestamptz)`
/** What indexes know of it: it ended within the week, or its job stopped within the week. */
const mayBeUndone = `t.started_at is not null and t.undone_at is null and (
  (${endedOrNot} > now() - interval '7 days' and ${endedOrNot} < 'infinity'::timestamptz)
  or (t.state = 'RUNNING' and t.job = any (array(select w.uuid from job w where w.kind = 'import.run' and w.state in ('FAILED', 'CANCELLED') and w.ended_at > now() - interval '7 days'))))`

/** The conditions of a choice. @throws SomoError BAD_INPUT where more is searched for than 200 characters. */
export function conditionsOf(choice: ImportChoice): ImportConditions {
  const { ownerSubject, kinds, modes, states, canUndo, hasErrors, isOwn, owner, startedFrom, startedUntil } = choice
  const values: unknown[] = []
  const add = (value: unknown): string => `$${values.push(value)}`
  const given = <T>(value: T | null, write: (value: T) => string): string[] => (value === null ? [] : [write(value)])
  const ownedBy = (subject: string): string =>
    `t.owner = (select p.uuid from person p where p.subject = ${add(subject)})`
  const stored = states === null ? [] : storedOf(states)
  const hasMoving = stored.some(isMoving)
  const areMoving = hasMoving && stored.every(isMoving)
  return {
    values,
    owner: [
      ...given(ownerSubject, ownedBy),
      ...given(isOwn?.is === true ? isOwn.subject : null, ownedBy),
      ...given(owner, (uuid) => `t.owner = ${add(isUuid(uuid) ? uuid : nobody)}::uuid`),
    ],
    search: readSearch(choice.search).map((pattern) => `t.search_text like ${add(pattern)}`),
    kind: given(kinds, (some) => `t.kind = any(${add(some)}::text[])`),
    mode: given(modes, (some) => `t.mode = any(${add(some)}::text[])`),
    state: given(states, () => `t.state = any(${add(stored)}::text[])`),
    hasFewStates: !stored.some(isCommon),
    started: [
      ...given(startedFrom, (moment) => `${started} >= ${add(moment)}::timestamptz`),
      ...given(startedUntil, (moment) => `t.started_at is not null and ${started} < ${add(moment)}::timestamptz`),
    ],
    begun: stored.length > 0 && stored.every(hasBegun) ? [`${started} > '-infinity'::timestamptz`] : [],
    moving: areMoving ? [isAtWork] : [],
    errors: given(hasErrors, (has) => (has ? 't.failed > 0' : 't.failed < 1')),
    undoable: canUndo === true ? [mayBeUndone] : [],
    others: [
      ...given(isOwn?.is === false ? isOwn.subject : null, (subject) => `not coalesce(${ownedBy(subject)}, false)`),
    ],
    ofJob: [
      ...given(hasMoving && !areMoving ? states : null, (some) => `${stateInSql} = any(${add(some)}::text[])`),
      ...given(canUndo, (can) =>
        can ? `(${undoUntilInSql}) is not null` : `(not (${mayBeUndone}) or (${undoUntilInSql}) is null)`,
      ),
    ],
  }
}

/** All that their rows tell. */
export const ofRow = ({
  owner,
  search,
  kind,
  mode,
  state,
  started: days,
  begun,
  moving,
  errors,
  undoable,
  others,
}: ImportConditions): string[] =>
  [owner, search, kind, mode, state, days, begun, moving, errors, undoable, others].flat()
