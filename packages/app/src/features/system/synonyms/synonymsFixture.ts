import { known } from '../../../testing/answers.ts'
import type { SynonymGroup, SynonymsUse } from './useSynonyms.ts'

export const synonymsFixture: readonly SynonymGroup[] = [
  {
    key: 'data protection',
    terms: ['data protection', 'Datenschutz', 'DSGVO', 'GDPR', 'ulinzi wa data'],
    isSeeded: true,
  },
  { key: '0193-hoist', terms: ['Flaschenzug', 'hoist', 'winch'], isSeeded: false },
]

/** The synonyms of an installation, which changes nothing. */
export const synonymsUse = (parts: Partial<SynonymsUse> = {}): SynonymsUse => ({
  synonyms: known(synonymsFixture),
  retry: () => undefined,
  save: () => Promise.resolve({ userErrors: [], problem: null }),
  remove: () => Promise.resolve({ userErrors: [], problem: null }),
  ...parts,
})
