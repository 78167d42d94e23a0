import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { AreaPanel } from './AreaPanel.tsx'
import { useArea } from './useArea.ts'

/** The tab of those who manage units; with its calls, which nobody else sends. */
export const AreaPart = ({ dates }: { readonly dates: Dates }) => <AreaPanel {...useArea()} dates={dates} />
