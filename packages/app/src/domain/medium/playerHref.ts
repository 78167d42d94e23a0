/** The address of the player of a medium, or of one item of a course. */
export const playerHref = (medium: string, item: string | null = null): string =>
  `/media?medium=${medium}&view=play${item === null ? '' : `&item=${item}`}`
