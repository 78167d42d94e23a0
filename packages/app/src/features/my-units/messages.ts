import type { MembershipSource } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** How the person came into a unit. */
export const sourceMessages = defineMessages<MembershipSource>({
  MANUAL: {
    id: 'myUnits.source.manual',
    defaultMessage: 'A manager',
    description: 'How the person came into the unit.',
  },
  IMPORT: { id: 'myUnits.source.import', defaultMessage: 'Import', description: 'How the person came into the unit.' },
  SELF: { id: 'myUnits.source.self', defaultMessage: 'Yourself', description: 'How the person came into the unit.' },
  SEED: { id: 'myUnits.source.seed', defaultMessage: 'Demo data', description: 'How the person came into the unit.' },
})

/** The texts of the page. */
export const messages = defineMessages({
  lead: {
    id: 'myUnits.page.lead',
    defaultMessage: 'Your units and their managers.',
    description: 'Below the title of the page “My units”.',
  },
  list: {
    id: 'myUnits.page.list',
    defaultMessage: 'Your units',
    description: 'Names the list of units for screen readers.',
  },
  emptyTitle: {
    id: 'myUnits.empty.title',
    defaultMessage: 'No units yet',
    description: 'Heading in place of the list.',
  },
  empty: {
    id: 'myUnits.empty.text',
    defaultMessage: 'Units you are added to appear here with their managers.',
    description: 'In place of the list of units.',
  },
  path: {
    id: 'myUnits.card.path',
    defaultMessage: 'Part of {path}',
    description: 'Below the name of a unit; {path} is the units above it, joined by arrows.',
  },
  isDefault: {
    id: 'myUnits.card.isDefault',
    defaultMessage: 'Sets name, logo and colour',
    description: 'Mark at the unit whose looks the product has for this person.',
  },
  makeDefault: {
    id: 'myUnits.card.makeDefault',
    defaultMessage: 'Use this unit’s branding',
    description: 'Button: makes this unit the one whose logo and colour the product has for this person.',
  },
  madeDefault: {
    id: 'myUnits.card.madeDefault',
    defaultMessage: 'Now using {unit}’s branding.',
    description: 'Short message after another unit was chosen for the looks.',
  },
  notMade: {
    id: 'myUnits.card.notMade',
    defaultMessage: 'Nothing was changed. {reason}',
    description: 'The choice could not be saved; {reason} is one of the sentences for problems.',
  },
  gone: {
    id: 'myUnits.card.gone',
    defaultMessage: 'You are no longer in this unit. The list has been updated.',
    description: 'The unit that was chosen is gone from the person’s units.',
  },
  role: {
    id: 'myUnits.card.role',
    defaultMessage: 'Your role',
    description: 'Label of what the person is in the unit.',
  },
  since: {
    id: 'myUnits.card.since',
    defaultMessage: '{role} since {date}',
    description: 'What the person is in the unit, and since when.',
  },
  until: {
    id: 'myUnits.card.until',
    defaultMessage: '{role} from {date} to {until}',
    description: 'What the person is in the unit, from which day to which.',
  },
  managers: {
    id: 'myUnits.card.managers',
    defaultMessage: 'Managers',
    description: 'Label of the people responsible for the unit.',
  },
  noManagers: {
    id: 'myUnits.card.noManagers',
    defaultMessage: 'No manager yet.',
    description: 'Where nobody is responsible for the unit.',
  },
  children: {
    id: 'myUnits.card.children',
    defaultMessage: 'Sub-units',
    description: 'Label of the units right below this one, for its manager.',
  },
  people: {
    id: 'myUnits.card.people',
    defaultMessage: 'People',
    description: 'Label of how many people are in the unit, for its manager.',
  },
  source: {
    id: 'myUnits.card.source',
    defaultMessage: 'Added by',
    description: 'Label of how the person came into the unit.',
  },
  members: {
    id: 'myUnits.card.members',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many people are in the unit.',
  },
  manyMembers: {
    id: 'myUnits.card.manyMembers',
    defaultMessage: '{count, number} members or more',
    description:
      'So many people are in the unit that they are not counted to the end; count is where counting ended, 1000.',
  },
  manage: {
    id: 'myUnits.card.manage',
    defaultMessage: 'Open in unit management',
    description: 'Link for the manager of a unit.',
  },
  inactive: {
    id: 'myUnits.card.inactive',
    defaultMessage: 'Inactive',
    description: 'Mark at a unit that is switched off.',
  },
})
