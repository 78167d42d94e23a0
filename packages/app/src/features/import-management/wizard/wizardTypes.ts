import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { ImportAddress } from '../importAddress.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { ImportData } from '../importTypes.ts'
import type { ChosenUnit } from '../columns/RulesForm.tsx'

export interface WizardPartProps {
  readonly address: ImportAddress
  /** The import of the address, or the word for a new one. */
  readonly uuid: string
  readonly dates: Dates
  readonly now: Date
  readonly isAdmin: boolean
  readonly listHref: string
  readonly newHref: string
  readonly onAddressChange: (parts: Partial<ImportAddress>) => void
}

export interface WizardViewProps extends Omit<WizardPartProps, 'uuid' | 'onAddressChange'> {
  readonly data: ImportData
  readonly find: FindUnits
  /** As `find`; the options' ids are keys. */
  readonly findKey: FindUnits
  /** The unit of the rules, in words. */
  readonly unit: ChosenUnit | null
  readonly onAddressChange: (parts: Partial<ImportAddress>) => void
  /** Back to the list: the import is thrown away. */
  readonly onLeave: () => void
}
