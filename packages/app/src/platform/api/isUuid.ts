const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text has the form of an id of the API: what an address names may be anything. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** The nil UUID (RFC 9562, 5.9): no entity has it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/**
 * The id that a parameter of the address selects; null without one. A value that is not a UUID becomes the nil UUID, so
 * that the page says "not found" instead of showing that nothing is selected.
 */
export const readSelectedId = (text: string | null): string | null =>
  text === null || text === '' ? null : isUuid(text) ? text : nilUuid
