import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of uploads of learning content. */
export const mediumUploadMessages = defineMessages({
  list: {
    id: 'mediaManagement.upload.list',
    defaultMessage: 'Uploads',
    description: 'Name of a list of files on their way.',
  },
  count: {
    id: 'mediaManagement.upload.count',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Above a list of uploads.',
  },
  summary: {
    id: 'mediaManagement.upload.summary',
    defaultMessage: '{ready, number} ready, {open, number} in progress',
    description: 'Beside the number of files.',
  },
  waiting: {
    id: 'mediaManagement.upload.waiting',
    defaultMessage: 'Waiting',
    description: 'First phase of an upload.',
  },
  sending: {
    id: 'mediaManagement.upload.sending',
    defaultMessage: 'Uploading {share, number, ::percent}',
    description: 'First phase of an upload.',
  },
  paused: {
    id: 'mediaManagement.upload.paused',
    defaultMessage: 'Paused at {share, number, ::percent}',
    description: 'First phase of an upload.',
  },
  uploaded: {
    id: 'mediaManagement.upload.uploaded',
    defaultMessage: 'Uploaded',
    description: 'First phase of an upload is over.',
  },
  checking: {
    id: 'mediaManagement.upload.checking',
    defaultMessage: 'Checking',
    description: 'Second phase of an upload.',
  },
  next: {
    id: 'mediaManagement.upload.next',
    defaultMessage: 'Check',
    description: 'Second phase of an upload that has not begun.',
  },
  ready: {
    id: 'mediaManagement.upload.ready',
    defaultMessage: 'Ready',
    description: 'Second phase of an upload is over.',
  },
  failedAgain: {
    id: 'mediaManagement.upload.failedAgain',
    defaultMessage: '{reason} The uploaded part is kept.',
    description: 'Below an upload that may be tried again; reason is a sentence.',
  },
  pause: { id: 'mediaManagement.upload.pause', defaultMessage: 'Pause {name}', description: 'Button of an upload.' },
  resume: { id: 'mediaManagement.upload.resume', defaultMessage: 'Resume {name}', description: 'Button of an upload.' },
  retry: {
    id: 'mediaManagement.upload.retry',
    defaultMessage: 'Try {name} again',
    description: 'Button of an upload.',
  },
  cancel: { id: 'mediaManagement.upload.cancel', defaultMessage: 'Cancel {name}', description: 'Button of an upload.' },
  remove: {
    id: 'mediaManagement.upload.remove',
    defaultMessage: 'Remove {name} from the list',
    description: 'Button of an upload that is over.',
  },
  hint: {
    id: 'mediaManagement.upload.hint',
    defaultMessage:
      'If the connection drops, an upload resumes where it stopped. After a reload, choose the same file again.',
    description: 'Below a list of uploads.',
  },
  drop: {
    id: 'mediaManagement.upload.drop',
    defaultMessage: 'Files',
    description: 'Label of the place where files are dropped.',
  },
  dropHint: {
    id: 'mediaManagement.upload.dropHint',
    defaultMessage: 'SCORM up to {scorm}, video {video}, audio {audio}, PDF {pdf}.',
    description: 'Below the place where files are dropped; the values are sizes such as "2 GB".',
  },
  tooLarge: {
    id: 'mediaManagement.upload.tooLarge',
    defaultMessage:
      'The file is larger than {limit}, the limit for its kind. Make it smaller, or ask an administrator to raise the limit.',
    description: 'Why a file was not uploaded; limit is a size such as "2 GB".',
  },
  ending: {
    id: 'mediaManagement.upload.ending',
    defaultMessage:
      'This kind of file can’t be used here. Upload a SCORM package (.zip), video, audio file or PDF. Add captions (.vtt, .srt) to a video.',
    description: 'Why a file was not uploaded.',
  },
  alreadyAdded: {
    id: 'mediaManagement.upload.alreadyAdded',
    defaultMessage: 'This file is already being uploaded.',
    description: 'Why a file was not taken: it was added twice.',
  },
  title: { id: 'mediaManagement.upload.title', defaultMessage: 'Upload files', description: 'Title of the page.' },
  lead: {
    id: 'mediaManagement.upload.lead',
    defaultMessage:
      'Each file becomes a draft. You can use other pages while files upload. Closing or reloading pauses the upload.',
    description: 'Below the title of the page.',
  },
  owner: {
    id: 'mediaManagement.upload.owner',
    defaultMessage: 'Owner',
    description: 'Field: the unit that new media belong to.',
  },
  ownerHint: {
    id: 'mediaManagement.upload.ownerHint',
    defaultMessage: 'Leave empty for the highest unit you manage. Applies to files you add from now on.',
    description: 'Below the field "Owner".',
  },
  locale: {
    id: 'mediaManagement.upload.locale',
    defaultMessage: 'Main language',
    description: 'Field: the language of the titles of new media.',
  },
  open: {
    id: 'mediaManagement.upload.open',
    defaultMessage: 'Open {name}',
    description: 'Link from a file to the draft it became; name is that of the file.',
  },
  report: {
    id: 'mediaManagement.upload.report',
    defaultMessage: 'Check report of {name}',
    description: 'Link from a file to what the check found.',
  },
  interrupted: {
    id: 'mediaManagement.upload.interrupted',
    defaultMessage: '{count, plural, one {# interrupted upload} other {# interrupted uploads}}',
    description: 'Above a list of files of an earlier visit.',
  },
  interruptedHint: {
    id: 'mediaManagement.upload.interruptedHint',
    defaultMessage: 'Choose the same files again to resume where they stopped.',
    description: 'Below the number of interrupted uploads.',
  },
  forget: {
    id: 'mediaManagement.upload.forget',
    defaultMessage: 'Discard {name}',
    description: 'Button of an interrupted upload.',
  },
  dropNow: {
    id: 'mediaManagement.upload.dropNow',
    defaultMessage: 'Drop to upload',
    description: 'Over the list while files are dragged over it.',
  },
  button: { id: 'mediaManagement.upload.button', defaultMessage: 'Upload', description: 'Button above the list.' },
  running: {
    id: 'mediaManagement.upload.running',
    defaultMessage: '{count, plural, one {# file is being uploaded.} other {# files are being uploaded.}}',
    description: 'Above the list of media.',
  },
  showRunning: {
    id: 'mediaManagement.upload.showRunning',
    defaultMessage: 'Show uploads',
    description: 'Button beside the number of files that are being uploaded.',
  },
  unknownReason: {
    id: 'mediaManagement.upload.unknownReason',
    defaultMessage: 'This file can’t be used. Choose another one.',
    description: 'Why an upload was refused, where no closer reason is known.',
  },
})
