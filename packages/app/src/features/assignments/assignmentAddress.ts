import type { AssignmentStep, PageInput } from '@somo/graphql/schema'
import { readListBehind, writeListBehind } from '../../domain/list/definition/listBehind.ts'
import { readSelectedId } from '../../platform/api/isUuid.ts'
import { assignmentList } from './list/assignmentList.ts'

/** The steps of the form, in their order. */
export const wizardSteps = ['what', 'who', 'when', 'often', 'messages', 'check'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What of the check is shown. */
export const checkTabs = ['all', 'new', 'earlier', 'later', 'done', 'left', 'leaves'] as const
export type CheckTab = (typeof checkTabs)[number]

/** A place in the rows of the check; null: their start. */
export interface RowPlace {
  readonly at: 'after' | 'before'
  readonly cursor: string
}

/** Which draft is open, in which step, and what of its check: all of it stands in the address. */
export interface WizardAddress {
  /** The draft's id, or `new`; null: the list. */
  readonly edit: string | null
  /** Null: the step that was saved last. */
  readonly step: WizardStep | null
  readonly tab: CheckTab
  readonly rows: RowPlace | null
  /** The list it was opened from, as its codec writes it. */
  readonly list: string
}

/** The word for an assignment that has no draft yet. */
export const newAssignment = 'new'

/** What an address asks for; what is unknown in it is ignored. */
export function readWizardAddress(query: URLSearchParams): WizardAddress {
  return {
    edit: query.get('edit') === newAssignment ? newAssignment : readSelectedId(query.get('edit')),
    step: wizardSteps.find((step) => step === query.get('step')) ?? null,
    tab: checkTabs.find((tab) => tab === query.get('show')) ?? 'all',
    rows: readPlace(query),
    list: readListBehind(assignmentList, query),
  }
}

function readPlace(query: URLSearchParams): RowPlace | null {
  for (const at of ['after', 'before'] as const) {
    const cursor = query.get(at) ?? ''
    if (cursor !== '') return { at, cursor }
  }
  return null
}

/** The query of an address, with its question mark; '' for the list as it is at first. */
export function writeWizardAddress({ edit, step, tab, rows, list }: WizardAddress): string {
  if (edit === null) return list === '' ? '' : `?${list}`
  const query = new URLSearchParams({ edit })
  if (step !== null) query.set('step', step)
  if (tab !== 'all') query.set('show', tab)
  if (rows !== null) query.set(rows.at, rows.cursor)
  writeListBehind(assignmentList, query, list)
  return `?${query.toString()}`
}

/** A draft as it is opened from the list, which stands as `list` says. */
export const openWizard = (edit: string, list: string): WizardAddress => ({
  edit,
  step: null,
  tab: 'all',
  rows: null,
  list,
})

const stepOf: Readonly<Record<AssignmentStep, WizardStep>> = {
  WHAT: 'what',
  WHO: 'who',
  WHEN: 'when',
  HOW_OFTEN: 'often',
  MESSAGES: 'messages',
  CHECK: 'check',
}

/** A step of the API as the address names it. */
export const wizardStep = (step: AssignmentStep): WizardStep => stepOf[step]

const rowsOnPage = 25

/** The page of a place, as the API asks for it. */
export function pageOfRows(place: RowPlace | null): PageInput {
  if (place === null) return { first: rowsOnPage }
  return place.at === 'after' ? { first: rowsOnPage, after: place.cursor } : { last: rowsOnPage, before: place.cursor }
}
