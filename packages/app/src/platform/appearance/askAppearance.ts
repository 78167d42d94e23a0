import type { ApolloClient } from '@apollo/client'
import { DefaultUnitDocument, GetPreferencesDocument } from '@somo/graphql/appearance'
import { colorPreference } from '../build/constants.ts'
import type { AppearanceParts } from './appearanceStore.ts'
import { designKeys } from './product.ts'

/**
 * The two calls behind the looks (specification section 7). Data wins over errors beside it; an error in the place of
 * data is a failed call, and not the same as "there is none".
 */
export function askAppearance(client: ApolloClient): Pick<AppearanceParts, 'askUnit' | 'askPreferences'> {
  return {
    askUnit: async () => {
      const { data, error } = await client.query({ query: DefaultUnitDocument })
      const unit = data?.units.defaultUnit ?? null
      return unit === null && error !== undefined ? { kind: 'failed' } : { kind: 'known', value: unit }
    },
    askPreferences: async () => {
      const { moduleName, key: colorKey } = colorPreference
      const { data, error } = await client.query({ query: GetPreferencesDocument, variables: { moduleName } })
      const list = data?.modulePreferences.modulePreferences ?? []
      if (list.length === 0 && error !== undefined) return { kind: 'failed' }
      const read = (key: string) => list.find((preference) => preference.key === key)?.value ?? null
      const { productName, logoUrl, menu } = designKeys
      return {
        kind: 'known',
        value: {
          primaryColor: read(colorKey),
          productName: read(productName),
          logoUrl: read(logoUrl),
          menu: read(menu),
        },
      }
    },
  }
}
