import { known } from '../../../testing/answers.ts'
import type { Definition } from './fieldForm.ts'
import type { FieldAnswer, FieldsUse } from './useFields.ts'

const labels = (en: string, de: string): Definition['labels'] => [
  { locale: 'en', text: en },
  { locale: 'de', text: de },
]

const field = (key: string, en: string, de: string, parts: Partial<Definition> = {}): Definition => ({
  uuid: `f-${key}`,
  key,
  kind: 'TEXT',
  labels: labels(en, de),
  choices: [],
  isRequired: false,
  visibleTo: 'MANAGERS',
  isOwn: false,
  isArchived: false,
  revision: 3,
  ...parts,
})

export const fieldsFixture: readonly Definition[] = [
  field('cost-centre', 'Cost centre', 'Kostenstelle', { isRequired: true }),
  field('first-aid', 'First aider', 'Ersthilfe', { kind: 'BOOLEAN', visibleTo: 'PERSON' }),
  field('shirt', 'Shirt size', 'Hemdgröße', {
    kind: 'CHOICE',
    visibleTo: 'PERSON',
    isOwn: true,
    choices: [
      { key: 'small', labels: labels('Small', 'Klein') },
      { key: 'large', labels: labels('Large', 'Groß') },
    ],
  }),
  field('works-council', 'Works council', 'Betriebsrat', {
    kind: 'BOOLEAN',
    visibleTo: 'ADMINISTRATORS',
    isArchived: true,
  }),
]

/** Answers as the server does when all is well. */
export const doneWith = (one: Definition | null): FieldAnswer => ({ field: one, userErrors: [], problem: null })

const [first = null] = fieldsFixture

/** The fields of an installation, which changes nothing. */
export const fieldsUse = (parts: Partial<FieldsUse> = {}): FieldsUse => ({
  fields: known(fieldsFixture),
  holders: new Map([
    ['f-cost-centre', 1204],
    ['f-first-aid', 38],
    ['f-works-council', 7],
  ]),
  needed: 'en',
  retry: () => undefined,
  create: () => Promise.resolve(doneWith(first)),
  update: () => Promise.resolve(doneWith(first)),
  archive: () => Promise.resolve(doneWith(first)),
  restore: () => Promise.resolve(doneWith(first)),
  remove: () => Promise.resolve(doneWith(null)),
  order: () => Promise.resolve({ userErrors: [], problem: null }),
  ...parts,
})
