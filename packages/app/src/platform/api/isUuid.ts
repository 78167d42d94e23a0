const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text has the form of an id of the API: what an address names may be anything. */
export const isUuid = (text: string): boolean => uuid.test(text)
