import type { CatalogueMediumPartsFragment } from '@somo/graphql/catalogue'

/** A medium of the catalogue, with what the person has of it. */
export type OfferedMedium = CatalogueMediumPartsFragment

/**
 * The next step with a medium: to begin or to request it, to go on with what the person has, or why there is none: the request
 * waits, it is only assigned, or what they had has ended.
 */
export type CatalogueStep =
  | 'BEGIN'
  | 'REQUEST'
  | 'START'
  | 'RESUME'
  | 'REVIEW'
  | 'RENEW'
  | 'WAITING'
  | 'ASSIGNED_ONLY'
  | 'NONE'

/** What a person can do next with a medium. */
export function stepOf({ booking, enrolment }: Pick<OfferedMedium, 'booking' | 'enrolment'>): CatalogueStep {
  if (enrolment !== null && enrolment.action !== 'NONE') return enrolment.action
  if (enrolment?.access === 'REQUESTED') return 'WAITING'
  if (enrolment?.access === 'OPEN') return 'NONE'
  if (booking === 'ASSIGNED_ONLY') return 'ASSIGNED_ONLY'
  return booking === 'OPEN' ? 'BEGIN' : 'REQUEST'
}

/** Whether the medium is open to the person already, so that a step leads into the player. */
export const isOwn = (step: CatalogueStep): step is 'START' | 'RESUME' | 'REVIEW' =>
  step === 'START' || step === 'RESUME' || step === 'REVIEW'
