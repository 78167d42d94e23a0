import type { ReactNode } from 'react'
import { DateCell, Missing, NameCell, NumberCell } from '../../components/DataTable/cells/cells.tsx'
import type { Column, TableLayout } from '../../components/DataTable/dataTableTypes.ts'
import type { FilterDefinition, FilterValue } from '../../components/FilterBar/filterTypes.ts'
import type { SavedView } from '../../components/SavedViews/savedViewsTypes.ts'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import type { PeopleWords } from './samplePeopleWords.ts'

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

const person = (
  id: string,
  name: string,
  email: string,
  unit: string,
  overdue: number | null,
  seen: string,
  status: SamplePerson['status'] = 'active',
): SamplePerson => ({
  id,
  name,
  email: `${email}@uferwerk.example`,
  unit,
  overdue,
  seen,
  status,
})

/** Invented people of an invented company, in the words of a language. */
export const peopleIn = ({ units, days }: PeopleWords): readonly SamplePerson[] => {
  const [
    morning = '',
    twelfth = '',
    september = '',
    never = '',
    dawn = '',
    night = '',
    eighteenth = '',
    nineteenth = '',
  ] = days
  return [
    person('p1', 'Amina Okafor', 'amina.okafor', units.north, 1, morning),
    person('p2', 'Chidi Nwosu', 'chidi.nwosu', units.north, 3, twelfth),
    person('p3', 'Grażyna Szczebrzeszyńska', 'g.szczebrzeszynska', units.fleet, 5, september),
    person('p4', 'Hannes Unterhuber', 'hannes.unterhuber', units.packaging, 0, never, 'invited'),
    person('p5', 'Ivana Petrović', 'ivana.petrovic', units.south, 0, dawn),
    person('p6', 'Mwanaisha Juma', 'mwanaisha.juma', units.south, 2, night),
    person('p7', 'Nikolaus Ehrenreich', 'nikolaus.ehrenreich', units.south, 2, eighteenth, 'locked'),
    person('p8', 'Thaddäus Obermoosbacher', 'thaddaeus.obermoosbacher', units.customs, 0, nineteenth),
  ]
}

/** What a state of the list makes of its people. */
export type SamplePart = (all: readonly SamplePerson[]) => readonly SamplePerson[]

export const everybody: SamplePart = (all) => all

export const nobody: SamplePart = () => []

/** The same list after one unit did not answer: names are there, its counts are not. */
export const partOfPeople: SamplePart = (all) =>
  all.map((one) => (['p5', 'p6', 'p7'].includes(one.id) ? { ...one, overdue: null } : one))

const statusKinds = { active: 'done', invited: 'invited', locked: 'paused' } as const satisfies Record<
  SamplePerson['status'],
  StatusKind
>

const overdueCell = (overdue: number | null): ReactNode =>
  overdue === null ? <Missing /> : <NumberCell value={String(overdue)} tone={overdue > 0 ? 'bad' : 'zero'} />

/** The columns of the list, in the words of a language. */
export const peopleColumnsIn = (texts: PeopleWords): readonly Column<SamplePerson>[] => [
  {
    id: 'name',
    label: texts.name,
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, email }) => <NameCell name={name} second={email} />,
    textValue: ({ name }) => name,
  },
  {
    id: 'unit',
    label: texts.unit,
    isSortable: true,
    onCard: 'line',
    width: { initial: 148 },
    cell: ({ unit }) => unit,
  },
  {
    id: 'overdue',
    label: texts.overdue,
    isSortable: true,
    width: { initial: 128 },
    cell: ({ overdue }) => overdueCell(overdue),
  },
  { id: 'seen', label: texts.seen, width: { initial: 132 }, cell: ({ seen }) => <DateCell text={seen} /> },
  {
    id: 'status',
    label: texts.status,
    width: { initial: 156 },
    cell: ({ status, isWaiting = false }) =>
      isWaiting ? (
        <StatusChip kind="dueSoon">{texts.waiting}</StatusChip>
      ) : (
        <StatusChip kind={statusKinds[status]}>{texts.statuses[status]}</StatusChip>
      ),
  },
]

/** The list as it was when the network went, one reminder not yet sent. */
export const peopleBefore: SamplePart = (all) => all.map((one) => (one.id === 'p1' ? { ...one, isWaiting: true } : one))

export const peopleFiltersIn = ({ unit, overdue, units }: PeopleWords): readonly FilterDefinition[] => [
  {
    id: 'unit',
    label: unit,
    kind: 'one',
    options: [
      { id: 'customs', label: units.customs },
      { id: 'north', label: units.north },
    ],
  },
  { id: 'overdue', label: overdue, kind: 'number', min: 0 },
]

/** The two filters that leave nobody. */
export const narrowFilters: readonly FilterValue[] = [
  { id: 'unit', kind: 'one', option: 'customs' },
  { id: 'overdue', kind: 'number', from: 6, to: null },
]

export const peopleViewsIn = ({ all, overdue, never }: PeopleWords): readonly SavedView[] => [
  { id: 'all', label: all, href: '/user-management', count: 214 },
  { id: 'overdue', label: overdue, href: '/user-management?view=overdue', count: 37 },
  { id: 'never', label: never, href: '/user-management?view=never', count: 12 },
]

/** Every column, as given. */
export const plainLayout: TableLayout = { order: [], hidden: [], widths: {}, pinned: [] }
