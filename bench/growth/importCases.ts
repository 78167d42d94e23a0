import { planned } from '@somo/server/database/planned'
import type { ImportChoice } from '@somo/server/modules/imports/list/listConditions'
import { countImports, listImports } from '@somo/server/modules/imports/list/listStore'
import type { GrowthContext } from './context.ts'
import { type GrowthCase, page, planOf } from './growthCase.ts'

const everything: ImportChoice = {
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

const filters: readonly (readonly [string, (context: GrowthContext) => Partial<ImportChoice>])[] = [
  ['all', () => ({})],
  ['own', ({ importer }) => ({ ownerSubject: importer.subject })],
  ['of a manager without any', () => ({ ownerSubject: 'growth-50' })],
  ['units', () => ({ kinds: ['UNITS'] })],
  ['changes and deactivates', () => ({ modes: ['UPDATE_DEACTIVATE'] })],
  ['finished', () => ({ states: ['DONE', 'DONE_WITH_ERRORS'] })],
  ['failed', () => ({ states: ['FAILED'] })],
  ['running', () => ({ states: ['RUNNING'] })],
  ['with errors', () => ({ hasErrors: true })],
  ['without errors', () => ({ hasErrors: false })],
  ['can be undone', () => ({ canUndo: true })],
  ['cannot be undone', () => ({ canUndo: false })],
  ['mine', ({ importer }) => ({ isOwn: { subject: importer.subject, is: true } })],
  ['of others', ({ importer }) => ({ isOwn: { subject: importer.subject, is: false } })],
  ['of a person', ({ importer }) => ({ owner: importer.uuid })],
  [
    'started on one day',
    ({ startedOn }) => ({ startedFrom: `${startedOn}T00:00:00Z`, startedUntil: `${startedOn}T23:59:59Z` }),
  ],
  ['started since long', () => ({ startedFrom: '2000-01-01T00:00:00Z' })],
  ['search rare', () => ({ search: 'file 7.csv' })],
]
const sorts = ['CREATED', 'FILE', 'STARTED', 'ROWS', 'FAILED'] as const
const directions = ['ASCENDING', 'DESCENDING'] as const

function pages(
  name: string,
  goal: GrowthCase['goal'],
  choose: (context: GrowthContext) => Partial<ImportChoice>,
): GrowthCase[] {
  return sorts.flatMap((field) =>
    directions.flatMap((direction) =>
      [false, true].map((isMiddle) => ({
        name: `imports, ${name}, ${field} ${direction}${isMiddle ? ', from the middle' : ''}`,
        goal,
        run: (context: GrowthContext) =>
          listImports(
            planned(context.database.lists),
            planOf(field, direction, isMiddle ? context.middles[`IMPORT_${field}`] : null),
            { ...everything, ...choose(context) },
          ),
      })),
    ),
  )
}

/** The list of imports: every filter with every sort and direction, from the start and from the middle. */
export const importCases: readonly GrowthCase[] = [
  ...filters.flatMap(([name, choose]) => pages(name, page, choose)),
  ...pages('search common', 20, () => ({ search: 'file' })),
  ...filters.map(([name, choose]) => ({
    name: `imports, ${name}, count to 1000`,
    goal: 20,
    run: (context: GrowthContext) => countImports(context.pool, 1000, { ...everything, ...choose(context) }),
  })),
]
