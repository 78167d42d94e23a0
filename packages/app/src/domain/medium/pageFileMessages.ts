import { defineMessages } from '../../platform/locale/message.ts'

/** What videos, files and check questions of a page say. */
export const pageFileMessages = defineMessages({
  missingVideo: {
    id: 'medium.page.missingVideo',
    defaultMessage: 'Video not available',
    description: 'In the place of a video of a page that was not chosen yet or cannot be played.',
  },
  missingFile: {
    id: 'medium.page.missingFile',
    defaultMessage: 'File not available',
    description: 'In the place of a file of a page that was not chosen yet or is gone.',
  },
  video: {
    id: 'medium.page.video',
    defaultMessage: 'Video: {title}',
    description: 'Names a video of a page for screen readers.',
  },
  download: {
    id: 'medium.page.download',
    defaultMessage: 'Download {name} ({size})',
    description: 'Link that saves a file of a page; {size} is such as “2 MB”.',
  },
  check: {
    id: 'medium.page.check',
    defaultMessage: 'Check yourself',
    description: 'Above a question of a page whose answer is not stored.',
  },
  several: {
    id: 'medium.page.check.several',
    defaultMessage: 'Several answers are right.',
    description: 'Below a check question with more than one right answer.',
  },
  checkAnswer: {
    id: 'medium.page.check.answer',
    defaultMessage: 'Check answer',
    description: 'Button of a check question.',
  },
  right: {
    id: 'medium.page.check.right',
    defaultMessage: 'That’s right.',
    description: 'After a check question was answered.',
  },
  wrong: {
    id: 'medium.page.check.wrong',
    defaultMessage: 'Not quite. Try again.',
    description: 'After a check question was answered.',
  },
})
