import type { overlays as english } from '../en/overlays.ts'

/** What the parts of this room say by themselves, in Swahili. */
export const overlays: typeof english = {}
