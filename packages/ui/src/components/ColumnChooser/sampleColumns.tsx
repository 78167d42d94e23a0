import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import type { Column } from '../DataTable/dataTableTypes.ts'

interface Person {
  readonly name: string
}

const labels = {
  en: { name: 'Name', unit: 'Unit', overdue: 'Overdue', lastHere: 'Last here', status: 'Status' },
  de: { name: 'Name', unit: 'Einheit', overdue: 'Überfällig', lastHere: 'Zuletzt da', status: 'Status' },
  sw: { name: 'Jina', unit: 'Kitengo', overdue: 'Zilizochelewa', lastHere: 'Mara ya mwisho', status: 'Hali' },
}

/** Columns of a list of people in the language of a story. */
export const columnsIn = (globals: StoryGlobals): readonly Column<Person>[] => {
  const said = inStoryLanguage(globals, labels)
  return [
    { id: 'name', label: said.name, cell: ({ name }) => name, isRowHeader: true, isPinned: true },
    { id: 'unit', label: said.unit, cell: () => '' },
    { id: 'overdue', label: said.overdue, cell: () => '' },
    { id: 'lastHere', label: said.lastHere, cell: () => '' },
    { id: 'status', label: said.status, cell: () => '' },
  ]
}

/** The same for stories and tests in English. */
export const sampleColumns = columnsIn({})
