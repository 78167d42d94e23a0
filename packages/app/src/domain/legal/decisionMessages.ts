import type { ConsentDecision } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What somebody answered to a document. */
export const decisionMessages = defineMessages<ConsentDecision>({
  ACCEPTED: {
    id: 'legal.decision.accepted',
    defaultMessage: 'Agreed',
    description: 'Answer of a person to a document.',
  },
  DECLINED: {
    id: 'legal.decision.declined',
    defaultMessage: 'Declined',
    description: 'Answer of a person to a document.',
  },
  WITHDRAWN: {
    id: 'legal.decision.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Answer of a person to a document: they took back what they had agreed to.',
  },
})
