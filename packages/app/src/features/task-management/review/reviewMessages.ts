import { defineMessages } from '../../../platform/locale/message.ts'

/** Texts of the review queue. */
export const reviewMessages = defineMessages({
  back: { id: 'taskReview.back', defaultMessage: 'Task management', description: 'Button that leaves the queue.' },
  allTasks: {
    id: 'taskReview.allTasks',
    defaultMessage: 'Review queue',
    description: 'Title of the queue of all tasks.',
  },
  waiting: { id: 'taskReview.waiting', defaultMessage: 'Waiting for you', description: 'Heading over the queue.' },
  counts: {
    id: 'taskReview.counts',
    defaultMessage:
      '{waiting, plural, =0 {Nothing waits.} one {# answer.} other {# answers.}} {reviewed, number} of {all, number} reviewed.',
    description: 'Under the heading of the queue.',
  },
  oldest: {
    id: 'taskReview.oldest',
    defaultMessage: 'The oldest is from {date}.',
    description: 'Under the heading of the queue.',
  },
  progress: { id: 'taskReview.progress', defaultMessage: 'Reviewed', description: 'Names the bar of the queue.' },
  queue: { id: 'taskReview.queue', defaultMessage: 'Answers to review', description: 'Names the list.' },
  first: { id: 'taskReview.first', defaultMessage: 'First version', description: 'In the queue, under a name.' },
  revised: {
    id: 'taskReview.revised',
    defaultMessage: 'Revised, version {number, number}',
    description: 'In the queue.',
  },
  takenBy: {
    id: 'taskReview.takenBy',
    defaultMessage: '{name} is reviewing this',
    description: 'In the queue and over an answer.',
  },
  release: {
    id: 'taskReview.release',
    defaultMessage: 'Take over',
    description: 'Button: ends the review of somebody else, and begins one’s own.',
  },
  releaseTitle: {
    id: 'taskReview.release.title',
    defaultMessage: 'Take over from {name}?',
    description: 'Title of the question before a review of somebody else is ended.',
  },
  releaseText: {
    id: 'taskReview.release.text',
    defaultMessage: 'Feedback that they have not sent yet is lost.',
    description: 'In the question before a review of somebody else is ended.',
  },
  days: {
    id: 'taskReview.days',
    defaultMessage: '{days, plural, =0 {today} =1 {yesterday} other {# days}}',
    description: 'In the queue: how long an answer waits.',
  },
  empty: { id: 'taskReview.empty', defaultMessage: 'Nothing to review', description: 'Title of the empty queue.' },
  emptyText: {
    id: 'taskReview.emptyText',
    defaultMessage: 'New answers appear here.',
    description: 'In the empty queue.',
  },
  handedIn: {
    id: 'taskReview.handedIn',
    defaultMessage: 'Handed in {date}, {late, select, yes {late} other {on time}}',
    description: 'Under the name of the person whose answer is reviewed.',
  },
  youAsked: {
    id: 'taskReview.youAsked',
    defaultMessage: 'Asked for: {comment}',
    description: 'Over a revised answer: what the last review asked for.',
  },
  next: { id: 'taskReview.next', defaultMessage: 'Next answer', description: 'Button with an arrow.' },
  previous: { id: 'taskReview.previous', defaultMessage: 'Previous answer', description: 'Button with an arrow.' },
  versions: { id: 'taskReview.versions', defaultMessage: 'Versions', description: 'Names the tabs of versions.' },
  instructions: {
    id: 'taskReview.instructions',
    defaultMessage: 'Instructions',
    description: 'Opens the instructions.',
  },
  assessment: { id: 'taskReview.assessment', defaultMessage: 'Assessment', description: 'Heading.' },
  passedFrom: {
    id: 'taskReview.passedFrom',
    defaultMessage: 'Passed from {points, number} of {max, number} points.',
    description: 'Under the heading of the assessment.',
  },
  points: { id: 'taskReview.points', defaultMessage: 'Points', description: 'Label of a field.' },
  comment: { id: 'taskReview.comment', defaultMessage: 'Comment for {name}', description: 'Label of a field.' },
  saved: { id: 'taskReview.saved', defaultMessage: 'Feedback saved {time}', description: 'In the bar at the top.' },
  unsaved: {
    id: 'taskReview.unsaved',
    defaultMessage: 'The feedback is not saved. Stay on this page and check your connection.',
    description: 'Below the comment, where saving it failed.',
  },
  returnDue: { id: 'taskReview.returnDue', defaultMessage: 'New due date', description: 'Label of a field.' },
  returnTitle: {
    id: 'taskReview.returnTitle',
    defaultMessage: 'Return to {name}?',
    description: 'Title of a dialog.',
  },
  returnText: {
    id: 'taskReview.returnText',
    defaultMessage:
      'The comment says what to change. The answer can be returned {count, plural, one {once more} other {# more times}}.',
    description: 'In a dialog.',
  },
  return: { id: 'taskReview.return', defaultMessage: 'Return', description: 'Button.' },
  noReturns: {
    id: 'taskReview.noReturns',
    defaultMessage: 'This answer can’t be returned again.',
    description: 'Why a button is off.',
  },
  commentNeeded: {
    id: 'taskReview.commentNeeded',
    defaultMessage: 'Write what to change first.',
    description: 'Why an answer was not returned.',
  },
  pointsNeeded: {
    id: 'taskReview.pointsNeeded',
    defaultMessage: 'Enter points from 0 to {max, number}.',
    description: 'Why an answer was not decided.',
  },
  fail: { id: 'taskReview.fail', defaultMessage: 'Not passed', description: 'Button.' },
  pass: { id: 'taskReview.pass', defaultMessage: 'Pass, and next', description: 'Button.' },
  grade: { id: 'taskReview.grade', defaultMessage: 'Grade, and next', description: 'Button of a task with points.' },
  passed: { id: 'taskReview.passed', defaultMessage: '{name}: passed', description: 'After a decision.' },
  failed: { id: 'taskReview.failed', defaultMessage: '{name}: not passed', description: 'After a decision.' },
  returned: { id: 'taskReview.returned', defaultMessage: '{name}: returned', description: 'After a decision.' },
  decided: {
    id: 'taskReview.decided',
    defaultMessage: 'This answer is reviewed.',
    description: 'Over an answer that does not wait any more.',
  },
  keyMove: { id: 'taskReview.key.move', defaultMessage: 'next, previous', description: 'What keys do.' },
  keyPass: { id: 'taskReview.key.pass', defaultMessage: 'pass', description: 'What keys do.' },
  keyReturn: { id: 'taskReview.key.return', defaultMessage: 'return', description: 'What keys do.' },
  keyComment: { id: 'taskReview.key.comment', defaultMessage: 'comment', description: 'What keys do.' },
})
