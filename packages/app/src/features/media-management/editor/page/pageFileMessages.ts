import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of videos, files and check questions in the editor of pages. */
export const pageFileMessages = defineMessages({
  video: {
    id: 'mediaManagement.page.file.video',
    defaultMessage: 'Video',
    description: 'Field that takes a file.',
  },
  replaceVideo: {
    id: 'mediaManagement.page.file.replaceVideo',
    defaultMessage: 'Replace video',
    description: 'Field that takes another file.',
  },
  captions: {
    id: 'mediaManagement.page.file.captions',
    defaultMessage: 'Captions (VTT or SRT)',
    description: 'Field that takes a file.',
  },
  replaceCaptions: {
    id: 'mediaManagement.page.file.replaceCaptions',
    defaultMessage: 'Replace captions',
    description: 'Field that takes another file.',
  },
  removeCaptions: {
    id: 'mediaManagement.page.file.removeCaptions',
    defaultMessage: 'Remove captions',
    description: 'Button beside the captions of a video.',
  },
  file: {
    id: 'mediaManagement.page.file.file',
    defaultMessage: 'File',
    description: 'Field that takes a file.',
  },
  replaceFile: {
    id: 'mediaManagement.page.file.replaceFile',
    defaultMessage: 'Replace file',
    description: 'Field that takes another file.',
  },
  title: {
    id: 'mediaManagement.page.file.title',
    defaultMessage: 'Title',
    description: 'Field of a video or file in a page.',
  },
  sending: {
    id: 'mediaManagement.page.file.sending',
    defaultMessage: 'Uploading file',
    description: 'Names the progress.',
  },
  notSent: {
    id: 'mediaManagement.page.file.notSent',
    defaultMessage: 'The file was not uploaded. {reason}',
    description: 'Sending failed; {reason} is one of the sentences for problems.',
  },
  tooLarge: {
    id: 'mediaManagement.page.file.tooLarge',
    defaultMessage: 'The file is too large. Choose a smaller one.',
    description: 'At the field of a file.',
  },
  notTaken: {
    id: 'mediaManagement.page.file.notTaken',
    defaultMessage: 'This file can’t be used here. Choose another one.',
    description: 'At the field of a file.',
  },
  question: {
    id: 'mediaManagement.page.file.question',
    defaultMessage: 'Question',
    description: 'Field of a check question.',
  },
  option: {
    id: 'mediaManagement.page.file.option',
    defaultMessage: 'Answer {number, number}',
    description: 'Field of a check question.',
  },
  isRight: {
    id: 'mediaManagement.page.file.isRight',
    defaultMessage: 'Right answer',
    description: 'Box beside an answer of a check question.',
  },
  removeOption: {
    id: 'mediaManagement.page.file.removeOption',
    defaultMessage: 'Remove answer {number, number}',
    description: 'Button beside an answer of a check question.',
  },
  addOption: {
    id: 'mediaManagement.page.file.addOption',
    defaultMessage: 'Add answer',
    description: 'Button below the answers of a check question.',
  },
  explanation: {
    id: 'mediaManagement.page.file.explanation',
    defaultMessage: 'Explanation',
    description: 'Field of a check question.',
  },
  explanationHint: {
    id: 'mediaManagement.page.file.explanationHint',
    defaultMessage: 'Shown after the right answer.',
    description: 'Below the field.',
  },
  noVideo: {
    id: 'mediaManagement.page.file.noVideo',
    defaultMessage: 'No video chosen',
    description: 'Finding.',
  },
  noVideoCaptions: {
    id: 'mediaManagement.page.file.noVideoCaptions',
    defaultMessage: 'Video without captions',
    description: 'Finding.',
  },
  noFile: {
    id: 'mediaManagement.page.file.noFile',
    defaultMessage: 'No file chosen',
    description: 'Finding.',
  },
  noRightAnswer: {
    id: 'mediaManagement.page.file.noRightAnswer',
    defaultMessage: 'Question without a right answer',
    description: 'Finding.',
  },
})
