import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of uploads of learning content. */
export const mediumUploadMessages = defineMessages({
  list: { id: 'medium.upload.list', defaultMessage: 'Uploads', description: 'Name of a list of files on their way.' },
  count: {
    id: 'medium.upload.count',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Above a list of uploads.',
  },
  summary: {
    id: 'medium.upload.summary',
    defaultMessage: '{ready, number} ready, {open, number} in progress',
    description: 'Beside the number of files.',
  },
  waiting: { id: 'medium.upload.waiting', defaultMessage: 'Waiting', description: 'First phase of an upload.' },
  sending: {
    id: 'medium.upload.sending',
    defaultMessage: 'Uploading {share, number, ::percent}',
    description: 'First phase of an upload.',
  },
  paused: {
    id: 'medium.upload.paused',
    defaultMessage: 'Paused at {share, number, ::percent}',
    description: 'First phase of an upload.',
  },
  uploaded: {
    id: 'medium.upload.uploaded',
    defaultMessage: 'Uploaded',
    description: 'First phase of an upload is over.',
  },
  checking: { id: 'medium.upload.checking', defaultMessage: 'Checking', description: 'Second phase of an upload.' },
  next: {
    id: 'medium.upload.next',
    defaultMessage: 'Check',
    description: 'Second phase of an upload that has not begun.',
  },
  ready: { id: 'medium.upload.ready', defaultMessage: 'Ready', description: 'Second phase of an upload is over.' },
  failedAgain: {
    id: 'medium.upload.failedAgain',
    defaultMessage: '{reason} What has arrived is kept.',
    description: 'Below an upload that may be tried again; reason is a sentence.',
  },
  pause: { id: 'medium.upload.pause', defaultMessage: 'Pause {name}', description: 'Button of an upload.' },
  resume: { id: 'medium.upload.resume', defaultMessage: 'Resume {name}', description: 'Button of an upload.' },
  retry: { id: 'medium.upload.retry', defaultMessage: 'Try {name} again', description: 'Button of an upload.' },
  cancel: { id: 'medium.upload.cancel', defaultMessage: 'Cancel {name}', description: 'Button of an upload.' },
  remove: {
    id: 'medium.upload.remove',
    defaultMessage: 'Remove {name} from the list',
    description: 'Button of an upload that is over.',
  },
  hint: {
    id: 'medium.upload.hint',
    defaultMessage:
      'If the connection drops, an upload resumes where it stopped. After a reload, choose the same file again.',
    description: 'Below a list of uploads.',
  },
  drop: {
    id: 'medium.upload.drop',
    defaultMessage: 'Files',
    description: 'Label of the place where files are dropped.',
  },
  dropHint: {
    id: 'medium.upload.dropHint',
    defaultMessage: 'SCORM package, video, audio or PDF, up to 2 GB each.',
    description: 'Below the place where files are dropped.',
  },
  unknownReason: {
    id: 'medium.upload.unknownReason',
    defaultMessage: 'This file cannot be used. Choose another one.',
    description: 'Why an upload was refused, where no closer reason is known.',
  },
})
