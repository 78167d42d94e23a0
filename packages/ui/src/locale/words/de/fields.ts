import type { fields as english } from '../en/fields.ts'

/** What the parts of this room say by themselves, in German. */
export const fields: typeof english = {}
