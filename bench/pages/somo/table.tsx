import { Badge } from '@somo/ui/Badge'
import { DataTable, type Column, type Selected, type TableSort } from '@somo/ui/DataTable'
import { loadWidgetTexts } from '@somo/ui/locale/widgets/widgetTexts'
import { useMemo, useState } from 'react'
import { makeUsers, sortUsers, userColumns, type User } from '../data.ts'
import { mount } from '../mount.tsx'
import { side } from './side.tsx'

const users = makeUsers(100)

const columns: readonly Column<User>[] = userColumns.map(({ key, label, width }) => ({
  id: key,
  label,
  isSortable: true,
  isRowHeader: key === 'name',
  width: { initial: width, min: width },
  cell: (user) =>
    key === 'status' ? <Badge>{user.status}</Badge> : key === 'progress' ? `${user.progress} %` : user[key],
}))

const idOf = ({ id }: User): string => String(id)
const nameOf = ({ name }: User): string => name

const keyOf = (id: string): keyof User => userColumns.find(({ key }) => key === id)?.key ?? 'id'

function Table() {
  const [sort, setSort] = useState<TableSort | null>(null)
  const [selected, setSelected] = useState<Selected>(new Set())
  const rows = useMemo(() => (sort === null ? users : sortUsers(users, keyOf(sort.columnId), sort.direction)), [sort])
  return (
    <div style={{ blockSize: 600 }}>
      <DataTable
        label="People"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowLabel={nameOf}
        sort={sort}
        onSortChange={setSort}
        selection={{ selected, onChange: setSelected }}
        height="fill"
      />
    </div>
  )
}

// Loads the component's texts beside its code, as a screen does.
await loadWidgetTexts('en')
mount(side, <Table />)
