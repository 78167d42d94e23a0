import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts around the steps of the form. */
export const wizardMessages = defineMessages({
  newTitle: {
    id: 'assignments.wizard.newTitle',
    defaultMessage: 'New assignment',
    description: 'Title of the page.',
  },
  back: {
    id: 'assignments.wizard.back',
    defaultMessage: 'Back',
    description: 'Button: the step before.',
  },
  next: {
    id: 'assignments.wizard.next',
    defaultMessage: 'Save and continue',
    description: 'Button: saves the step and goes to the next one.',
  },
  list: {
    id: 'assignments.wizard.list',
    defaultMessage: 'Assignments',
    description: 'Link back to the list.',
  },
  steps: {
    id: 'assignments.wizard.steps',
    defaultMessage: 'Steps of the assignment',
    description: 'Names the row of steps.',
  },
  place: {
    id: 'assignments.wizard.place',
    defaultMessage: 'Step {step, number} of {count, number}',
    description: 'Below the row of steps.',
  },
  saved: {
    id: 'assignments.wizard.saved',
    defaultMessage: 'Draft, saved {when}',
    description: 'State of the draft; when is a time or a date.',
  },
  editing: {
    id: 'assignments.wizard.editing',
    defaultMessage: 'Editing an active assignment. The changes take effect when you activate them.',
    description: 'Above the form, while an assignment in force is edited.',
  },
  discard: {
    id: 'assignments.wizard.discard',
    defaultMessage: 'Discard draft',
    description: 'Button and title of the question.',
  },
  discardText: {
    id: 'assignments.wizard.discardText',
    defaultMessage: 'The draft is deleted. You can’t undo this.',
    description: 'Question.',
  },
  discardEdit: {
    id: 'assignments.wizard.discardEdit',
    defaultMessage: 'Your changes are deleted. The assignment stays as it is.',
    description: 'Question, while an assignment in force is edited.',
  },
  missing: {
    id: 'assignments.wizard.missing',
    defaultMessage: 'This draft does not exist',
    description: 'The address names an unknown draft.',
  },
  missingText: {
    id: 'assignments.wizard.missingText',
    defaultMessage: 'It may have been activated or deleted.',
    description: 'The address names an unknown draft.',
  },
  noDraft: {
    id: 'assignments.wizard.noDraft',
    defaultMessage: 'This assignment is no longer a draft',
    description: 'The address names an assignment in force.',
  },
  noDraftText: {
    id: 'assignments.wizard.noDraftText',
    defaultMessage: 'Open it in the list to see its people or to edit it.',
    description: 'The address names an assignment in force.',
  },
  open: {
    id: 'assignments.wizard.open',
    defaultMessage: 'Open assignment',
    description: 'Link.',
  },
})

/** The names of the steps. */
export const stepNames = defineMessages({
  what: {
    id: 'assignments.step.what',
    defaultMessage: 'What',
    description: 'Step: what is learnt.',
  },
  who: {
    id: 'assignments.step.who',
    defaultMessage: 'Who',
    description: 'Step: for whom.',
  },
  when: {
    id: 'assignments.step.when',
    defaultMessage: 'When',
    description: 'Step: the due date.',
  },
  often: {
    id: 'assignments.step.often',
    defaultMessage: 'How often',
    description: 'Step: the renewal.',
  },
  messages: {
    id: 'assignments.step.messages',
    defaultMessage: 'Messages',
    description: 'Step.',
  },
  check: {
    id: 'assignments.step.check',
    defaultMessage: 'Check',
    description: 'Step: what the activation changes.',
  },
})

/** The headings of the steps. */
export const stepTitles = defineMessages({
  what: {
    id: 'assignments.stepTitle.what',
    defaultMessage: 'What do people have to learn?',
    description: 'Heading of the step.',
  },
  who: {
    id: 'assignments.stepTitle.who',
    defaultMessage: 'Who gets the assignment?',
    description: 'Heading of the step.',
  },
  when: {
    id: 'assignments.stepTitle.when',
    defaultMessage: 'When is it due?',
    description: 'Heading of the step.',
  },
  often: {
    id: 'assignments.stepTitle.often',
    defaultMessage: 'How often is it repeated?',
    description: 'Heading of the step.',
  },
  messages: {
    id: 'assignments.stepTitle.messages',
    defaultMessage: 'Which messages are sent?',
    description: 'Heading of the step.',
  },
  check: {
    id: 'assignments.stepTitle.check',
    defaultMessage: 'Check and activate',
    description: 'Heading of the step.',
  },
})

/** What the server refuses in a step. */
export const errorMessages = defineMessages({
  changedMeanwhile: {
    id: 'assignments.error.changedMeanwhile',
    defaultMessage: 'Someone else changed this draft. Save again to replace their changes, or reload the page.',
    description: 'The draft has another revision.',
  },
})
