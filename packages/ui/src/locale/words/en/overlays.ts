import { createPlural } from '../../plural.ts'

const plural = createPlural('en')

/** What the parts of this room say by themselves, in English. */
export const overlays = {
  cancel: 'Cancel',
  /** `{word}` stands where the word to be typed is drawn. */
  confirmByTyping: 'Type {word} to confirm',
  confirmHint: (action: string): string => `${action} works as soon as the entry matches.`,
  previousEntry: 'Previous entry',
  nextEntry: 'Next entry',
  isFirstEntry: 'This is the first entry.',
  isLastEntry: 'This is the last entry.',
  openAsPage: 'Open as a page',
  loading: 'Loading',
  conflictField: 'Field',
  conflictMine: 'Yours',
  conflictSave: 'Save',
  conflictDiscard: 'Discard mine',
  conflictHint: 'Save works as soon as each field has a choice.',
  conflictChosen: (chosen: number, all: number): string =>
    plural(chosen, { other: `# of ${plural(all, { other: '#' })} chosen` }),
}
