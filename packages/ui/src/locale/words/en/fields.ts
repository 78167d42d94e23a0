/** What the parts of this room say by themselves, in English. */
export const fields = {}
