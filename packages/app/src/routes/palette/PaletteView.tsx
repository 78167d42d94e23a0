import { CommandPalette } from '@somo/ui/CommandPalette'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { findRow } from '../findRow.ts'
import type { PaletteProps } from './paletteTypes.ts'
import { paletteGroups } from './paletteGroups.tsx'
import { paletteMessages } from './paletteMessages.ts'
import type { PaletteSearch } from './usePaletteSearch.ts'

export interface PaletteViewProps extends PaletteProps {
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly search: PaletteSearch
  readonly isOnline: boolean
}

/** The palette without its data. Pages, settings and actions are offered even if the server does not answer. */
export function PaletteView({ isOpen, onOpenChange, query, onSearch, search, isOnline, ...parts }: PaletteViewProps) {
  const intl = useIntl()
  const page = findRow(useLocation().pathname)
  const problem = !isOnline ? paletteMessages.offline : search.hasFailed ? paletteMessages.failed : null
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={intl.formatMessage(paletteMessages.label)}
      placeholder={intl.formatMessage(paletteMessages.placeholder)}
      query={query}
      onSearch={onSearch}
      groups={isOpen ? paletteGroups({ ...parts, page }, query, search.results, intl) : []}
      status={isOnline && search.isWaiting ? 'loading' : 'ready'}
      problem={problem === null || query.trim() === '' ? undefined : intl.formatMessage(problem)}
      onRetry={isOnline ? search.retry : undefined}
    />
  )
}
