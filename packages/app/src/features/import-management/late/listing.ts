import { ImportFilters } from '../ImportFilters.tsx'
import { ImportTable } from '../ImportTable.tsx'
import { ImportTools } from '../ImportTools.tsx'
import { ImportViews } from '../ImportViews.tsx'

// The rows and what narrows them come as one, so that nothing is pushed down by what arrives after it.
export { ImportFilters, ImportTable, ImportTools, ImportViews }
