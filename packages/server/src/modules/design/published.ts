import { parseColour } from '@somo/ui/theme/colourText'
import { defaultPrimary } from '@somo/ui/theme/tokens'
import type { Queryable } from '../../database/transaction.ts'
import type { ModulePreferenceService } from '../modulePreferences/service.ts'
import type { DesignValues, DraftDesign } from './store.ts'

/** What everybody sees, as it is kept: the preferences of the module DESIGN (specification, section 9). */
export interface PublishedDesign {
  /** The values as they are set; a colour that is none counts as not set. */
  read(transaction?: Queryable): Promise<DesignValues>
  write(values: DesignValues, transaction: Queryable): Promise<void>
}

const moduleName = 'DESIGN'
const defaultName = 'Somo'

/** The published design over the preferences. */
export function createPublishedDesign(preferences: ModulePreferenceService): PublishedDesign {
  return {
    async read(transaction) {
      const listed = await preferences.listPreferences(moduleName, transaction)
      const values = new Map(listed.map(({ key, value }) => [key, value]))
      return {
        productName: values.get('PRODUCT_NAME') ?? null,
        primaryColor: parseColour(values.get('PRIMARY_COLOR') ?? ''),
        logoUrl: values.get('LOGO_URL') ?? null,
      }
    },
    write: ({ productName, primaryColor, logoUrl }, transaction) =>
      preferences.setPreferences(
        moduleName,
        { PRODUCT_NAME: productName, PRIMARY_COLOR: primaryColor, LOGO_URL: logoUrl },
        transaction,
      ),
  }
}

/** A design with the product's own values where nothing is set. */
export function complete({ productName, primaryColor, logoUrl }: DesignValues): DraftDesign {
  return { productName: productName ?? defaultName, primaryColor: primaryColor ?? defaultPrimary, logoUrl }
}

/** True for designs that look the same. */
export function isSameDesign(a: DraftDesign, b: DraftDesign): boolean {
  return a.productName === b.productName && a.primaryColor === b.primaryColor && a.logoUrl === b.logoUrl
}
