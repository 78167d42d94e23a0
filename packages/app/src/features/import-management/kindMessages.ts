import type { ImportKind, ImportMode, ImportState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What a file brings. */
export const kindMessages = defineMessages<ImportKind>({
  USERS: { id: 'importManagement.kind.users', defaultMessage: 'People', description: 'What a file brings.' },
  UNITS: { id: 'importManagement.kind.units', defaultMessage: 'Units', description: 'What a file brings.' },
  MEMBERSHIPS: {
    id: 'importManagement.kind.memberships',
    defaultMessage: 'Memberships',
    description: 'What a file brings: who belongs to which unit.',
  },
  COMPLETIONS: {
    id: 'importManagement.kind.completions',
    defaultMessage: 'Completed learning',
    description: 'What a file brings: what people completed before, such as in another system.',
  },
})

/** What the rows of each are. */
export const kindHints = defineMessages<ImportKind>({
  USERS: {
    id: 'importManagement.kindHint.users',
    defaultMessage: 'One row for each person. Creates, changes and restores people.',
    description: 'Below a choice of what a file brings.',
  },
  UNITS: {
    id: 'importManagement.kindHint.units',
    defaultMessage: 'One row for each unit, with the key of its parent unit.',
    description: 'Below a choice of what a file brings.',
  },
  MEMBERSHIPS: {
    id: 'importManagement.kindHint.memberships',
    defaultMessage: 'One row for each membership. People and units must already exist.',
    description: 'Below a choice of what a file brings.',
  },
  COMPLETIONS: {
    id: 'importManagement.kindHint.completions',
    defaultMessage:
      'One row for each completion, such as from your former system. People and media must already exist.',
    description: 'Below a choice of what a file brings.',
  },
})

/** What the rules of an import let it do. */
export const modeMessages = defineMessages<ImportMode>({
  CREATE_UPDATE_DEACTIVATE: {
    id: 'importManagement.mode.all',
    defaultMessage: 'creates, changes, deactivates',
    description: 'What the rules of an import let it do; deactivates: people who are missing in the file.',
  },
  CREATE_UPDATE: {
    id: 'importManagement.mode.both',
    defaultMessage: 'creates, changes',
    description: 'What the rules of an import let it do.',
  },
  UPDATE: {
    id: 'importManagement.mode.known',
    defaultMessage: 'changes',
    description: 'What the rules of an import let it do: nothing new is made.',
  },
  UPDATE_DEACTIVATE: {
    id: 'importManagement.mode.knownmissing',
    defaultMessage: 'changes, deactivates',
    description: 'What the rules of an import let it do; deactivates: people who are missing in the file.',
  },
})

/** How an import stands. */
export const stateMessages = defineMessages<ImportState>({
  UPLOADED: {
    id: 'importManagement.state.uploaded',
    defaultMessage: 'Being read',
    description: 'How an import stands.',
  },
  PARSED: {
    id: 'importManagement.state.parsed',
    defaultMessage: 'Columns to match',
    description: 'How an import stands: somebody has to say what the columns mean.',
  },
  MAPPED: {
    id: 'importManagement.state.mapped',
    defaultMessage: 'Being checked',
    description: 'How an import stands: the dry run is under way.',
  },
  CHECKED: {
    id: 'importManagement.state.checked',
    defaultMessage: 'Waiting for approval',
    description: 'How an import stands: the dry run is done.',
  },
  RUNNING: { id: 'importManagement.state.running', defaultMessage: 'Running', description: 'How an import stands.' },
  DONE: { id: 'importManagement.state.done', defaultMessage: 'Finished', description: 'How an import stands.' },
  DONE_WITH_ERRORS: {
    id: 'importManagement.state.donewitherrors',
    defaultMessage: 'Finished, some rows skipped',
    description: 'How an import stands.',
  },
  FAILED: { id: 'importManagement.state.failed', defaultMessage: 'Failed', description: 'How an import stands.' },
  CANCELLED: {
    id: 'importManagement.state.cancelled',
    defaultMessage: 'Cancelled',
    description: 'How an import stands.',
  },
  ROLLED_BACK: {
    id: 'importManagement.state.rolledback',
    defaultMessage: 'Undone',
    description: 'How an import stands: what it did was taken back.',
  },
})
