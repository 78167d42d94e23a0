import type { navigation as english } from '../en/navigation.ts'

/** What the parts of this room say by themselves, in Swahili. */
export const navigation: typeof english = {}
