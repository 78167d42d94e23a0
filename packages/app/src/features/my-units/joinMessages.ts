import { defineMessages } from '../../platform/locale/message.ts'

/** The units that can be joined, and what the person asked for. */
export const joinMessages = defineMessages({
  requests: {
    id: 'myUnits.requests.title',
    defaultMessage: 'Requests to join',
    description: 'Heading above the units the person asked to join.',
  },
  asked: {
    id: 'myUnits.requests.asked',
    defaultMessage: 'Asked on {date}, waiting for an answer',
    description: 'State of a request to join a unit.',
  },
  declined: {
    id: 'myUnits.requests.declined',
    defaultMessage: 'Declined on {date}',
    description: 'State of a request to join a unit.',
  },
  reason: {
    id: 'myUnits.requests.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'What whoever declined wrote.',
  },
  withdraw: {
    id: 'myUnits.requests.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: takes a request to join back.',
  },
  withdrawn: {
    id: 'myUnits.requests.withdrawn',
    defaultMessage: 'Request to join {unit} withdrawn.',
    description: 'Notice.',
  },
  title: {
    id: 'myUnits.joinable.title',
    defaultMessage: 'Units you can join',
    description: 'Heading above the units that the person may join.',
  },
  lead: {
    id: 'myUnits.joinable.lead',
    defaultMessage: 'The unit’s managers see your name and email address when you ask to join.',
    description: 'Below that heading.',
  },
  search: {
    id: 'myUnits.joinable.search',
    defaultMessage: 'Find a unit to join',
    description: 'Label and placeholder of the search.',
  },
  list: {
    id: 'myUnits.joinable.list',
    defaultMessage: 'Units you can join',
    description: 'Names the list for screen readers.',
  },
  none: {
    id: 'myUnits.joinable.none',
    defaultMessage: 'No unit matches your search.',
    description: 'In place of the list after a search without a result.',
  },
  pages: {
    id: 'myUnits.joinable.pages',
    defaultMessage: 'Pages of units to join',
    description: 'Read aloud: name of the pagination.',
  },
  join: { id: 'myUnits.joinable.join', defaultMessage: 'Join', description: 'Button: joins the unit at once.' },
  ask: {
    id: 'myUnits.joinable.ask',
    defaultMessage: 'Ask to join',
    description: 'Button: asks those who are responsible for the unit.',
  },
  open: { id: 'myUnits.joinable.open', defaultMessage: 'Anyone can join.', description: 'Below the name of a unit.' },
  byRequest: {
    id: 'myUnits.joinable.byRequest',
    defaultMessage: 'The unit’s managers decide.',
    description: 'Below the name of a unit.',
  },
  waiting: {
    id: 'myUnits.joinable.waiting',
    defaultMessage: 'Waiting for an answer',
    description: 'Mark at a unit the person asked to join.',
  },
  notAgain: {
    id: 'myUnits.joinable.notAgain',
    defaultMessage: 'Recently declined',
    description: 'Mark at a unit that declined the person within the last seven days.',
  },
  joined: { id: 'myUnits.joinable.joined', defaultMessage: 'You joined {unit}.', description: 'Notice.' },
  sent: {
    id: 'myUnits.joinable.sent',
    defaultMessage: 'Request to join {unit} sent. The answer comes by email and appears here.',
    description: 'Notice.',
  },
  leave: {
    id: 'myUnits.card.leave',
    defaultMessage: 'Leave',
    description: 'Button: leaves a unit one joined by oneself.',
  },
  leaveTitle: { id: 'myUnits.leave.title', defaultMessage: 'Leave {unit}?', description: 'Title of a question.' },
  leaveText: {
    id: 'myUnits.leave.text',
    defaultMessage: 'Your learning progress is kept. The managers of {unit} can no longer see it.',
    description: 'Below that title.',
  },
  left: { id: 'myUnits.leave.done', defaultMessage: 'You left {unit}.', description: 'Notice.' },
  notDone: {
    id: 'myUnits.join.notDone',
    defaultMessage: 'Nothing was changed. {reason}',
    description: 'Notice after joining or leaving failed; {reason} is a sentence.',
  },
})

/** Why joining or leaving was refused, by the server's codes. */
export const joinErrors = defineMessages({
  UNKNOWN: {
    id: 'myUnits.error.unknown',
    defaultMessage: 'This no longer exists. The page has been updated.',
    description: 'Why joining, leaving or withdrawing was refused.',
  },
  WRONG_STATE: {
    id: 'myUnits.error.wrongState',
    defaultMessage: 'Only the unit’s managers can change this.',
    description: 'Why joining or leaving was refused.',
  },
  TOO_MANY: {
    id: 'myUnits.error.tooMany',
    defaultMessage: 'You’ve reached today’s limit. Try again tomorrow.',
    description: 'Why asking to join was refused: ten times a day.',
  },
})
