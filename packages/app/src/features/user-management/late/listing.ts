import { FilterBar } from '@somo/ui/FilterBar'
import { PeopleTable } from '../PeopleTable.tsx'
import { PeopleTools } from '../PeopleTools.tsx'
import { PeopleViews } from '../PeopleViews.tsx'

// The rows and what narrows them come as one, so that nothing is pushed down by what arrives after it.
export { FilterBar, PeopleTable, PeopleTools, PeopleViews }
