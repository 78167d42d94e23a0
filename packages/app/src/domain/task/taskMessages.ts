import type { TaskSubmissionState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** How an answer stands. */
export const submissionStateMessages = defineMessages<TaskSubmissionState>({
  NOT_STARTED: { id: 'task.state.notStarted', defaultMessage: 'Not started', description: 'State of an answer.' },
  DRAFT: { id: 'task.state.draft', defaultMessage: 'Begun', description: 'State of an answer that is not handed in.' },
  SUBMITTED: {
    id: 'task.state.submitted',
    defaultMessage: 'Handed in',
    description: 'State of an answer that waits for a review.',
  },
  RETURNED: {
    id: 'task.state.returned',
    defaultMessage: 'Revision requested',
    description: 'State of an answer that is to be revised.',
  },
  PASSED: { id: 'task.state.passed', defaultMessage: 'Passed', description: 'State of an answer.' },
  FAILED: { id: 'task.state.failed', defaultMessage: 'Not passed', description: 'State of an answer.' },
})

export const taskMessages = defineMessages({
  handIn: { id: 'task.handIn', defaultMessage: 'Hand in', description: 'Button: opens a task to hand it in.' },
  revise: { id: 'task.revise', defaultMessage: 'Revise', description: 'Button: opens a task that was returned.' },
  late: { id: 'task.late', defaultMessage: 'Late', description: 'Beside an answer that was handed in after its date.' },
  points: {
    id: 'task.points',
    defaultMessage: '{points, number} of {max, number} points',
    description: 'The result of an answer.',
  },
  version: {
    id: 'task.version',
    defaultMessage: 'Version {number, number}',
    description: 'One of the versions of an answer that a person handed in.',
  },
  files: { id: 'task.files', defaultMessage: 'Files', description: 'Heading over the files of a task or an answer.' },
  receipt: { id: 'task.receipt', defaultMessage: 'Receipt', description: 'Label of the number of a hand-in.' },
  noText: {
    id: 'task.noText',
    defaultMessage: 'This version has no text.',
    description: 'In place of the text of an answer that has files or a link only.',
  },
  removeFile: {
    id: 'task.removeFile',
    defaultMessage: 'Remove {name}',
    description: 'Button beside a file; {name} is its name.',
  },
  uploads: { id: 'task.uploads', defaultMessage: 'Uploads', description: 'Names the files that are being sent.' },
  wrongKind: {
    id: 'task.wrongKind',
    defaultMessage:
      'This type of file is not accepted. Use a PDF, an office document, text, a picture, video or sound.',
    description: 'Why a file was not taken.',
  },
  tooLarge: {
    id: 'task.tooLarge',
    defaultMessage: 'The file is larger than 200 MB.',
    description: 'Why a file was not taken.',
  },
  tooMany: {
    id: 'task.tooMany',
    defaultMessage: 'At most 10 files are possible.',
    description: 'Why a file was not taken.',
  },
})
