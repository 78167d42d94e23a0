import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the file of a medium and of its captions. */
export const fileMessages = defineMessages({
  file: {
    id: 'mediaManagement.file.file',
    defaultMessage: 'File',
    description: 'Heading: the file that learners get.',
  },
  published: {
    id: 'mediaManagement.file.published',
    defaultMessage: 'Learners get this file. Replacing it begins a draft.',
    description: 'Above the file of a published medium without a draft.',
  },
  checking: {
    id: 'mediaManagement.file.checking',
    defaultMessage: 'Being checked. You can leave this page.',
    description: 'While the server checks a file.',
  },
  failed: {
    id: 'mediaManagement.file.failed',
    defaultMessage: 'This file can’t be used. The Check tab says why.',
    description: 'Above a file that the check refused.',
  },
  busy: {
    id: 'mediaManagement.file.busy',
    defaultMessage: 'Wait until the file is checked.',
    description: 'Why no other file can be chosen now.',
  },
  download: {
    id: 'mediaManagement.file.download',
    defaultMessage: 'Download original',
    description: 'Button.',
  },
  add: {
    id: 'mediaManagement.file.add',
    defaultMessage: 'Add file',
    description: 'Label of the place where a file is dropped.',
  },
  replace: {
    id: 'mediaManagement.file.replace',
    defaultMessage: 'Replace file',
    description: 'Label of the place where another file is dropped.',
  },
  name: {
    id: 'mediaManagement.file.name',
    defaultMessage: 'Name',
    description: 'A fact of a file.',
  },
  size: {
    id: 'mediaManagement.file.size',
    defaultMessage: 'Size',
    description: 'A fact of a file.',
  },
  title: {
    id: 'mediaManagement.file.title',
    defaultMessage: 'Title',
    description: 'A fact of a package: what its manifest calls it.',
  },
  standard: {
    id: 'mediaManagement.file.standard',
    defaultMessage: 'Standard',
    description: 'A fact of a package: SCORM 1.2 or 2004.',
  },
  launch: {
    id: 'mediaManagement.file.launch',
    defaultMessage: 'Start page',
    description: 'A fact of a package.',
  },
  units: {
    id: 'mediaManagement.file.units',
    defaultMessage: 'Learning units',
    description: 'A fact of a package: how many it has.',
  },
  mastery: {
    id: 'mediaManagement.file.mastery',
    defaultMessage: 'Pass mark',
    description: 'A fact of a package.',
  },
  unpacked: {
    id: 'mediaManagement.file.unpacked',
    defaultMessage: 'Unpacked',
    description: 'A fact of a package.',
  },
  unpackedFiles: {
    id: 'mediaManagement.file.unpackedFiles',
    defaultMessage: '{count, plural, one {# file} other {# files}}, {size}',
    description: 'How many files a package has, and their size.',
  },
  duration: {
    id: 'mediaManagement.file.duration',
    defaultMessage: 'Duration',
    description: 'A fact of a video or audio.',
  },
  picture: {
    id: 'mediaManagement.file.picture',
    defaultMessage: 'Resolution',
    description: 'A fact of a video.',
  },
  codecs: {
    id: 'mediaManagement.file.codecs',
    defaultMessage: 'Formats',
    description: 'A fact of a video or audio: its codecs.',
  },
  pages: {
    id: 'mediaManagement.file.pages',
    defaultMessage: 'Pages',
    description: 'A fact of a PDF.',
  },
  captions: {
    id: 'mediaManagement.file.captions',
    defaultMessage: 'Captions',
    description: 'Heading.',
  },
  noCaptions: {
    id: 'mediaManagement.file.noCaptions',
    defaultMessage: 'No captions yet.',
    description: 'While a video has none.',
  },
  captionLanguage: {
    id: 'mediaManagement.file.captionLanguage',
    defaultMessage: 'Language of the captions',
    description: 'Field.',
  },
  addCaptions: {
    id: 'mediaManagement.file.addCaptions',
    defaultMessage: 'Add captions',
    description: 'Label of the place where captions are dropped.',
  },
  captionsHint: {
    id: 'mediaManagement.file.captionsHint',
    defaultMessage: 'WebVTT or SubRip. Captions in the same language are replaced.',
    description: 'Below the place where captions are dropped.',
  },
  downloadCaptions: {
    id: 'mediaManagement.file.downloadCaptions',
    defaultMessage: 'Download captions in {language}',
    description: 'Button.',
  },
  removeCaptions: {
    id: 'mediaManagement.file.removeCaptions',
    defaultMessage: 'Remove captions in {language}',
    description: 'Button.',
  },
})
