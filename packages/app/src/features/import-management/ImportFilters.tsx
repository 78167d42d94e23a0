import { FilterBar } from '@somo/ui/FilterBar'
import type { ImportToolsProps } from './ImportTools.tsx'
import { useImportFilters, type ImportOwners } from './useImportFilters.ts'
import type { ImportManagementData } from './useImportManagement.ts'

export interface ImportFiltersProps
  extends Pick<ImportToolsProps, 'state' | 'onChange' | 'dates'>, Pick<ImportManagementData, 'page' | 'count'> {
  /** How imports are found by whose they are; null for somebody who sees their own alone. */
  readonly owners: ImportOwners | null
}

/** What narrows the list, and to how many. */
export function ImportFilters({ owners, dates, state, page, count, onChange }: ImportFiltersProps) {
  const filters = useImportFilters(owners, dates.pattern)
  return (
    <FilterBar
      filters={filters}
      value={state.filters}
      onChange={(value) => onChange({ filters: value })}
      {...(count.matching === null || page.problem !== null
        ? {}
        : { count: { matching: count.matching, isCapped: count.isCapped } })}
    />
  )
}
