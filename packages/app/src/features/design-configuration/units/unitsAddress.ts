import { addresses } from '../../../domain/navigation/addresses.ts'

/** The address of the table by unit. */
export const unitsAddress = `${addresses.designConfiguration}?tab=units`
