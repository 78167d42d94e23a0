import type { choosers as english } from '../en/choosers.ts'

/** What the parts of this room say by themselves, in Swahili. */
export const choosers: typeof english = {}
