import { ColumnChooser } from '@somo/ui/ColumnChooser'
import { TableToolbar, type TableToolbarProps } from '@somo/ui/TableToolbar'
import type { ComponentProps } from 'react'
import { AddressSearch, type AddressSearchProps } from './AddressSearch.tsx'
import type { ListState } from '../definition/listState.ts'

export interface ListToolsProps<Row>
  extends Pick<AddressSearchProps, 'label' | 'placeholder' | 'isBusy'>, Pick<TableToolbarProps, 'density' | 'actions'> {
  readonly state: Pick<ListState, 'search' | 'layout'>
  readonly onChange: (parts: Partial<Pick<ListState, 'search' | 'layout'>>) => void
  readonly columns: ComponentProps<typeof ColumnChooser<Row>>['columns']
}

/** What stands above the list of a screen: what is searched for, how the list looks, and what is done with all of it. */
export const ListTools = <Row,>({ state, onChange, columns, density, actions, ...field }: ListToolsProps<Row>) => (
  <TableToolbar
    search={
      <AddressSearch {...field} isLabelHidden search={state.search} onSearch={(search) => onChange({ search })} />
    }
    columns={
      <ColumnChooser columns={columns} layout={state.layout} onLayoutChange={(layout) => onChange({ layout })} />
    }
    {...(density !== undefined && { density })}
    actions={actions}
  />
)
