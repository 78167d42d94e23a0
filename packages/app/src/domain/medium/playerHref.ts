import type { LearningKind } from '@somo/graphql/schema'

/** The address of the player of a medium, or of one item of a course. */
export const playerHref = (medium: string, item: string | null = null): string =>
  `/media?medium=${medium}&view=play${item === null ? '' : `&item=${item}`}`

/** Where the main button of a medium leads: to its player, or to the page of a learning path. */
export const stepHref = ({ uuid, kind }: { readonly uuid: string; readonly kind: LearningKind }): string =>
  kind === 'PATH' ? mediumHref(uuid) : playerHref(uuid)

/** The address of the page about a medium of the person. */
export const mediumHref = (medium: string): string => `/media?medium=${medium}`
