import { defineMessages } from '../../platform/locale/message.ts'

/** What each kind of medium is called. */
export const mediumKindMessages = defineMessages({
  SCORM: {
    id: 'medium.kind.scorm',
    defaultMessage: 'SCORM package',
    description: 'Kind of medium.',
  },
  VIDEO: {
    id: 'medium.kind.video',
    defaultMessage: 'Video',
    description: 'Kind of medium.',
  },
  AUDIO: {
    id: 'medium.kind.audio',
    defaultMessage: 'Audio',
    description: 'Kind of medium.',
  },
  PDF: {
    id: 'medium.kind.pdf',
    defaultMessage: 'PDF',
    description: 'Kind of medium.',
  },
  LINK: {
    id: 'medium.kind.link',
    defaultMessage: 'Link',
    description: 'Kind of medium.',
  },
  PAGE: {
    id: 'medium.kind.page',
    defaultMessage: 'Page',
    description: 'Kind of medium.',
  },
  QUIZ: {
    id: 'medium.kind.quiz',
    defaultMessage: 'Quiz',
    description: 'Kind of medium.',
  },
  SURVEY: {
    id: 'medium.kind.survey',
    defaultMessage: 'Survey',
    description: 'Kind of medium.',
  },
  EVENT: {
    id: 'medium.kind.event',
    defaultMessage: 'Event',
    description: 'Kind of medium.',
  },
  COURSE: {
    id: 'medium.kind.course',
    defaultMessage: 'Course',
    description: 'Kind of medium.',
  },
  PATH: {
    id: 'medium.kind.path',
    defaultMessage: 'Learning path',
    description: 'Beside the kinds of media.',
  },
})

/** What each kind of callout is called. */
export const calloutMessages = defineMessages({
  INFO: {
    id: 'medium.callout.info',
    defaultMessage: 'Note',
    description: 'Kind of a highlighted text.',
  },
  TIP: {
    id: 'medium.callout.tip',
    defaultMessage: 'Tip',
    description: 'Kind of a highlighted text.',
  },
  WARNING: {
    id: 'medium.callout.warning',
    defaultMessage: 'Warning',
    description: 'Kind of a highlighted text.',
  },
})

/** What a picture of a page says in its place. */
export const pictureMessages = defineMessages({
  missing: {
    id: 'medium.picture.missing',
    defaultMessage: 'Picture not available',
    description: 'In the place of a picture of a page that was not chosen yet or cannot be shown.',
  },
})
