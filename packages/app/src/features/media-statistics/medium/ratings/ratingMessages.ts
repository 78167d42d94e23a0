import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the ratings of a medium. */
export const ratingMessages = defineMessages({
  tab: { id: 'mediaStatistics.ratings.tab', defaultMessage: 'Ratings', description: 'Tab.' },
  distribution: {
    id: 'mediaStatistics.ratings.distribution',
    defaultMessage: 'Ratings by stars',
    description: 'Heading above the number of ratings with five stars, with four and so on.',
  },
  hint: {
    id: 'mediaStatistics.ratings.hint',
    defaultMessage:
      'Ratings of everyone and all time. Unit and period do not apply. Choose a row to see its comments alone.',
    description: 'Below the heading.',
  },
  count: {
    id: 'mediaStatistics.ratings.count',
    defaultMessage: '({count, plural, one {# rating} other {# ratings}})',
    description: 'Behind the mean.',
  },
  row: {
    id: 'mediaStatistics.ratings.row',
    defaultMessage:
      '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# rating} other {# ratings}}, {share}',
    description: 'Button: shows the comments with so many stars alone.',
  },
  stars: {
    id: 'mediaStatistics.ratings.stars',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'In front of a bar.',
  },
  tooFew: {
    id: 'mediaStatistics.ratings.tooFew',
    defaultMessage: '{count, plural, =0 {No ratings yet.} other {Shown from 5 ratings on. There are # so far.}}',
    description: 'In place of the distribution.',
  },
  comments: { id: 'mediaStatistics.ratings.comments', defaultMessage: 'Comments', description: 'Heading.' },
  withoutNames: {
    id: 'mediaStatistics.ratings.withoutNames',
    defaultMessage: 'Names are not shown here.',
    description: 'Below the heading of the comments.',
  },
  only: {
    id: 'mediaStatistics.ratings.only',
    defaultMessage: '{stars, plural, one {# star only} other {# stars only}}',
    description: 'Beside the heading, while the comments with so many stars are shown alone.',
  },
  all: { id: 'mediaStatistics.ratings.all', defaultMessage: 'Show all', description: 'Button: removes the filter.' },
  none: {
    id: 'mediaStatistics.ratings.none',
    defaultMessage: '{stars, select, all {Nobody has written a comment.} other {No comments with this rating.}}',
    description: 'Where there is no comment.',
  },
  pages: {
    id: 'mediaStatistics.ratings.pages',
    defaultMessage: 'Pages of comments',
    description: 'Names the buttons for pages.',
  },
  shown: {
    id: 'mediaStatistics.ratings.shown',
    defaultMessage: '{count, plural, one {# comment shown} other {# comments shown}}',
    description: 'Beside the buttons for pages.',
  },
})
