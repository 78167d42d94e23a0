import type { table as english } from '../en/table.ts'

/** What the parts of this room say by themselves, in Swahili. */
export const table: typeof english = {}
