import { defineMessages } from '../../../platform/locale/message.ts'

/** What is asked and said around things done with members. */
export const memberActMessages = defineMessages({
  roleTitle: {
    id: 'unitManagement.memberAct.roleTitle',
    defaultMessage: 'Change the role of {count, plural, one {# person} other {# people}} in {unit}?',
    description: 'Title of a question.',
  },
  roleSentence: {
    id: 'unitManagement.memberAct.roleSentence',
    defaultMessage:
      'Managers and deputies see everyone in the unit and its sub-units. The new role replaces the current one.',
    description: 'Below that title.',
  },
  roleConcerned: {
    id: 'unitManagement.memberAct.roleConcerned',
    defaultMessage: '{count, plural, one {# person gets} other {# people get}} the role {role}.',
    description: 'Line of what an action would do; {role} is Member, Manager or Deputy.',
  },
  roleConcernedUntil: {
    id: 'unitManagement.memberAct.roleConcernedUntil',
    defaultMessage: '{count, plural, one {# person gets} other {# people get}} the role {role} until {date}.',
    description: 'Line of what an action would do; {role} is Member, Manager or Deputy, {date} its last day.',
  },
  roleSet: {
    id: 'unitManagement.memberAct.roleSet',
    defaultMessage: '{count, plural, one {# person now has} other {# people now have}} the role {role} in {unit}.',
    description: 'Notice; {role} is Member, Manager or Deputy.',
  },
  roleSetUntil: {
    id: 'unitManagement.memberAct.roleSetUntil',
    defaultMessage:
      '{count, plural, one {# person now has} other {# people now have}} the role {role} in {unit} until {date}.',
    description: 'Notice; {role} is Member, Manager or Deputy, {date} its last day.',
  },
  removeConcerned: {
    id: 'unitManagement.memberAct.removeConcerned',
    defaultMessage: '{count, plural, one {# person leaves} other {# people leave}} {unit}.',
    description: 'Line of what an action would do.',
  },
  goOn: {
    id: 'unitManagement.memberAct.goOn',
    defaultMessage: 'Show consequences',
    description: 'Button: leads on to what an action would do.',
  },
  undone: { id: 'unitManagement.memberAct.undone', defaultMessage: 'Undone.', description: 'Notice after undoing.' },
})
