import { ArrowDownUp, BellRing, BookPlus, Download, Network, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ColumnChooser } from '../../components/ColumnChooser/ColumnChooser.tsx'
import { DateCell, NameCell, NumberCell } from '../../components/DataTable/cells/cells.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Column, Selected, TableLayout, TableSort } from '../../components/DataTable/dataTableTypes.ts'
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx'
import type { FilterDefinition, FilterValue } from '../../components/FilterBar/filterTypes.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import type { MenuSection } from '../../components/MenuButton/menuTypes.ts'
import { SavedViews } from '../../components/SavedViews/SavedViews.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { SelectionBar } from '../../components/SelectionBar/SelectionBar.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { TableToolbar } from '../../components/TableToolbar/TableToolbar.tsx'
import { ListPage } from '../ListPage/ListPage.tsx'
import { germanFrame } from './dashboardWords.ts'
import { PersonDrawer } from './PersonDrawer.tsx'
import { pictureUsers, statusOf, type PictureUser } from './peopleFixture.ts'
import { countLine } from './pictures.css.ts'
import { managerMenu, PictureShell, type PictureShellProps } from './shell.tsx'
import { useHasRoomBeside } from './useHasRoomBeside.ts'

const nothing = (): void => undefined
/** How many people the filters leave. */
const matching = 214

const frame = {
  words: germanFrame,
  menu: [...managerMenu, ['more', ['assistant']]],
  current: 'user-management',
  counts: { 'import-management': 2, 'task-management': 9 },
  person: 'Miriam Schäfer',
  place: 'Personal',
  bottom: ['dashboard', 'user-management', 'unit-management', 'task-management'],
} as const satisfies Omit<PictureShellProps, 'children'>

const isLate = (overdue: number | null): overdue is number => overdue !== null && overdue > 0

const columns: readonly Column<PictureUser>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    // With the boxes and the other columns just as wide as the list beside the menu at 1024 px.
    width: { min: 220 },
    cell: ({ name, second }) => <NameCell name={name} second={second} />,
    textValue: ({ name }) => name,
  },
  { id: 'unit', label: 'Einheit', onCard: 'line', width: { initial: 147 }, cell: ({ unit }) => unit },
  {
    id: 'overdue',
    label: 'Überfällig',
    width: { initial: 74 },
    cell: ({ overdue, open }) => (
      <NumberCell
        value={overdue === null ? '–' : String(overdue)}
        tone={isLate(overdue) ? 'bad' : 'zero'}
        {...(open > 0 ? { rest: `von ${open}` } : {})}
      />
    ),
  },
  { id: 'seen', label: 'Zuletzt da', width: { initial: 115 }, cell: ({ seen }) => <DateCell text={seen} /> },
  {
    id: 'status',
    label: 'Status',
    width: { initial: 117 },
    cell: ({ status }) => <StatusChip kind={statusOf[status].kind}>{statusOf[status].word}</StatusChip>,
  },
]

/** Those who are late show what is late, under name and unit alone: where they stand leaves its room to how much is open. */
const lateColumns: readonly Column<PictureUser>[] = columns
  .filter(({ id }) => id !== 'status')
  .map((column): Column<PictureUser> => {
    if (column.id === 'name') return { ...column, cell: ({ name }) => <NameCell name={name} /> }
    if (column.id !== 'overdue') return column
    return {
      ...column,
      width: { initial: 118 },
      cell: ({ overdue, open }) => <NumberCell value={String(overdue)} tone="bad" rest={`von ${open} offenen`} />,
    }
  })
const lateUsers = pictureUsers
  .filter(({ overdue }) => isLate(overdue))
  .toSorted((one, other) => Number(other.overdue) - Number(one.overdue))

/** Beside an open drawer where there is room for the name alone. */
const nameAlone: TableLayout = {
  order: [],
  hidden: columns.map(({ id }) => id).filter((id) => id !== 'name'),
  widths: {},
  pinned: [],
}

const filters: readonly FilterDefinition[] = [
  { id: 'overdue', label: 'Überfällig', kind: 'one', options: [{ id: 'some', label: 'mehr als 0' }] },
  { id: 'unit', label: 'Einheit', kind: 'one', options: [{ id: 'hamburg', label: 'Hamburg, mit Untereinheiten' }] },
  { id: 'role', label: 'Rolle', kind: 'one', options: [{ id: 'learner', label: 'Lernende' }] },
  { id: 'seen', label: 'Zuletzt da', kind: 'date', pattern: 'dd.MM.yyyy' },
]

const views = [
  { id: 'all', label: 'Alle', href: '/user-management', count: 1284 },
  { id: 'overdue', label: 'Überfällig', href: '/user-management?view=overdue', count: 37 },
  { id: 'never', label: 'Nie angemeldet', href: '/user-management?view=never', count: 12 },
  { id: 'new', label: 'Neu in diesem Monat', href: '/user-management?view=new', count: 28 },
]

export interface PeopleProps {
  /** The row that is open in the drawer; null closes it. */
  readonly openId: string | null
  readonly selected: readonly string[]
  /** Everybody, or those who are late as they are looked through on a phone. @default 'all' */
  readonly view?: 'all' | 'late'
}

