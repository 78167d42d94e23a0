import { addresses } from '../navigation/addresses.ts'

/** The address of the form that rates a medium. */
export const ratingHref = (medium: string): string => `${addresses.myRatings}?open=${medium}`
