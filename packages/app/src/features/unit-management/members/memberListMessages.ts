import { defineMessages } from '../../../platform/locale/message.ts'

/** The list of members as a table. */
export const memberListMessages = defineMessages({
  views: {
    id: 'unitManagement.memberList.views',
    defaultMessage: 'Views of members',
    description: 'Read aloud: name of the row of saved views.',
  },
  export: {
    id: 'unitManagement.memberList.export',
    defaultMessage: 'Export',
    description: 'Button: writes the list into a file.',
  },
  exportList: {
    id: 'unitManagement.memberList.exportList',
    defaultMessage: 'Export this list',
    description: 'Names the menu with the kinds of file.',
  },
  source: {
    id: 'unitManagement.memberList.source',
    defaultMessage: 'Added by',
    description: 'A filter: how people came into the unit.',
  },
  username: { id: 'unitManagement.memberList.username', defaultMessage: 'Username', description: 'Head of a column.' },
  number: {
    id: 'unitManagement.memberList.number',
    defaultMessage: 'Number',
    description: 'Head of a column: the number beside a person’s name.',
  },
  missingCount: {
    id: 'unitManagement.memberList.missingCount',
    defaultMessage: 'the number of members',
    description: 'Part of a list of what could not be loaded.',
  },
  addFirst: {
    id: 'unitManagement.memberList.addFirst',
    defaultMessage: 'Add people',
    description: 'Button where nobody is in the unit yet.',
  },
})
