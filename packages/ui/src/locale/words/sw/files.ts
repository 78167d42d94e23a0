import type { files as english } from '../en/files.ts'

/** What the parts of this room say by themselves, in Swahili. */
export const files: typeof english = {}
