import type { navigation as english } from '../en/navigation.ts'

/** What the parts of this room say by themselves, in German. */
export const navigation: typeof english = {}
