import type { ApolloClient } from '@apollo/client'
import { DefaultUnitDocument, GetPreferencesDocument } from '@somo/graphql/appearance'
import { colorPreference } from '../build/constants.ts'
import type { AppearanceParts } from './appearanceStore.ts'

/**
 * The two calls behind the looks (specification section 7). Data wins over errors beside it; an error in the place of
 * data is a failed call, and not the same as "there is none".
 */
export function askAppearance(client: ApolloClient): Pick<AppearanceParts, 'askUnit' | 'askPreference'> {
  return {
    askUnit: async () => {
      const { data, error } = await client.query({ query: DefaultUnitDocument })
      const unit = data?.units.defaultUnit ?? null
      return unit === null && error !== undefined ? { kind: 'failed' } : { kind: 'known', value: unit }
    },
    askPreference: async () => {
      const { moduleName, key } = colorPreference
      const { data, error } = await client.query({ query: GetPreferencesDocument, variables: { moduleName } })
      const value = data?.modulePreferences.modulePreferences.find((preference) => preference.key === key)?.value ?? null
      return value === null && error !== undefined ? { kind: 'failed' } : { kind: 'known', value }
    },
  }
}
