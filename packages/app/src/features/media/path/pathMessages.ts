import { defineMessages } from '../../../platform/locale/message.ts'

/** The page of the person's own learning path. */
export const pathMessages = defineMessages({
  stages: {
    id: 'media.path.stages',
    defaultMessage: 'Stages',
    description: 'Title above the stages.',
  },
  progress: {
    id: 'media.path.progress',
    defaultMessage: '{done, number} of {total, number} items done',
    description: 'Progress of a path.',
  },
  all: {
    id: 'media.path.all',
    defaultMessage: '{done, number} of {needed, number} done',
    description: 'How far a stage is.',
  },
  any: {
    id: 'media.path.any',
    defaultMessage: '{done, number} of {needed, number} needed done',
    description: 'How far a stage is where not all items are needed.',
  },
  due: {
    id: 'media.path.due',
    defaultMessage: 'Due on {date}',
    description: 'The deadline of a stage.',
  },
  DONE: {
    id: 'media.path.done',
    defaultMessage: 'Done',
    description: 'State of a stage or item.',
  },
  OPEN: {
    id: 'media.path.open',
    defaultMessage: 'Open',
    description: 'State of a stage.',
  },
  LOCKED: {
    id: 'media.path.locked',
    defaultMessage: 'Locked',
    description: 'State of a stage.',
  },
  previous: {
    id: 'media.path.previous',
    defaultMessage: 'Opens when stage {number, number} is done',
    description: 'Why a stage is locked.',
  },
  next: {
    id: 'media.path.next',
    defaultMessage: 'Next: {title}',
    description: 'Link to what has to be done first.',
  },
  opensAt: {
    id: 'media.path.opensAt',
    defaultMessage: 'Opens on {date}',
    description: 'Why a stage is locked.',
  },
  score: {
    id: 'media.path.score',
    defaultMessage: 'Opens when “{title}” is passed with {score, number}% or more',
    description: 'Why a stage is locked.',
  },
  openNext: {
    id: 'media.path.openNext',
    defaultMessage: '{action}: {title}',
    description: 'Main button: "Start: Fire safety".',
  },
})
