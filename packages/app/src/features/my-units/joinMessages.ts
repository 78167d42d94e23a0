import { defineMessages } from '../../platform/locale/message.ts'

/** The units that can be joined, and what the person asked for. */
export const joinMessages = defineMessages({
  requests: { id: 'myUnits.requests.title', defaultMessage: 'Asked to join', description: 'Heading above the units the person asked to join.' },
  asked: { id: 'myUnits.requests.asked', defaultMessage: 'Asked on {date}, waiting for an answer', description: 'State of a request to join a unit.' },
  declined: { id: 'myUnits.requests.declined', defaultMessage: 'Declined on {date}', description: 'State of a request to join a unit.' },
  reason: { id: 'myUnits.requests.reason', defaultMessage: 'Reason: {reason}', description: 'What whoever declined wrote.' },
  withdraw: { id: 'myUnits.requests.withdraw', defaultMessage: 'Withdraw', description: 'Button: takes a request to join back.' },
  withdrawn: { id: 'myUnits.requests.withdrawn', defaultMessage: 'The request to join {unit} is withdrawn.', description: 'Notice.' },
  title: { id: 'myUnits.joinable.title', defaultMessage: 'Open to join', description: 'Heading above the units that the person may join.' },
  lead: { id: 'myUnits.joinable.lead', defaultMessage: 'Whoever is responsible for a unit sees the name and e-mail address of those who ask.', description: 'Below that heading.' },
  search: { id: 'myUnits.joinable.search', defaultMessage: 'Find a unit to join', description: 'Label and placeholder of the search.' },
  list: { id: 'myUnits.joinable.list', defaultMessage: 'Units open to join', description: 'Names the list for screen readers.' },
  none: { id: 'myUnits.joinable.none', defaultMessage: 'No unit to join has this in its name or number.', description: 'In place of the list after a search without a result.' },
  pages: { id: 'myUnits.joinable.pages', defaultMessage: 'Pages of units to join', description: 'Read aloud: name of the pagination.' },
  join: { id: 'myUnits.joinable.join', defaultMessage: 'Join', description: 'Button: joins the unit at once.' },
  ask: { id: 'myUnits.joinable.ask', defaultMessage: 'Ask to join', description: 'Button: asks those who are responsible for the unit.' },
  open: { id: 'myUnits.joinable.open', defaultMessage: 'Everybody may join at once.', description: 'Below the name of a unit.' },
  byRequest: { id: 'myUnits.joinable.byRequest', defaultMessage: 'Whoever is responsible decides.', description: 'Below the name of a unit.' },
  waiting: { id: 'myUnits.joinable.waiting', defaultMessage: 'Waiting for an answer', description: 'Mark at a unit the person asked to join.' },
  notAgain: { id: 'myUnits.joinable.notAgain', defaultMessage: 'Declined lately', description: 'Mark at a unit that declined the person within the last seven days.' },
  joined: { id: 'myUnits.joinable.joined', defaultMessage: 'You are in {unit} now.', description: 'Notice.' },
  sent: { id: 'myUnits.joinable.sent', defaultMessage: 'The request to join {unit} is on its way. The answer comes by mail and stands here.', description: 'Notice.' },
  leave: { id: 'myUnits.card.leave', defaultMessage: 'Leave', description: 'Button: leaves a unit one joined by oneself.' },
  leaveTitle: { id: 'myUnits.leave.title', defaultMessage: 'Leave {unit}?', description: 'Title of a question.' },
  leaveText: { id: 'myUnits.leave.text', defaultMessage: 'What was learned stays. Whoever is responsible for {unit} does not see it any more.', description: 'Below that title.' },
  left: { id: 'myUnits.leave.done', defaultMessage: '{unit} is left.', description: 'Notice.' },
  notDone: { id: 'myUnits.join.notDone', defaultMessage: 'Nothing has changed. {reason}', description: 'Notice after joining or leaving failed; {reason} is a sentence.' },
})

/** Why joining or leaving was refused, by the server's codes. */
export const joinFaults = defineMessages({
  UNKNOWN: { id: 'myUnits.fault.unknown', defaultMessage: 'This is not there any more. The page is fresh.', description: 'Why joining, leaving or withdrawing was refused.' },
  WRONG_STATE: { id: 'myUnits.fault.wrongState', defaultMessage: 'Whoever is responsible for the unit decides this.', description: 'Why joining or leaving was refused.' },
  TOO_MANY: { id: 'myUnits.fault.tooMany', defaultMessage: 'That was often enough for one day. Tomorrow works again.', description: 'Why asking to join was refused: ten times a day.' },
})
