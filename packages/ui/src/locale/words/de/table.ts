import type { table as english } from '../en/table.ts'
import { grid } from './grid.ts'
import { tools } from './tools.ts'

/** What the parts of this room say by themselves, in German. */
export const table: typeof english = { grid, tools }
