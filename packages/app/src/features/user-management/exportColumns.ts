import type { TableLayout } from '@somo/ui/DataTable'
import { peopleCodec } from './peopleList.ts'

/** What the server calls the columns of the list. */
const names = new Map([
  ['name', 'NAME'],
  ['unit', 'DEFAULT_UNIT'],
  ['roles', 'ROLES'],
  ['lastSignIn', 'LAST_SIGN_IN'],
  ['status', 'STATUS'],
  ['username', 'USERNAME'],
  ['displayedId', 'DISPLAYED_ID'],
  ['externalId', 'EXTERNAL_ID'],
  ['units', 'UNITS'],
  ['created', 'CREATED'],
  ['invited', 'INVITED'],
  ['locale', 'LOCALE'],
  ['birthYear', 'BIRTH_YEAR'],
])

/** The columns a person sees, in their order; the e-mail address stands below the name and follows it. */
export function exportColumns({ order, hidden }: Pick<TableLayout, 'order' | 'hidden'>): string[] {
  const known = peopleCodec.spec.columns
  const ordered = [...order, ...known.filter((id) => !order.includes(id))]
  return ordered
    .filter((id) => !hidden.includes(id))
    .flatMap((id) => {
      const name = names.get(id)
      if (name === undefined) return []
      return id === 'name' ? [name, 'EMAIL'] : [name]
    })
}
