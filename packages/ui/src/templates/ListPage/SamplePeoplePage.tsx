import { Bell, BookPlus, Download, Network, Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ColumnChooser } from '../../components/ColumnChooser/ColumnChooser.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type {
  Selected,
  TableLayout,
  TableSlots,
  TableSort,
  TableStatus,
} from '../../components/DataTable/dataTableTypes.ts'
import { FilterBar } from '../../components/FilterBar/FilterBar.tsx'
import type { FilterValue } from '../../components/FilterBar/filterTypes.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { SavedViews } from '../../components/SavedViews/SavedViews.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { SelectionBar } from '../../components/SelectionBar/SelectionBar.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { TableToolbar } from '../../components/TableToolbar/TableToolbar.tsx'
import type { Density } from '../../theme/tokens.ts'
import { ListPage } from './ListPage.tsx'
import {
  everybody,
  peopleColumnsIn,
  peopleFiltersIn,
  peopleIn,
  peopleViewsIn,
  plainLayout,
  type SamplePart,
  type SamplePerson,
} from './samplePeople.tsx'
import { peopleWords, type PeopleWords } from './samplePeopleWords.ts'

const nothing = (): void => undefined
const usePeopleWords = (): PeopleWords => peopleWords[useUiLocale()]
const idOf = ({ id }: SamplePerson): string => id
/** How many people match, those of other pages too. */
const total = 214

export interface SamplePeoplePageProps {
  /** Whom the list shows. @default everybody */
  readonly rows?: SamplePart
  /** @default 'ready' */
  readonly status?: TableStatus
  readonly slots?: TableSlots
  /** What is filtered by. @default nothing */
  readonly filters?: readonly FilterValue[]
  readonly onFiltersChange?: (filters: readonly FilterValue[]) => void
  /** What is selected at first. @default nothing */
  readonly selected?: Selected
  /** A list nobody may see, or with nothing in it yet, has nothing to narrow. @default true */
  readonly hasTools?: boolean
  /** @default one Button that adds a person */
  readonly actions?: ReactNode
  readonly openId?: string
  readonly drawer?: ReactNode
}

/** A whole management list, as each state of it is shown by the stories. */
export function SamplePeoplePage({
  rows: toRows = everybody,
  hasTools = true,
  filters = [],
  onFiltersChange = nothing,
  actions,
  drawer,
  ...list
}: SamplePeoplePageProps) {
  const texts = usePeopleWords()
  const [layout, setLayout] = useState(plainLayout)
  const rows = toRows(peopleIn(texts))
  const matching = rows.length === 0 ? 0 : total
  const narrowing = {
    views: <SavedViews label={texts.views} views={peopleViewsIn(texts)} currentId="all" onSaveAs={nothing} />,
    tools: <Tools layout={layout} onLayoutChange={setLayout} />,
    // Before the first answer nobody knows how many there are.
    filters: (
      <FilterBar
        filters={peopleFiltersIn(texts)}
        value={filters}
        onChange={onFiltersChange}
        {...(list.status === 'loading' || list.status === 'failed' ? {} : { count: { matching } })}
      />
    ),
  }
  return (
    <ListPage
      title={texts.people}
      lead={texts.lead}
      actions={actions === undefined ? <AddPerson /> : actions}
      {...(hasTools ? narrowing : {})}
      {...(drawer === undefined ? {} : { drawer })}
    >
      <People {...list} rows={rows} layout={layout} onLayoutChange={setLayout} isFiltered={filters.length > 0} />
    </ListPage>
  )
}

const AddPerson = () => (
  <Button variant="solid" icon={<Icon glyph={Plus} />}>
    {usePeopleWords().add}
  </Button>
)

interface LayoutChoice {
  readonly layout: TableLayout
  readonly onLayoutChange: (layout: TableLayout) => void
}

function Tools({ layout, onLayoutChange }: LayoutChoice) {
  const texts = usePeopleWords()
  const [search, setSearch] = useState('')
  const [density, setDensity] = useState<Density>('comfortable')
  return (
    <TableToolbar
      search={
        <SearchField
          label={texts.search}
          isLabelHidden
          placeholder={texts.placeholder}
          value={search}
          onChange={setSearch}
        />
      }
      columns={<ColumnChooser columns={peopleColumnsIn(texts)} layout={layout} onLayoutChange={onLayoutChange} />}
      density={{ value: density, onChange: setDensity }}
      actions={<Button icon={<Icon glyph={Download} />}>{texts.export}</Button>}
    />
  )
}

interface PeopleProps extends Pick<SamplePeoplePageProps, 'status' | 'slots' | 'selected' | 'openId'>, LayoutChoice {
  readonly rows: readonly SamplePerson[]
  readonly isFiltered: boolean
}

function People({ rows, status = 'ready', slots, selected: startSelected = new Set(), openId, ...rest }: PeopleProps) {
  const texts = usePeopleWords()
  const columns = useMemo(() => peopleColumnsIn(texts), [texts])
  const [selected, setSelected] = useState(startSelected)
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' })
  return (
    <DataTable
      label={texts.people}
      columns={columns}
      rows={rows}
      rowId={idOf}
      sort={sort}
      onSortChange={setSort}
      selection={{ selected, onChange: setSelected, total }}
      status={status}
      {...(openId === undefined ? {} : { openRowId: openId })}
      {...rest}
      slots={{
        ...slots,
        selectionBar: <Bulk selected={selected} onChange={setSelected} />,
        ...(rows.length > 0 && status !== 'loading' ? { footer: <Pages /> } : {}),
      }}
    />
  )
}

const Pages = () => (
  <Pagination
    label={usePeopleWords().pages}
    range={{ from: 1, to: 8 }}
    total={total}
    hasPrevious={false}
    hasNext
    onMove={nothing}
    pageSize={25}
  />
)

interface BulkProps {
  readonly selected: Selected
  readonly onChange: (selected: Selected) => void
}

const Bulk = ({ selected, onChange }: BulkProps) => {
  const texts = usePeopleWords()
  return (
    <SelectionBar
      count={'all' in selected ? total - selected.except.size : selected.size}
      total={total}
      onSelectAll={() => onChange({ all: true, except: new Set() })}
      onClear={() => onChange(new Set())}
      actions={[
        { id: 'assign', label: texts.assign, icon: <Icon glyph={BookPlus} />, onAction: nothing },
        { id: 'remind', label: texts.remind, icon: <Icon glyph={Bell} />, onAction: nothing },
        { id: 'unit', label: texts.unit, icon: <Icon glyph={Network} />, onAction: nothing },
      ]}
    />
  )
}
