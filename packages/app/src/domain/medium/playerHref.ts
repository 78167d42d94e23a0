/** The address of the player of a medium, or of one item of a course. */
export const playerHref = (medium: string, item: string | null = null): string =>
  `/media?medium=${medium}&view=play${item === null ? '' : `&item=${item}`}`

/** The address of the page about a medium of the person. */
export const mediumHref = (medium: string): string => `/media?medium=${medium}`
