/** What can be changed for many media at once. */
export const mediaBulkActions = ['OWNER', 'RESPONSIBLE', 'CATEGORY'] as const

export type MediaBulkAction = (typeof mediaBulkActions)[number]

/** The unit, person or category that is chosen for them. */
export interface ChosenValue {
  readonly id: string
  readonly label: string
}
