import { grid } from './grid.ts'
import { tools } from './tools.ts'

/** What the parts of this room say by themselves, in English. */
export const table = { grid, tools }
