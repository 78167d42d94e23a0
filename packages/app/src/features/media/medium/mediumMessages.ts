import type { AttemptState, PartState } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** States of a part of a course. */
export const partMessages = defineMessages<PartState>({
  NOT_STARTED: {
    id: 'media.part.notStarted',
    defaultMessage: 'Not started',
    description: 'State of a part of a course.',
  },
  IN_PROGRESS: {
    id: 'media.part.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a part of a course.',
  },
  COMPLETED: { id: 'media.part.completed', defaultMessage: 'Completed', description: 'State of a part of a course.' },
  FAILED: { id: 'media.part.failed', defaultMessage: 'Not passed', description: 'State of a part of a course.' },
})

/** States of an attempt. */
export const attemptMessages = defineMessages<AttemptState>({
  RUNNING: { id: 'media.attempt.running', defaultMessage: 'Not finished', description: 'State of an attempt.' },
  FINISHED: { id: 'media.attempt.finished', defaultMessage: 'Finished', description: 'State of an attempt.' },
  ABANDONED: { id: 'media.attempt.abandoned', defaultMessage: 'Ended early', description: 'State of an attempt.' },
})

/** The page about one medium. */
export const mediumMessages = defineMessages({
  back: { id: 'media.medium.back', defaultMessage: 'My media', description: 'Link back to the list.' },
  outline: { id: 'media.medium.outline', defaultMessage: 'Content', description: 'Title above the parts of a course.' },
  goals: {
    id: 'media.medium.goals',
    defaultMessage: 'What you will be able to do',
    description: 'Title above the goals.',
  },
  attempts: { id: 'media.medium.attempts', defaultMessage: 'Attempts', description: 'Title above the attempts.' },
  cycles: { id: 'media.medium.cycles', defaultMessage: 'Earlier rounds', description: 'Title above the other cycles.' },
  cycle: {
    id: 'media.medium.cycle',
    defaultMessage: 'Round {cycle, number}',
    description: 'One cycle of learning the same medium.',
  },
  attempt: {
    id: 'media.medium.attempt',
    defaultMessage: 'Attempt {number, number}, {date}',
    description: 'One attempt; {date} is when it began.',
  },
  due: { id: 'media.medium.due', defaultMessage: 'Due on {date}', description: 'The deadline of a medium.' },
  optional: {
    id: 'media.medium.optional',
    defaultMessage: 'Optional',
    description: 'A part that need not be completed.',
  },
  locked: { id: 'media.medium.locked', defaultMessage: 'Locked', description: 'State of a part of a course.' },
  lockedBy: {
    id: 'media.medium.lockedBy',
    defaultMessage: 'Opens after “{title}”',
    description: 'Why a part of a course cannot be opened yet.',
  },
  lockedByScore: {
    id: 'media.medium.lockedByScore',
    defaultMessage: 'Opens after “{title}” with at least {score, number}%',
    description: 'Why a part of a course cannot be opened yet.',
  },
})
