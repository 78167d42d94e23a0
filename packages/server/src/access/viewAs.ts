import type { Caller } from './caller.ts'

/** The header that names the view as somebody else that a call belongs to. */
export const viewAsHeader = 'x-view-as'

/**
 * Answers as whom a call is answered that names a view: null where the view is not the viewer's, of another session of
 * theirs, over, or may not be any more (the viewer is no administrator, the person has become one or is shut out).
 */
export type FindViewed = (viewer: Caller, id: string) => Promise<Caller | null>
