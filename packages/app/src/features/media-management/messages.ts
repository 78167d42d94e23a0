import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the list of media. */
export const messages = defineMessages({
  lead: {
    id: 'mediaManagement.list.lead',
    defaultMessage: 'Create, publish and update what people learn with.',
    description: 'Below the title of the list.',
  },
  create: {
    id: 'mediaManagement.list.create',
    defaultMessage: 'Create',
    description: 'Button above the list; opens a menu of kinds.',
  },
  createMenu: {
    id: 'mediaManagement.list.createMenu',
    defaultMessage: 'Kind of medium',
    description: 'Names the menu of the button "Create".',
  },
  list: {
    id: 'mediaManagement.list.list',
    defaultMessage: 'Media',
    description: 'Names the table.',
  },
  pages: {
    id: 'mediaManagement.list.pages',
    defaultMessage: 'Pages of media',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'mediaManagement.list.search',
    defaultMessage: 'Search media',
    description: 'Names the search field.',
  },
  searchHint: {
    id: 'mediaManagement.list.searchHint',
    defaultMessage: 'Title or tag',
    description: 'Example in the search field.',
  },
  views: {
    id: 'mediaManagement.list.views',
    defaultMessage: 'Views of the media',
    description: 'Names the row of views.',
  },
  missingCount: {
    id: 'mediaManagement.list.missingCount',
    defaultMessage: 'the number of media',
    description: 'Follows "Missing:".',
  },
  viewAll: {
    id: 'mediaManagement.list.viewAll',
    defaultMessage: 'All',
    description: 'A view of the list.',
  },
  viewDrafts: {
    id: 'mediaManagement.list.viewDrafts',
    defaultMessage: 'Drafts',
    description: 'A view of the list.',
  },
  viewPublished: {
    id: 'mediaManagement.list.viewPublished',
    defaultMessage: 'Published',
    description: 'A view of the list.',
  },
  viewArchived: {
    id: 'mediaManagement.list.viewArchived',
    defaultMessage: 'Archived',
    description: 'A view of the list.',
  },
  look: {
    id: 'mediaManagement.list.look',
    defaultMessage: 'Layout',
    description: 'Names the choice between a list and cards.',
  },
  asList: {
    id: 'mediaManagement.list.asList',
    defaultMessage: 'List',
    description: 'Choice: media as rows of a table.',
  },
  asCards: {
    id: 'mediaManagement.list.asCards',
    defaultMessage: 'Cards',
    description: 'Choice: media as cards with large covers.',
  },
  select: {
    id: 'mediaManagement.list.select',
    defaultMessage: 'Select {title}',
    description: 'Names the checkbox on a card.',
  },
  open: {
    id: 'mediaManagement.list.open',
    defaultMessage: 'Open',
    description: 'Entry of the menu of a row: leads to the editor.',
  },
  newTitle: {
    id: 'mediaManagement.list.newTitle',
    defaultMessage: 'No media yet',
    description: 'While there is nothing at all.',
  },
  newText: {
    id: 'mediaManagement.list.newText',
    defaultMessage: 'Media you create will be listed here.',
    description: 'While there is nothing at all.',
  },
})

/** The states of a medium. */
export const stateMessages = defineMessages({
  DRAFT: {
    id: 'mediaManagement.state.draft',
    defaultMessage: 'Draft',
    description: 'State of a medium.',
  },
  PUBLISHED: {
    id: 'mediaManagement.state.published',
    defaultMessage: 'Published',
    description: 'State of a medium.',
  },
  RETIRED: {
    id: 'mediaManagement.state.retired',
    defaultMessage: 'Retired',
    description: 'State of a medium: nobody starts it any more.',
  },
  ARCHIVED: {
    id: 'mediaManagement.state.archived',
    defaultMessage: 'Archived',
    description: 'State of a medium.',
  },
})

/** The texts of the dialog for a new medium. */
export const createMessages = defineMessages({
  heading: {
    id: 'mediaManagement.create.heading',
    defaultMessage: 'Create: {kind}',
    description: 'Title of the dialog; the kind is "Page", "Course" and so on.',
  },
  name: {
    id: 'mediaManagement.create.name',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  locale: {
    id: 'mediaManagement.create.locale',
    defaultMessage: 'Main language',
    description: 'Field: the language that every text needs.',
  },
  ownerUnit: {
    id: 'mediaManagement.create.ownerUnit',
    defaultMessage: 'Owner',
    description: 'Field: the unit that the medium belongs to.',
  },
  save: {
    id: 'mediaManagement.create.save',
    defaultMessage: 'Create and edit',
    description: 'Button.',
  },
  missingUnit: {
    id: 'mediaManagement.create.missingUnit',
    defaultMessage: 'Choose a unit.',
    description: 'While no unit is chosen.',
  },
})
