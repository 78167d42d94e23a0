import type { MediumKind, MediumState } from '@somo/graphql/schema'
import { defineMessages, type Message } from '../../platform/locale/message.ts'

/** What can be done with a medium in the list and in its editor. */
export const actionMessages = defineMessages({
  preview: {
    id: 'mediaManagement.editor.preview',
    defaultMessage: 'Preview as learner',
    description: 'Button: shows the medium in the player; nothing is saved.',
  },
  retire: {
    id: 'mediaManagement.editor.retire',
    defaultMessage: 'Retire',
    description: 'Menu entry: nobody starts it any more.',
  },
  archive: {
    id: 'mediaManagement.editor.archive',
    defaultMessage: 'Archive',
    description: 'Menu entry.',
  },
  bringBack: {
    id: 'mediaManagement.editor.bringBack',
    defaultMessage: 'Publish again',
    description: 'Menu entry.',
  },
  takeOut: {
    id: 'mediaManagement.editor.takeOut',
    defaultMessage: 'Take out of the archive',
    description: 'Menu entry.',
  },
  notDone: {
    id: 'mediaManagement.editor.notDone',
    defaultMessage: 'Not done: {reason}',
    description: 'Toast; the reason is a sentence.',
  },
})

/** Kinds that are created by a form; the others begin with a file, and cannot be copied. */
export const formKinds = ['COURSE', 'PAGE', 'LINK', 'QUIZ', 'SURVEY', 'EVENT'] as const satisfies readonly MediumKind[]

export const canCopy = (kind: MediumKind): boolean => formKinds.some((one) => one === kind)

interface StateStep {
  readonly label: Message
  readonly to: MediumState
}

/** The states that follow each state. */
export const stateSteps: Readonly<Record<MediumState, readonly StateStep[]>> = {
  DRAFT: [],
  PUBLISHED: [{ label: actionMessages.retire, to: 'RETIRED' }],
  RETIRED: [
    { label: actionMessages.bringBack, to: 'PUBLISHED' },
    { label: actionMessages.archive, to: 'ARCHIVED' },
  ],
  ARCHIVED: [{ label: actionMessages.takeOut, to: 'RETIRED' }],
}
