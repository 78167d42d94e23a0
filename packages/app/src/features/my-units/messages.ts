import type { MembershipSource } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** How the person came into a unit. */
export const sourceMessages = defineMessages<MembershipSource>({
  MANUAL: { id: 'myUnits.source.manual', defaultMessage: 'Added by somebody who manages it', description: 'How the person came into the unit.' },
  IMPORT: { id: 'myUnits.source.import', defaultMessage: 'Added by an import', description: 'How the person came into the unit.' },
  SELF: { id: 'myUnits.source.self', defaultMessage: 'Joined of your own accord', description: 'How the person came into the unit.' },
  SEED: { id: 'myUnits.source.seed', defaultMessage: 'Part of the sample data', description: 'How the person came into the unit.' },
})

/** The texts of the page. */
export const messages = defineMessages({
  lead: { id: 'myUnits.page.lead', defaultMessage: 'Where you belong, and who is responsible there.', description: 'Below the title of the page “My units”.' },
  list: { id: 'myUnits.page.list', defaultMessage: 'Your units', description: 'Names the list of units for screen readers.' },
  emptyTitle: { id: 'myUnits.empty.title', defaultMessage: 'No unit yet', description: 'Heading in place of the list.' },
  empty: { id: 'myUnits.empty.text', defaultMessage: 'As soon as somebody adds you to a unit, it stands here with the people responsible for it.', description: 'In place of the list of units.' },
  path: { id: 'myUnits.card.path', defaultMessage: 'Part of {path}', description: 'Below the name of a unit; {path} is the units above it, joined by arrows.' },
  isDefault: { id: 'myUnits.card.isDefault', defaultMessage: 'Sets name, logo and colour', description: 'Mark at the unit whose looks the product has for this person.' },
  makeDefault: { id: 'myUnits.card.makeDefault', defaultMessage: 'Show {product} in its looks', description: 'Button: makes this unit the one whose logo and colour the product has for this person.' },
  madeDefault: { id: 'myUnits.card.madeDefault', defaultMessage: '{product} now wears the looks of {unit}.', description: 'Short message after another unit was chosen for the looks.' },
  notMade: { id: 'myUnits.card.notMade', defaultMessage: 'Nothing has changed. {reason}', description: 'The choice could not be saved; {reason} is one of the sentences for problems.' },
  gone: { id: 'myUnits.card.gone', defaultMessage: 'This unit is not one of yours any more. The list below is fresh.', description: 'The unit that was chosen is gone from the person’s units.' },
  role: { id: 'myUnits.card.role', defaultMessage: 'Your place', description: 'Label of what the person is in the unit.' },
  since: { id: 'myUnits.card.since', defaultMessage: '{role} since {date}', description: 'What the person is in the unit, and since when.' },
  until: { id: 'myUnits.card.until', defaultMessage: '{role} from {date} to {until}', description: 'What the person is in the unit, from which day to which.' },
  managers: { id: 'myUnits.card.managers', defaultMessage: 'Responsible', description: 'Label of the people responsible for the unit.' },
  noManagers: { id: 'myUnits.card.noManagers', defaultMessage: 'Nobody is named yet.', description: 'Where nobody is responsible for the unit.' },
  children: { id: 'myUnits.card.children', defaultMessage: 'Units below', description: 'Label of the units right below this one, for its manager.' },
  people: { id: 'myUnits.card.people', defaultMessage: 'People', description: 'Label of how many people are in the unit, for its manager.' },
  source: { id: 'myUnits.card.source', defaultMessage: 'Came in', description: 'Label of how the person came into the unit.' },
  members: { id: 'myUnits.card.members', defaultMessage: '{count, plural, one {# member} other {# members}}', description: 'How many people are in the unit.' },
  manyMembers: { id: 'myUnits.card.manyMembers', defaultMessage: '{count, number} members or more', description: 'So many people are in the unit that they are not counted to the end; count is where counting ended, 1000.' },
  manage: { id: 'myUnits.card.manage', defaultMessage: 'Open in unit management', description: 'Link for the manager of a unit.' },
  inactive: { id: 'myUnits.card.inactive', defaultMessage: 'Inactive', description: 'Mark at a unit that is switched off.' },
})
