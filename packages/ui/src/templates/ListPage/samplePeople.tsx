import type { ReactNode } from 'react'
import { DateCell, Missing, NameCell, NumberCell } from '../../components/DataTable/cells.tsx'
import type { Column, TableLayout } from '../../components/DataTable/dataTableTypes.ts'
import type { FilterDefinition, FilterValue } from '../../components/FilterBar/filterTypes.ts'
import type { SavedView } from '../../components/SavedViews/savedViewsTypes.ts'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'

/** One row of the list that the stories show; null is what a part of the server did not answer. */
export interface SamplePerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly unit: string
  readonly overdue: number | null
  readonly seen: string
  readonly status: 'active' | 'invited' | 'locked'
  /** A reminder that waits for the network. @default false */
  readonly isWaiting?: boolean
}

const person = (id: string, name: string, email: string, unit: string, overdue: number | null, seen: string, status: SamplePerson['status'] = 'active'): SamplePerson => ({
  id,
  name,
  email: `${email}@uferwerk.example`,
  unit,
  overdue,
  seen,
  status,
})

/** Invented people of an invented company. */
export const samplePeople: readonly SamplePerson[] = [
  person('p1', 'Amina Okafor', 'amina.okafor', 'Lager Nord', 1, 'today, 08:12'),
  person('p2', 'Chidi Nwosu', 'chidi.nwosu', 'Lager Nord', 3, '12 Nov 2026'),
  person('p3', 'Grażyna Szczebrzeszyńska', 'g.szczebrzeszynska', 'Vehicle fleet', 5, '28 Sep 2026'),
  person('p4', 'Hannes Unterhuber', 'hannes.unterhuber', 'Packaging', 0, 'never', 'invited'),
  person('p5', 'Ivana Petrović', 'ivana.petrovic', 'Lager Süd', 0, 'today, 06:48'),
  person('p6', 'Mwanaisha Juma', 'mwanaisha.juma', 'Lager Süd', 2, 'today, 05:58'),
  person('p7', 'Nikolaus Ehrenreich', 'nikolaus.ehrenreich', 'Lager Süd', 2, '18 Nov 2026', 'locked'),
  person('p8', 'Thaddäus Obermoosbacher', 'thaddaeus.obermoosbacher', 'Customs', 0, '19 Nov 2026'),
]

/** The same list after one unit did not answer: names are there, its counts are not. */
export const partOfPeople: readonly SamplePerson[] = samplePeople.map((one) => (one.unit === 'Lager Süd' ? { ...one, overdue: null } : one))

const statuses: Readonly<Record<SamplePerson['status'], { readonly kind: StatusKind; readonly word: string }>> = {
  active: { kind: 'done', word: 'Active' },
  invited: { kind: 'invited', word: 'Invited' },
  locked: { kind: 'paused', word: 'Locked' },
}

const overdueCell = (overdue: number | null): ReactNode =>
  overdue === null ? <Missing /> : <NumberCell value={String(overdue)} tone={overdue > 0 ? 'bad' : 'zero'} />

export const peopleColumns: readonly Column<SamplePerson>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, email }) => <NameCell name={name} second={email} />,
    textValue: ({ name }) => name,
  },
  { id: 'unit', label: 'Unit', isSortable: true, onCard: 'line', width: { initial: 148 }, cell: ({ unit }) => unit },
  { id: 'overdue', label: 'Overdue', isSortable: true, width: { initial: 128 }, cell: ({ overdue }) => overdueCell(overdue) },
  { id: 'seen', label: 'Last here', width: { initial: 132 }, cell: ({ seen }) => <DateCell text={seen} /> },
  {
    id: 'status',
    label: 'Status',
    width: { initial: 156 },
    cell: ({ status, isWaiting = false }) =>
      isWaiting ? <StatusChip kind="dueSoon">Reminder waits</StatusChip> : <StatusChip kind={statuses[status].kind}>{statuses[status].word}</StatusChip>,
  },
]

/** The list as it was when the network went, one reminder not yet sent. */
export const peopleBefore: readonly SamplePerson[] = samplePeople.map((one) => (one.id === 'p1' ? { ...one, isWaiting: true } : one))

export const peopleFilters: readonly FilterDefinition[] = [
  { id: 'unit', label: 'Unit', kind: 'one', options: [{ id: 'customs', label: 'Customs' }, { id: 'north', label: 'Lager Nord' }] },
  { id: 'overdue', label: 'Overdue', kind: 'number', min: 0 },
]

/** The two filters that leave nobody. */
export const narrowFilters: readonly FilterValue[] = [
  { id: 'unit', kind: 'one', option: 'customs' },
  { id: 'overdue', kind: 'number', from: 6, to: null },
]

export const peopleViews: readonly SavedView[] = [
  { id: 'all', label: 'All', href: '/user-management', count: 214 },
  { id: 'overdue', label: 'Overdue', href: '/user-management?view=overdue', count: 37 },
  { id: 'never', label: 'Never signed in', href: '/user-management?view=never', count: 12 },
]

/** Every column, as given. */
export const plainLayout: TableLayout = { order: [], hidden: [], widths: {}, pinned: [] }
