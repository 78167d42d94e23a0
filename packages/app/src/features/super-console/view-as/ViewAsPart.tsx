import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { ViewAsPanel } from './ViewAsPanel.tsx'
import { useViewAs } from './useViewAs.ts'

/** The tab of administrators: seeing the pages as somebody else; with its calls, which nobody else sends. */
export const ViewAsPart = ({ dates }: { readonly dates: Dates }) => <ViewAsPanel {...useViewAs(true)} dates={dates} />
