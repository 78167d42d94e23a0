import type { CustomFieldValue, ShownField } from './customField.ts'

const field = (key: string, en: string, de: string, parts: Partial<ShownField>): ShownField => ({
  uuid: `field-${key}`,
  key,
  kind: 'TEXT',
  labels: [
    { locale: 'en', text: en },
    { locale: 'de', text: de },
  ],
  choices: [],
  isRequired: false,
  ...parts,
})

const size = (key: string, en: string, de: string): ShownField['choices'][number] => ({
  key,
  labels: [
    { locale: 'en', text: en },
    { locale: 'de', text: de },
  ],
})

/** One field of each kind, as an installation may have added them. */
export const customFieldsFixture: readonly ShownField[] = [
  field('cost-centre', 'Cost centre', 'Kostenstelle', { isRequired: true }),
  field('weekly-hours', 'Hours a week', 'Stunden je Woche', { kind: 'NUMBER' }),
  field('trained.on', 'Trained on', 'Geschult am', { kind: 'DATE' }),
  field('first-aid', 'First aider', 'Ersthilfe', { kind: 'BOOLEAN' }),
  field('shirt', 'Shirt size', 'Hemdgröße', {
    kind: 'CHOICE',
    choices: [size('small', 'Small', 'Klein'), size('large', 'Large', 'Groß')],
  }),
]

/** What somebody holds in them; nothing in the last. */
export const customValuesFixture: readonly CustomFieldValue[] = [
  { key: 'cost-centre', value: '4711' },
  { key: 'weekly-hours', value: '38.5' },
  { key: 'trained.on', value: '2026-02-28' },
  { key: 'first-aid', value: 'true' },
]
