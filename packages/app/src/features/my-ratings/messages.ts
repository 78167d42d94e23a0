import { defineMessages } from '../../platform/locale/message.ts'
import type { RatingTab } from './ratingLists.ts'

/** The parts of the page. */
export const tabMessages = defineMessages<RatingTab>({
  unrated: {
    id: 'myRatings.tab.unrated',
    defaultMessage: 'To rate',
    description: 'Tab: completed media without a rating.',
  },
  given: { id: 'myRatings.tab.given', defaultMessage: 'Your ratings', description: 'Tab: ratings the person gave.' },
})

export const emptyTitles = defineMessages<RatingTab>({
  unrated: {
    id: 'myRatings.empty.unratedTitle',
    defaultMessage: 'Nothing to rate',
    description: 'Title of an empty list.',
  },
  given: { id: 'myRatings.empty.givenTitle', defaultMessage: 'No ratings yet', description: 'Title of an empty list.' },
})

/** What a part says when there is nothing in it. */
export const emptyMessages = defineMessages<RatingTab>({
  unrated: {
    id: 'myRatings.empty.unrated',
    defaultMessage: 'Media you complete appear here until you rate them.',
    description: 'Below the title, when nothing waits for a rating.',
  },
  given: {
    id: 'myRatings.empty.given',
    defaultMessage: 'Ratings you publish appear here. You can edit or withdraw them at any time.',
    description: 'Below the title, when the person has rated nothing.',
  },
})

/** The texts of the page. */
export const messages = defineMessages({
  lead: {
    id: 'myRatings.page.lead',
    defaultMessage: 'Rate what you have completed, and edit the ratings you gave.',
    description: 'Below the title of the page “My ratings”.',
  },
  tabs: { id: 'myRatings.page.tabs', defaultMessage: 'Parts of my ratings', description: 'Name of the tabs.' },
  pages: { id: 'myRatings.page.pages', defaultMessage: 'Pages of ratings', description: 'Name of the page buttons.' },
  media: { id: 'myRatings.empty.media', defaultMessage: 'Go to my media', description: 'Link in an empty list.' },
  toUnrated: {
    id: 'myRatings.empty.toUnrated',
    defaultMessage: 'See what you can rate',
    description: 'Link in an empty list.',
  },
  rate: { id: 'myRatings.form.title', defaultMessage: 'Rate', description: 'Title of the form while it loads.' },
  dismiss: {
    id: 'myRatings.row.dismiss',
    defaultMessage: 'Don’t ask again',
    description: 'Button: the medium is not listed for rating any more.',
  },
  dismissed: {
    id: 'myRatings.row.dismissed',
    defaultMessage: 'You won’t be asked to rate “{title}” again.',
    description: 'Notice.',
  },
  notDone: {
    id: 'myRatings.row.notDone',
    defaultMessage: '“{title}” was not changed. {reason}',
    description: 'Notice of a failure; the reason is a whole sentence.',
  },
})

/** The texts of a row. */
export const rowMessages = defineMessages({
  finished: {
    id: 'myRatings.row.finished',
    defaultMessage: 'finished',
    description: 'Below a date: the medium was completed on that day.',
  },
  rated: {
    id: 'myRatings.row.rated',
    defaultMessage: 'rated',
    description: 'Below a date: the rating was published then.',
  },
  rateMedium: {
    id: 'myRatings.row.rateMedium',
    defaultMessage: 'Rate “{title}”',
    description: 'Name of the stars of a medium.',
  },
  inProgress: {
    id: 'myRatings.row.inProgress',
    defaultMessage: 'Rating in progress',
    description: 'In the place of the stars while the form is open beside the list.',
  },
  published: { id: 'myRatings.row.published', defaultMessage: 'Published', description: 'State of a rating.' },
  publishedAnonymously: {
    id: 'myRatings.row.publishedAnonymously',
    defaultMessage: 'Published anonymously',
    description: 'State of a rating.',
  },
  withdrawn: { id: 'myRatings.row.withdrawn', defaultMessage: 'Withdrawn', description: 'State of a rating.' },
  edit: { id: 'myRatings.row.edit', defaultMessage: 'Edit', description: 'Button of a rating.' },
  rateAgain: {
    id: 'myRatings.row.rateAgain',
    defaultMessage: 'Rate again',
    description: 'Button of a rating that was withdrawn.',
  },
  anonymous: {
    id: 'myRatings.form.anonymous',
    defaultMessage: 'Anonymously',
    description: 'Choice: the name is not shown beside the rating.',
  },
})

/** The texts of the form. */
export const formMessages = defineMessages({
  finishedOn: {
    id: 'myRatings.form.finishedOn',
    defaultMessage: 'Finished on {date}',
    description: 'Below the title of the form.',
  },
  stars: { id: 'myRatings.form.stars', defaultMessage: 'How was it?', description: 'Label of the stars.' },
  starsMissing: {
    id: 'myRatings.form.starsMissing',
    defaultMessage: 'Choose 1 to 5 stars.',
    description: 'Below the stars, when none are chosen.',
  },
  comment: { id: 'myRatings.form.comment', defaultMessage: 'Comment', description: 'Label of a text field.' },
  commentHint: {
    id: 'myRatings.form.commentHint',
    defaultMessage: 'The authors of this medium can read it. Don’t name other people.',
    description: 'Below the comment.',
  },
  showAs: { id: 'myRatings.form.showAs', defaultMessage: 'Show my rating', description: 'Label of two choices.' },
  named: {
    id: 'myRatings.form.named',
    defaultMessage: 'With my name',
    description: 'Choice: the name is shown beside the rating.',
  },
  anonymousHint: {
    id: 'myRatings.form.anonymousHint',
    defaultMessage: 'Nobody is shown your name. {product} stores it so that you can edit your rating.',
    description: 'Below the choice “Anonymously”.',
  },
  publish: { id: 'myRatings.form.publish', defaultMessage: 'Publish rating', description: 'Button.' },
  save: { id: 'myRatings.form.save', defaultMessage: 'Save rating', description: 'Button of a published rating.' },
  cancel: { id: 'myRatings.form.cancel', defaultMessage: 'Cancel', description: 'Button: closes the form.' },
  withdraw: { id: 'myRatings.form.withdraw', defaultMessage: 'Withdraw rating', description: 'Button.' },
  published: {
    id: 'myRatings.form.published',
    defaultMessage: 'Your rating of “{title}” was published.',
    description: 'Notice.',
  },
  saved: { id: 'myRatings.form.saved', defaultMessage: 'Your rating of “{title}” was saved.', description: 'Notice.' },
  withdrawn: {
    id: 'myRatings.form.withdrawn',
    defaultMessage: 'Your rating of “{title}” was withdrawn. It no longer counts.',
    description: 'Notice.',
  },
  changedMeanwhile: {
    id: 'myRatings.form.changedMeanwhile',
    defaultMessage: 'You changed this rating elsewhere. Save again to replace it.',
    description: 'Above the form.',
  },
})
