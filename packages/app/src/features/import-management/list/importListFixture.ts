import { screenListFixture, type ScreenListParts } from '../../../testing/listFixture.ts'
import { datesOfStories, importsPageFixture } from '../importFixture.ts'
import { importList } from './importList.ts'
import type { ImportManagementViewProps } from '../ImportManagementView.tsx'
import type { ImportHead } from '../importTypes.ts'

const nothing = () => undefined
const ownViews = [
  { uuid: 'v1', name: 'HR-Exporte mit Fehlern', query: 'q=HR&errors=yes', isShared: true, isOwn: true, revision: 1 },
]

/** The list with its five invented imports; any part can be replaced. */
export const importListFixture = (
  parts: ScreenListParts<ImportHead, 'entry'> = {},
  imports = importsPageFixture().items,
) => screenListFixture(importList, imports, { ...parts, saved: { views: ownViews, ...parts.saved } })

/** The list of an administrator. */
export const listArgsFixture = {
  title: 'Imports',
  list: importListFixture(),
  now: new Date('2026-11-22T09:30:00Z'),
  dates: datesOfStories,
  owners: { find: () => Promise.resolve([]), chosen: null },
  fileError: null,
  file: { kind: 'idle' },
  newHref: '/?import=new',
  hrefOf: (uuid) => `/?import=${uuid}`,
  onTemplate: nothing,
  onExport: nothing,
} satisfies ImportManagementViewProps
