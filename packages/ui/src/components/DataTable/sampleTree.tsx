/** @jsxImportSource #samples */
import { useState } from 'react'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column } from './dataTableTypes.ts'

interface Unit {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly below?: readonly Unit[] | 'unloaded'
}
const units: readonly Unit[] = [
  {
    id: 'hh',
    name: 'Hamburg',
    count: 214,
    below: [
      { id: 'north', name: 'Store North', count: 48, below: [{ id: 'night', name: 'Night shift', count: 12 }] },
      { id: 'south', name: 'Store South', count: 36 },
    ],
  },
  { id: 'hb', name: 'Bremen', count: 163, below: 'unloaded' },
  { id: 'mb', name: 'Mombasa', count: 204, below: [{ id: 'port', name: 'Port', count: 204 }] },
]
const unitColumns: readonly Column<Unit>[] = [
  { id: 'name', label: 'Unit', isRowHeader: true, cell: ({ name }) => name, textValue: ({ name }) => name },
  { id: 'count', label: 'People', align: 'number', width: { initial: 120 }, cell: ({ count }) => count },
  { id: 'state', label: 'State', width: { initial: 160 }, cell: () => <StatusChip kind="done">Active</StatusChip> },
]

/** Units within units; Bremen's are not here yet. */
export function UnitTree({ expandedIds: opened }: { readonly expandedIds: ReadonlySet<string> }) {
  const [expandedIds, setExpandedIds] = useState(opened)
  return (
    <DataTable
      label="Units"
      columns={unitColumns}
      rows={units}
      rowId={({ id }) => id}
      tree={{ childrenOf: ({ below }) => below }}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
    />
  )
}