const startFilters: Readonly<Record<NonNullable<PeopleProps['view']>, readonly FilterValue[]>> = {
  all: [
    { id: 'unit', kind: 'one', option: 'hamburg' },
    { id: 'role', kind: 'one', option: 'learner' },
  ],
  late: [{ id: 'overdue', kind: 'one', option: 'some' }],
}

const rowMenu = (): readonly MenuSection[] => [
  { id: 'row', items: [{ id: 'remind', label: 'Erinnern', onAction: nothing }] },
]

const actions = (
  <>
    <Button icon={<Icon glyph={Download} />}>Exportieren</Button>
    <Button variant="solid" icon={<Icon glyph={Plus} />}>
      Person anlegen
    </Button>
  </>
)

interface BulkProps extends Required<Pick<PeopleProps, 'view'>> {
  readonly selected: Selected
  readonly onChange: (selected: Selected) => void
}

const assign = { id: 'assign', label: 'Zuweisen', icon: <Icon glyph={BookPlus} />, onAction: nothing }
const remind = { id: 'remind', label: 'Erinnern', icon: <Icon glyph={BellRing} />, onAction: nothing }
const unit = { id: 'unit', label: 'Einheit', icon: <Icon glyph={Network} />, onAction: nothing }
const exporting = { id: 'export', label: 'Exportieren', icon: <Icon glyph={Download} />, onAction: nothing }

/** On a phone what is done most with the late stands first, and the rest in the menu. */
const Bulk = ({ view, selected, onChange }: BulkProps) => (
  <SelectionBar
    count={'all' in selected ? matching - selected.except.size : selected.size}
    {...(view === 'all' ? { total: matching, onSelectAll: () => onChange({ all: true, except: new Set() }) } : {})}
    onClear={() => onChange(new Set())}
    actions={view === 'all' ? [assign, remind, unit] : [remind, assign]}
    moreActions={[{ id: 'more', items: view === 'all' ? [exporting] : [unit, exporting] }]}
  />
)

interface ToolsProps extends Required<Pick<PeopleProps, 'view'>> {
  readonly layout: TableLayout
  readonly onLayoutChange: (layout: TableLayout) => void
}

function Tools({ view, layout, onLayoutChange }: ToolsProps) {
  const [search, setSearch] = useState('')
  return (
    <TableToolbar
      search={
        <SearchField
          label="Personen suchen"
          isLabelHidden
          placeholder="Name, E-Mail oder Nummer"
          value={search}
          onChange={setSearch}
        />
      }
      {...(view === 'all'
        ? {
            columns: <ColumnChooser columns={columns} layout={layout} onLayoutChange={onLayoutChange} />,
            density: { value: 'comfortable', onChange: nothing },
          }
        : {})}
    />
  )
}

function Filters({ view }: Required<Pick<PeopleProps, 'view'>>) {
  const [value, setValue] = useState(startFilters[view])
  if (view === 'all') return <FilterBar filters={filters} value={value} onChange={setValue} count={{ matching }} />
  return (
    <Inline>
      <FilterBar filters={filters} value={value} onChange={setValue} />
      <MenuButton
        label="Reihenfolge"
        variant="outline"
        size="sm"
        sections={[{ id: 'order', items: [{ id: 'overdue', label: 'Überfällig', onAction: nothing }] }]}
      >
        <Icon glyph={ArrowDownUp} size="chip" /> Überfällig
      </MenuButton>
    </Inline>
  )
}

const idOf = ({ id }: PictureUser): string => id

/** The people of an installation: a list with filters, three of them selected, one of them open beside it. */
export function People({ openId: startOpen, selected: startSelected, view = 'all' }: PeopleProps) {
  const [openId, setOpenId] = useState(startOpen)
  const [selected, setSelected] = useState<Selected>(new Set(startSelected))
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' })
  const [layout, setLayout] = useState<TableLayout>({ order: [], hidden: [], widths: {}, pinned: [] })
  const open = pictureUsers.find(({ id }) => id === openId)
  const hasRoom = useHasRoomBeside()
  const isTight = open !== undefined && !hasRoom
  const close = (): void => setOpenId(null)
  const isLateView = view === 'late'
  return (
    <PictureShell {...frame}>
      <ListPage
        title="Benutzerverwaltung"
        {...(isLateView
          ? { lead: <span className={countLine}>37 von 1.284 Personen</span> }
          : { actions, views: <SavedViews views={views} currentId="all" onSaveAs={nothing} /> })}
        tools={<Tools view={view} layout={layout} onLayoutChange={setLayout} />}
        filters={<Filters view={view} />}
        drawer={open === undefined ? undefined : <PersonDrawer user={open} onClose={close} />}
      >
        <DataTable
          label="Personen"
          columns={isLateView ? lateColumns : columns}
          rows={isLateView ? lateUsers : pictureUsers}
          rowId={idOf}
          sort={sort}
          onSortChange={setSort}
          selection={{ selected, onChange: setSelected, total: matching }}
          {...(isLateView ? { rowMenu } : {})}
          onRowAction={({ id }) => setOpenId(id)}
          openRowId={openId}
          onClose={close}
          {...(isTight ? { layout: nameAlone } : { layout, onLayoutChange: setLayout })}
          slots={{ selectionBar: <Bulk view={view} selected={selected} onChange={setSelected} /> }}
        />
      </ListPage>
    </PictureShell>
  )
}
