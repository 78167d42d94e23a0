/** @jsxImportSource #samples */
import { useMemo, useState, type ReactNode } from 'react'
import { captionText } from '../../testing/sampleCaptions.ts'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { DateCell, NameCell, NumberCell } from './cells/cells.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps, Selected, TableLayout, TableSort } from './dataTableTypes.ts'
import { nothingSelected } from './selection/tableSelection.ts'

/** A person of the stories. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly mail: string
  readonly unit: string
  readonly overdue: number
  readonly open: number
  readonly seen: string
  readonly status: 'active' | 'invited' | 'locked'
}

const names = [
  'Aylin Demir',
  'Benedikt von Rautenberg-Sommerfeld',
  'Chausiku Abdallah',
  'Damian Grześkowiak',
  'Esther Njoroge',
  'Friederike Holländer',
  'Gathoni Kariuki',
  'Hendrik Asmussen',
  'Ilse-Marie Brückner',
  'Juma Mwinyi',
  'Kaspar Thorbecke',
  'Lwazi Dlamini',
  'Mariam Chombo',
  'Nikolai Petrenko',
] as const
const units = ['Store North', 'Store South', 'Customs', 'Packing', 'Fleet'] as const
const days = ['today, 08:12', 'yesterday, 17:40', '12 Nov 2026', '3 Nov 2026', '28 Sep 2026', 'never'] as const
const statuses = { active: 'Active', invited: 'Invited', locked: 'Locked' } as const

const pick = <Value,>(values: readonly [Value, ...Value[]] | readonly Value[], index: number, other: Value): Value =>
  values[index % values.length] ?? other

/** So many people, always the same; from the second round on with a number behind the name. */
export const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length)
    const name = `${pick(names, index, names[0])}${round === 0 ? '' : ` ${round + 1}`}`
    return {
      id: `p${index + 1}`,
      name,
      mail: `${name
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^a-z0-9]+/g, '.')}@quayside.example`,
      unit: pick(units, index * 3, ''),
      overdue: index % 4 === 2 ? (index % 5) + 1 : 0,
      open: (index * 7) % 10,
      seen: pick(days, index, ''),
      status: index % 9 === 7 ? 'invited' : index % 13 === 11 ? 'locked' : 'active',
    }
  })

const statusKinds = { active: 'done', invited: 'invited', locked: 'paused' } as const

const overdueCell = ({ overdue, open }: Person): ReactNode => (
  <NumberCell
    value={String(overdue)}
    tone={overdue > 0 ? 'bad' : 'zero'}
    {...(open > overdue ? { rest: `of ${open}` } : {})}
  />
)

/** The columns of the people's list (look.md, list page). */
export const personColumns: readonly Column<Person>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, mail }) => <NameCell name={name} second={mail} />,
    textValue: ({ name }) => name,
  },
  {
    id: 'unit',
    label: 'Unit',
    isSortable: true,
    onCard: 'line',
    width: { initial: 148 },
    cell: ({ unit }) => unit,
    textValue: ({ unit }) => unit,
  },
  { id: 'overdue', label: 'Overdue', isSortable: true, width: { initial: 100 }, cell: (person) => overdueCell(person) },
  {
    id: 'seen',
    label: 'Last here',
    width: { initial: 140 },
    cell: ({ seen }) => <DateCell text={captionText(seen)} />,
  },
  {
    id: 'status',
    label: 'Status',
    width: { initial: 128 },
    cell: ({ status }) => <StatusChip kind={statusKinds[status]}>{statuses[status]}</StatusChip>,
  },
]

/** More columns than fit; the names stay where the rest scrolls sideways. */
export const wideColumns: readonly Column<Person>[] = [
  ...personColumns.map((column) => (column.isRowHeader === true ? { ...column, isPinned: true } : column)),
  ...['Joined', 'Role', 'Locale', 'Cost centre'].map((label) => ({
    id: label,
    label,
    width: { initial: 160 },
    cell: ({ unit }: Person) => unit,
  })),
]

/** The same list by a sort, as a server would give it. */
export const sortPeople = (rows: readonly Person[], sort: TableSort | null): readonly Person[] => {
  if (sort === null) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  const keyOf = (person: Person): string | number =>
    sort.columnId === 'overdue' ? person.overdue : sort.columnId === 'unit' ? person.unit : person.name
  return rows.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    return first < second ? -sign : first > second ? sign : 0
  })
}

export interface PeopleTableProps extends Partial<
  Omit<DataTableProps<Person>, 'rows' | 'selection' | 'onLayoutChange'>
> {
  readonly people: readonly Person[]
  /** @default true */
  readonly isSelectable?: boolean
  readonly startSelected?: Selected
  /** The layout can be changed. @default false */
  readonly isArrangeable?: boolean
  /** Number of people that match, on all pages. */
  readonly total?: number
}

const personId = ({ id }: Person): string => id

/** A list of people that keeps its own state, as a screen would. */
export function PeopleTable({
  people: all,
  isSelectable = true,
  startSelected = nothingSelected,
  isArrangeable = false,
  total,
  ...props
}: PeopleTableProps) {
  const [sort, setSort] = useState<TableSort | null>(props.sort ?? null)
  const [selected, setSelected] = useState<Selected>(startSelected)
  const [layout, setLayout] = useState<TableLayout | undefined>(props.layout)
  const [expandedIds, setExpandedIds] = useState(props.expandedIds ?? nothingSelected)
  const rows = useMemo(() => sortPeople(all, sort), [all, sort])
  return (
    <DataTable
      label="People"
      columns={personColumns}
      rowId={personId}
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
      {...(isSelectable
        ? { selection: { selected, onChange: setSelected, ...(total === undefined ? {} : { total }) } }
        : {})}
      {...(layout === undefined ? {} : { layout })}
      {...(isArrangeable ? { onLayoutChange: setLayout } : {})}
    />
  )
}
