import { defineMessages } from '../../../../platform/locale/message.ts'

/** Texts shared by the editors with an outline. */
export const columnMessages = defineMessages({
  back: {
    id: 'mediaManagement.columns.back',
    defaultMessage: 'Back to the outline',
    description: 'Button on small screens.',
  },
  keyboard: {
    id: 'mediaManagement.columns.keyboard',
    defaultMessage: 'Keyboard',
    description: 'Heading of a note: keys on the handles of the outline.',
  },
  pickUp: {
    id: 'mediaManagement.columns.pickUp',
    defaultMessage: 'pick up or drop',
    description: 'After the key Space.',
  },
  move: { id: 'mediaManagement.columns.move', defaultMessage: 'move', description: 'After the arrow keys.' },
  cancel: { id: 'mediaManagement.columns.cancel', defaultMessage: 'cancel', description: 'After the key Esc.' },
  space: { id: 'mediaManagement.columns.space', defaultMessage: 'Space', description: 'Name of the key.' },
})
