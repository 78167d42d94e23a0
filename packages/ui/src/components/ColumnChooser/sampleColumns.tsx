import type { Column } from '../DataTable/dataTableTypes.ts'

interface Person {
  readonly name: string
}

/** Columns of a list of people. */
export const sampleColumns: readonly Column<Person>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, isRowHeader: true, isPinned: true },
  { id: 'unit', label: 'Unit', cell: () => '' },
  { id: 'overdue', label: 'Overdue', cell: () => '' },
  { id: 'lastHere', label: 'Last here', cell: () => '' },
  { id: 'status', label: 'Status', cell: () => '' },
]
