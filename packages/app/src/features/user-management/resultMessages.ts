import { defineMessages } from '../../platform/locale/message.ts'

/** What is said after a step with one person. */
export const resultMessages = defineMessages({
  personSaved: { id: 'userManagement.said.personSaved', defaultMessage: '{name} saved.', description: 'Message.' },
  factorReset: {
    id: 'userManagement.said.factorReset',
    defaultMessage: 'Two-step sign-in of {name} reset.',
    description: 'Message.',
  },
  passwordSent: {
    id: 'userManagement.said.passwordSent',
    defaultMessage: 'Password link sent to {name}.',
    description: 'Message.',
  },
  madeDefault: {
    id: 'userManagement.said.madeDefault',
    defaultMessage: '{name} is now the default unit.',
    description: 'Message; {name} is a unit.',
  },
  removed: {
    id: 'userManagement.said.removed',
    defaultMessage: 'Removed from {name}.',
    description: 'Message; {name} is a unit.',
  },
  linked: { id: 'userManagement.said.linked', defaultMessage: 'Sign-in of {name} linked.', description: 'Message.' },
  askedAdded: {
    id: 'userManagement.said.askedAdded',
    defaultMessage: '{name} added to the unit.',
    description: 'Message after a manager had asked for it.',
  },
  askedClosed: {
    id: 'userManagement.said.askedClosed',
    defaultMessage: 'Question of {name} closed.',
    description: 'Message; {name} is a manager.',
  },
  apart: {
    id: 'userManagement.said.apart',
    defaultMessage: '{name} is no longer listed here.',
    description: 'Message after saying that two who look alike are two people.',
  },
  linkedNew: {
    id: 'userManagement.said.linkedNew',
    defaultMessage: '{name} added as a new person.',
    description: 'Message.',
  },
})
