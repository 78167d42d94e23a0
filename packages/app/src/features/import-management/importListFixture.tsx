import type { SavedViewsUse } from '../../domain/list/useSavedViews.ts'
import { known } from '../../testing/answers.ts'
import { datesOfStories, importsPageFixture } from './importFixture.ts'
import { importCodec } from './importList.ts'
import type { ImportManagementViewProps } from './ImportManagementView.tsx'
import { ImportViews } from './ImportViews.tsx'

const nothing = () => undefined
const refused = () => Promise.reject(new Error('Nothing is kept in stories.'))

const saved: SavedViewsUse = {
  views: [
    { uuid: 'v1', name: 'HR-Exporte mit Fehlern', query: 'q=HR&errors=yes', isShared: true, isOwn: true, revision: 1 },
  ],
  problem: null,
  ...{ create: refused, update: refused, remove: refused },
}

/** How the list stands for an address, with the row of views above it. */
export function listedFixture(query: string): Pick<ImportManagementViewProps, 'state' | 'views'> {
  const state = importCodec.read(query)
  const address = { state, kept: importCodec.keep(state), hrefOfKept: (kept: string) => `/?${kept}` }
  return { state, views: <ImportViews {...{ address, saved }} mayShare onGo={nothing} /> }
}

/** How many there are; nobody knows for null. */
export const countFixture = (matching: number | null): ImportManagementViewProps['count'] => ({
  matching,
  isCapped: false,
  onCountAll: nothing,
  isCounting: false,
  problem: null,
})

/** The list of an administrator, with its five invented imports. */
export const listArgsFixture = {
  title: 'Imports',
  ...listedFixture(''),
  page: known(importsPageFixture()),
  count: countFixture(5),
  now: new Date('2026-11-22T09:30:00Z'),
  dates: datesOfStories,
  owners: { find: () => Promise.resolve([]), chosen: null },
  density: { value: 'comfortable', onChange: nothing },
  ...{ areViewsMissing: false, fileFault: null, file: { kind: 'idle' }, newHref: '/?import=new' },
  hrefOf: (uuid) => `/?import=${uuid}`,
  ...{ onChange: nothing, onTemplate: nothing, onExport: nothing, onRetry: nothing },
} satisfies ImportManagementViewProps
