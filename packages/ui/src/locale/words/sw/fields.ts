import type { fields as english } from '../en/fields.ts'

/** What the parts of this room say by themselves, in Swahili. */
export const fields: typeof english = {}
