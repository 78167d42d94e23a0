import type { LegalKind } from '../navigation/legalPages.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** Built-in English remains in this file (decision 0005): the gate links these pages, with or without texts. */
export const legalTitles = defineMessages<LegalKind>({
  imprint: {
    id: 'legal.title.imprint',
    defaultMessage: 'Imprint',
    description: 'Link to the page that says who runs the installation.',
  },
  privacy: {
    id: 'legal.title.privacy',
    defaultMessage: 'Privacy',
    description: 'Link to the page that says what happens with personal data.',
  },
  terms: {
    id: 'legal.title.terms',
    defaultMessage: 'Terms of use',
    description: 'Link to the page with the terms of use.',
  },
  accessibility: {
    id: 'legal.title.accessibility',
    defaultMessage: 'Accessibility',
    description: 'Link to the statement about accessibility.',
  },
})

export const legalMessages = defineMessages({
  label: {
    id: 'legal.list.label',
    defaultMessage: 'Legal',
    description: 'Names the group of links to imprint, privacy, terms and accessibility.',
  },
})
