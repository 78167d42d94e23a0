const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text has the form of an id of the API: what an address names may be anything. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** An id that an address names; null where it names none, or what cannot be one. */
export const readUuid = (text: string | null): string | null => (text !== null && isUuid(text) ? text : null)
