import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the check of a medium. */
export const checkMessages = defineMessages({
  ready: {
    id: 'mediaManagement.check.ready',
    defaultMessage: 'Nothing keeps version {number, number} from being published.',
    description: 'First sentence of the check.',
  },
  live: {
    id: 'mediaManagement.check.live',
    defaultMessage: 'Version {number, number} is published.',
    description: 'First sentence of the check of a medium without a draft.',
  },
  blocked: {
    id: 'mediaManagement.check.blocked',
    defaultMessage:
      '{count, plural, one {# thing keeps} other {# things keep}} version {number, number} from being published.',
    description: 'First sentence of the check.',
  },
  processing: {
    id: 'mediaManagement.check.processing',
    defaultMessage: 'The file is being checked.',
    description: 'First sentence of the check.',
  },
  toDo: {
    id: 'mediaManagement.check.toDo',
    defaultMessage: 'Before publishing',
    description: 'Heading of what has to be repaired.',
  },
  toKnow: {
    id: 'mediaManagement.check.toKnow',
    defaultMessage: 'Good to know',
    description: 'Heading of findings that keep nothing from being published.',
  },
  passed: {
    id: 'mediaManagement.check.passed',
    defaultMessage: 'No other findings.',
    description: 'Where the check found nothing more.',
  },
  title: {
    id: 'mediaManagement.check.title',
    defaultMessage: 'Go to details',
    description: 'Link from a finding to the place where it is repaired.',
  },
  content: {
    id: 'mediaManagement.check.content',
    defaultMessage: 'Go to content',
    description: 'Link from a finding to the place where it is repaired.',
  },
  item: {
    id: 'mediaManagement.check.item',
    defaultMessage: 'Open {title}',
    description: 'Link from a finding to the medium that has to be published.',
  },
  noCaptions: {
    id: 'mediaManagement.check.noCaptions',
    defaultMessage: 'This video has no captions. Add them for people who cannot hear it.',
    description: 'Finding of a video.',
  },
  noTranscript: {
    id: 'mediaManagement.check.noTranscript',
    defaultMessage: 'This recording has no captions. Add them for people who cannot hear it.',
    description: 'Finding of an audio.',
  },
  noHeadings: {
    id: 'mediaManagement.check.noHeadings',
    defaultMessage: 'This page is long and has no headings. Add some, so that readers find their way.',
    description: 'Finding of a page.',
  },
  headingSkipped: {
    id: 'mediaManagement.check.headingSkipped',
    defaultMessage: 'The heading “{text}” follows no larger one. Make it a main heading, or add one before it.',
    description: 'Finding of a page: a subheading comes first.',
  },
  emptyBlock: {
    id: 'mediaManagement.check.emptyBlock',
    defaultMessage:
      '{count, plural, one {# block is} other {# blocks are}} empty. Fill or remove {count, plural, one {it} other {them}}.',
    description: 'Finding of a page.',
  },
  noAlt: {
    id: 'mediaManagement.check.noAlt',
    defaultMessage: '{count, plural, one {# picture has} other {# pictures have}} no alternative text.',
    description: 'Finding of a page.',
  },
  noPicture: {
    id: 'mediaManagement.check.noPicture',
    defaultMessage: '{count, plural, one {# picture block has} other {# picture blocks have}} no picture.',
    description: 'Finding of a page.',
  },
  unclearLink: {
    id: 'mediaManagement.check.unclearLink',
    defaultMessage:
      '{count, plural, one {The link “{text}” does} other {# links, such as “{text}”, do}} not say where {count, plural, one {it leads} other {they lead}}.',
    description: 'Finding of a page; {text} are the words of the first link.',
  },
  noTableHeads: {
    id: 'mediaManagement.check.noTableHeads',
    defaultMessage: '{count, plural, one {# table lacks} other {# tables lack}} column headings.',
    description: 'Finding of a page.',
  },
  noVideo: {
    id: 'mediaManagement.check.noVideo',
    defaultMessage: '{count, plural, one {# video block has} other {# video blocks have}} no video.',
    description: 'Finding of a page.',
  },
  noVideoCaptions: {
    id: 'mediaManagement.check.noVideoCaptions',
    defaultMessage: '{count, plural, one {# video in the page has} other {# videos in the page have}} no captions.',
    description: 'Finding of a page.',
  },
  noFile: {
    id: 'mediaManagement.check.noFile',
    defaultMessage: '{count, plural, one {# file block has} other {# file blocks have}} no file.',
    description: 'Finding of a page.',
  },
  noRightAnswer: {
    id: 'mediaManagement.check.noRightAnswer',
    defaultMessage: '{count, plural, one {# check question has} other {# check questions have}} no right answer.',
    description: 'Finding of a page.',
  },
  noCategory: {
    id: 'mediaManagement.check.noCategory',
    defaultMessage: 'No category yet. People who browse the catalogue find it in a category.',
    description: 'Finding of a medium.',
  },
  noSummary: {
    id: 'mediaManagement.check.noSummary',
    defaultMessage: 'No summary in {language}. The catalogue shows it below the title.',
    description: 'Finding of a medium.',
  },
  manifest: {
    id: 'mediaManagement.check.manifest',
    defaultMessage: 'From the manifest',
    description: 'Heading of what the check read from a package.',
  },
  facts: {
    id: 'mediaManagement.check.facts',
    defaultMessage: 'From the file',
    description: 'Heading of what the check read from a file.',
  },
})
