import { defineMessages } from '../../../platform/locale/message.ts'

/** What is said after a step with one person. */
export const saidMessages = defineMessages({
  personSaved: { id: 'userManagement.said.personSaved', defaultMessage: '{name} was saved.', description: 'Message.' },
  factorReset: { id: 'userManagement.said.factorReset', defaultMessage: 'Two-step sign-in of {name} was reset.', description: 'Message.' },
  passwordSent: { id: 'userManagement.said.passwordSent', defaultMessage: '{name} gets a link to choose a new password.', description: 'Message.' },
  madeDefault: { id: 'userManagement.said.madeDefault', defaultMessage: '{name} is the default unit now.', description: 'Message; {name} is a unit.' },
  removed: { id: 'userManagement.said.removed', defaultMessage: 'Taken out of {name}.', description: 'Message; {name} is a unit.' },
  linked: { id: 'userManagement.said.linked', defaultMessage: 'The sign-in of {name} has its person.', description: 'Message.' },
  askedAdded: { id: 'userManagement.said.askedAdded', defaultMessage: '{name} was added to the unit.', description: 'Message after a manager had asked for it.' },
  askedClosed: { id: 'userManagement.said.askedClosed', defaultMessage: 'The question of {name} is closed.', description: 'Message; {name} is a manager.' },
  apart: { id: 'userManagement.said.apart', defaultMessage: '{name} is not shown here any more.', description: 'Message after saying that two who look alike are two people.' },
  linkedNew: { id: 'userManagement.said.linkedNew', defaultMessage: '{name} was added as a new person.', description: 'Message.' },
})
