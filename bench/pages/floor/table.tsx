import { memo, useCallback, useMemo, useState } from 'react'
import { makeUsers, sortUsers, userColumns, type Direction, type User } from '../data.ts'
import { mount } from '../mount.tsx'
import { side } from './side.tsx'

const users = makeUsers(100)

interface RowProps {
  readonly user: User
  readonly isSelected: boolean
  readonly toggle: (id: number) => void
}

const Row = memo(function Row({ user, isSelected, toggle }: RowProps) {
  return (
    <tr aria-selected={isSelected}>
      <td>
        <input type="checkbox" aria-label={`Select ${user.id}`} checked={isSelected} onChange={() => toggle(user.id)} />
      </td>
      {userColumns.map(({ key }) => (
        <td key={key}>
          {key === 'status' ? (
            <span className="badge">{user.status}</span>
          ) : key === 'progress' ? (
            `${user.progress} %`
          ) : (
            user[key]
          )}
        </td>
      ))}
    </tr>
  )
})

function Head({ onSort }: { readonly onSort: (key: keyof User) => void }) {
  return (
    <thead>
      <tr>
        <th style={{ width: 48 }} />
        {userColumns.map(({ key, label, width }) => (
          <th key={key} style={{ width }}>
            <button type="button" onClick={() => onSort(key)}>
              {label}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Table() {
  const [sort, setSort] = useState<{ readonly key: keyof User; readonly direction: Direction } | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set())
  const rows = useMemo(() => (sort === null ? users : sortUsers(users, sort.key, sort.direction)), [sort])
  const toggle = useCallback((id: number) => {
    setSelected((former) => {
      const next = new Set(former)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const turnSort = (key: keyof User): void =>
    setSort((former) => ({
      key,
      direction: former?.key === key && former.direction === 'ascending' ? 'descending' : 'ascending',
    }))
  return (
    <div className="scroll">
      <table>
        <Head onSort={turnSort} />
        <tbody>
          {rows.map((user) => (
            <Row key={user.id} user={user} isSelected={selected.has(user.id)} toggle={toggle} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

mount(side, <Table />)
