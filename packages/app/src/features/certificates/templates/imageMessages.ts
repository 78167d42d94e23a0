import { defineMessages } from '../../../platform/locale/message.ts'

const titles = defineMessages({
  title: { id: 'certificates.image.title', defaultMessage: 'Pictures', description: 'Part of a page.' },
  saved: { id: 'certificates.image.saved', defaultMessage: 'Picture saved.', description: 'A short message.' },
})

const signature = defineMessages({
  label: { id: 'certificates.image.signature', defaultMessage: 'Signature', description: 'Field for a picture.' },
  hint: {
    id: 'certificates.image.signatureHint',
    defaultMessage: 'Dark ink on a transparent or white background looks best.',
    description: 'Below the field for a picture.',
  },
  there: {
    id: 'certificates.image.signatureThere',
    defaultMessage: 'A signature is shown above the name of the signatory.',
    description: 'Above a button that removes it.',
  },
  remove: { id: 'certificates.image.signatureRemove', defaultMessage: 'Remove signature', description: 'Button.' },
})

const logo = defineMessages({
  label: { id: 'certificates.image.logo', defaultMessage: 'Own logo', description: 'Field for a picture.' },
  hint: {
    id: 'certificates.image.logoHint',
    defaultMessage: 'Without one, the logo of your organisation is used.',
    description: 'Below the field for a picture.',
  },
  there: {
    id: 'certificates.image.logoThere',
    defaultMessage: 'This template has its own logo.',
    description: 'Above a button that removes it.',
  },
  remove: { id: 'certificates.image.logoRemove', defaultMessage: 'Remove logo', description: 'Button.' },
})

/** Words of the pictures of a template. */
export const imageMessages = { ...titles, signature, logo }
