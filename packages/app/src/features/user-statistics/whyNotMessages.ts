import type { AssignmentStanding, EnrolmentAccess } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** Why a person does not have an item. */
export const whyNotMessages = defineMessages({
  title: {
    id: 'userStatistics.whyNot.title',
    defaultMessage: 'Why not assigned: {item}',
    description: 'Heading in the drawer of a person who does not have the item.',
  },
  none: {
    id: 'userStatistics.whyNot.none',
    defaultMessage: 'No active assignment that you manage includes this item.',
    description: 'Why a person does not have an item.',
  },
  unknown: {
    id: 'userStatistics.whyNot.unknown',
    defaultMessage: 'This person never had this item, and you can’t assign it.',
    description: 'Why a person does not have an item; no more is shown to this manager.',
  },
  inCatalogue: {
    id: 'userStatistics.whyNot.inCatalogue',
    defaultMessage: 'The person can find it in the catalogue.',
    description: 'Below the reasons.',
  },
  notInCatalogue: {
    id: 'userStatistics.whyNot.notInCatalogue',
    defaultMessage: 'The person can’t see it in the catalogue.',
    description: 'Below the reasons.',
  },
})

/** What an assignment means for the person. */
export const standingMessages = defineMessages<AssignmentStanding>({
  HAS_IT: {
    id: 'userStatistics.standing.hasIt',
    defaultMessage: 'Assigned to this person.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  COMING: {
    id: 'userStatistics.standing.coming',
    defaultMessage: 'Will be assigned within a few minutes.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  NOT_BEGUN: {
    id: 'userStatistics.standing.notBegun',
    defaultMessage: 'Starts on {date}.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  PAUSED: {
    id: 'userStatistics.standing.paused',
    defaultMessage: 'Paused. The person will get it once the assignment is resumed.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  NOT_IN_AUDIENCE: {
    id: 'userStatistics.standing.notInAudience',
    defaultMessage: 'Assigned to other units or people, not to this person.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  EXCLUDED: {
    id: 'userStatistics.standing.excluded',
    defaultMessage: 'This person is excluded from the assignment.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  SUSPENDED: {
    id: 'userStatistics.standing.suspended',
    defaultMessage: 'The account is suspended.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
  NOT_A_LEARNER: {
    id: 'userStatistics.standing.notALearner',
    defaultMessage: 'The account doesn’t have the learner role.',
    description: 'Below the title of an assignment: what it means for a person who does not have the item.',
  },
})

/** What became of an enrolment that is not open. */
export const accessMessages = defineMessages<Exclude<EnrolmentAccess, 'OPEN'>>({
  REQUESTED: {
    id: 'userStatistics.whyNot.requested',
    defaultMessage: 'The person has requested it. The request is still open.',
    description: 'About the latest time that a person had or asked for an item.',
  },
  DECLINED: {
    id: 'userStatistics.whyNot.declined',
    defaultMessage: 'The person requested it. The request was declined.',
    description: 'About the latest time that a person had or asked for an item.',
  },
  CLOSED: {
    id: 'userStatistics.whyNot.closed',
    defaultMessage: 'The person used to have it and no longer does.',
    description: 'About the latest time that a person had or asked for an item.',
  },
})
