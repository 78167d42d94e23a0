import type { templates as english } from '../en/templates.ts'

/** What the parts of this room say by themselves, in German. */
export const templates: typeof english = {}
