import type { RelationSight, RelationType } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

export const relationTypes = ['GUARDIAN', 'MENTOR', 'LINE_MANAGER'] as const satisfies readonly RelationType[]
export const relationScopes = ['DUE_DATES', 'SCORES', 'CERTIFICATES'] as const satisfies readonly RelationSight[]

export const relationTypeMessages = defineMessages<RelationType>({
  GUARDIAN: { id: 'relation.type.guardian', defaultMessage: 'Guardian', description: 'Who somebody is to a learner.' },
  MENTOR: { id: 'relation.type.mentor', defaultMessage: 'Mentor', description: 'Who somebody is to a learner.' },
  LINE_MANAGER: {
    id: 'relation.type.lineManager',
    defaultMessage: 'Line manager',
    description: 'Who somebody is to a learner.',
  },
})

export const scopeMessages = defineMessages<RelationSight>({
  DUE_DATES: { id: 'relation.sight.dueDates', defaultMessage: 'Due dates', description: 'What somebody may see.' },
  SCORES: { id: 'relation.sight.scores', defaultMessage: 'Results', description: 'What somebody may see.' },
  CERTIFICATES: {
    id: 'relation.sight.certificates',
    defaultMessage: 'Certificates',
    description: 'What somebody may see.',
  },
})

export const relationMessages = defineMessages({
  done: { id: 'relation.sight.done', defaultMessage: 'Done or not', description: 'What every relative sees.' },
  sees: { id: 'relation.list.sees', defaultMessage: 'Sees', description: 'Spoken before what somebody may see.' },
  hidden: {
    id: 'relation.list.hidden',
    defaultMessage: 'Doesn’t see',
    description: 'Spoken before what somebody may not see.',
  },
  since: {
    id: 'relation.list.since',
    defaultMessage: '{type}, since {date}',
    description: 'Who somebody is to a learner, and since when.',
  },
  invited: {
    id: 'relation.list.invited',
    defaultMessage: '{type}, invited',
    description: 'Who somebody will be to a learner.',
  },
  asks: {
    id: 'relation.list.asks',
    defaultMessage: '{type}, waits for your answer',
    description: 'A mentor whom the learner has to accept.',
  },
  nobodyYet: {
    id: 'relation.list.nobodyYet',
    defaultMessage: 'Invitation not taken yet',
    description: 'In place of the name of a relative.',
  },
  until: { id: 'relation.list.until', defaultMessage: 'Until {date}', description: 'The last day of a relation.' },
  openEnd: {
    id: 'relation.list.openEnd',
    defaultMessage: 'No end date',
    description: 'A relation without a last day.',
  },
  setByOrganisation: {
    id: 'relation.list.setByOrganisation',
    defaultMessage: 'Set by your organisation',
    description: 'Why a learner cannot end a relation.',
  },
  none: {
    id: 'relation.list.none',
    defaultMessage: 'No guardians, mentors or line managers are linked to you.',
    description: 'In an empty list.',
  },
  accept: { id: 'relation.act.accept', defaultMessage: 'Accept', description: 'Button.' },
  decline: { id: 'relation.act.decline', defaultMessage: 'Decline', description: 'Button.' },
  end: { id: 'relation.act.end', defaultMessage: 'End', description: 'Button: ends a relation.' },
  endTitle: {
    id: 'relation.act.endTitle',
    defaultMessage: 'End the relation with {name}?',
    description: 'Title of a dialog.',
  },
  endText: {
    id: 'relation.act.endText',
    defaultMessage: '{name} won’t see your learning any more.',
    description: 'In a dialog.',
  },
  ended: { id: 'relation.act.ended', defaultMessage: 'The relation has ended.', description: 'A short message.' },
  accepted: {
    id: 'relation.act.accepted',
    defaultMessage: '{name} can now see your learning as listed.',
    description: 'A short message.',
  },
  declined: { id: 'relation.act.declined', defaultMessage: 'Declined.', description: 'A short message.' },
})
