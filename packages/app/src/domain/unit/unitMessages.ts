import type { JoinMode, MembershipSource, UnitRole } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** The texts around choosing a unit, and the roles people have in one. */
export const unitMessages = defineMessages({
  notFound: {
    id: 'unit.finder.failed',
    defaultMessage: 'The search failed. Try again.',
    description: 'In a list of choices: the search did not answer.',
  },
  MEMBER: { id: 'unit.role.member', defaultMessage: 'Member', description: 'What somebody is in a unit.' },
  MANAGER: {
    id: 'unit.role.manager',
    defaultMessage: 'Manager',
    description: 'What somebody is in a unit: looks after its people.',
  },
  DEPUTY: {
    id: 'unit.role.deputy',
    defaultMessage: 'Deputy',
    description: 'What somebody is in a unit: stands in for a manager until a day.',
  },
})

/** What somebody can be in a unit, in the order choices have. */
export const unitRoles = ['MEMBER', 'MANAGER', 'DEPUTY'] as const satisfies readonly UnitRole[]

/** How somebody came into a unit. */
export const sourceMessages = defineMessages<MembershipSource>({
  MANUAL: {
    id: 'unit.source.manual',
    defaultMessage: 'by hand',
    description: 'How a person came into a unit: somebody added them.',
  },
  IMPORT: { id: 'unit.source.import', defaultMessage: 'import', description: 'How a person came into a unit.' },
  SELF: {
    id: 'unit.source.self',
    defaultMessage: 'joined on their own',
    description: 'How a person came into a unit: they joined by themselves.',
  },
  SEED: { id: 'unit.source.seed', defaultMessage: 'demo data', description: 'How a person came into a unit.' },
})

/** Whether people may join a unit by themselves. */
export const joinModeMessages = defineMessages<JoinMode>({
  NONE: {
    id: 'unit.join.none',
    defaultMessage: 'Closed: only managers add people',
    description: 'Choice: whether people may join a unit by themselves.',
  },
  REQUEST: {
    id: 'unit.join.request',
    defaultMessage: 'By request: people ask, managers decide',
    description: 'Choice: whether people may join a unit by themselves.',
  },
  OPEN: {
    id: 'unit.join.open',
    defaultMessage: 'Open: anyone can join',
    description: 'Choice: whether people may join a unit by themselves.',
  },
})
