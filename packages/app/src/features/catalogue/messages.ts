import type { CatalogueDuration } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'
import type { CatalogueStep } from './catalogueStep.ts'
import type { CatalogueOrder } from './list/catalogueList.ts'

/** How long media take. */
export const durationMessages = defineMessages<CatalogueDuration>({
  SHORT: { id: 'catalogue.duration.short', defaultMessage: 'Under 15 min', description: 'Filter: length of a medium.' },
  MEDIUM: {
    id: 'catalogue.duration.medium',
    defaultMessage: '15 to 60 min',
    description: 'Filter: length of a medium.',
  },
  LONG: { id: 'catalogue.duration.long', defaultMessage: 'Over 60 min', description: 'Filter: length of a medium.' },
})

/** The orders of the list. */
export const sortMessages = defineMessages<CatalogueOrder>({
  '-best': { id: 'catalogue.sort.best', defaultMessage: 'Best matches', description: 'Order of the list.' },
  '-listed': { id: 'catalogue.sort.newest', defaultMessage: 'Newest first', description: 'Order of the list.' },
  title: { id: 'catalogue.sort.title', defaultMessage: 'Title', description: 'Order of the list.' },
})

/** How a medium can be had that the person does not have. */
export const bookingMessages = defineMessages({
  OPEN: { id: 'catalogue.booking.open', defaultMessage: 'Available now', description: 'The medium can be started.' },
  REQUEST: {
    id: 'catalogue.booking.request',
    defaultMessage: 'Needs approval',
    description: 'The medium can be requested.',
  },
  ASSIGNED_ONLY: {
    id: 'catalogue.booking.assigned',
    defaultMessage: 'By assignment only',
    description: 'The medium can be neither started nor requested.',
  },
})

/** The main button of a medium that the person does not have. */
export const stepMessages = defineMessages<Extract<CatalogueStep, 'BEGIN' | 'REQUEST'>>({
  BEGIN: { id: 'catalogue.step.begin', defaultMessage: 'Start', description: 'Button: begins a medium.' },
  REQUEST: { id: 'catalogue.step.request', defaultMessage: 'Request', description: 'Button: asks for a medium.' },
})

/** The texts of the list. */
export const messages = defineMessages({
  lead: {
    id: 'catalogue.page.lead',
    defaultMessage: 'Find something to learn and start it, or request it.',
    description: 'Below the title of the page.',
  },
  search: {
    id: 'catalogue.list.search',
    defaultMessage: 'Search the catalogue',
    description: 'Names the search field.',
  },
  sort: {
    id: 'catalogue.list.sort',
    defaultMessage: 'Order',
    description: 'Names the field for the order of the list.',
  },
  list: { id: 'catalogue.list.label', defaultMessage: 'Media in the catalogue', description: 'Names the list.' },
  loading: {
    id: 'catalogue.list.loading',
    defaultMessage: 'Loading the catalogue',
    description: 'Read while it loads.',
  },
  pages: {
    id: 'catalogue.list.pages',
    defaultMessage: 'Pages of the catalogue',
    description: 'Names the buttons for pages.',
  },
  found: {
    id: 'catalogue.list.found',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'Title above the results of filters.',
  },
  foundFor: {
    id: 'catalogue.list.foundFor',
    defaultMessage: '{count, plural, one {# result for “{search}”} other {# results for “{search}”}}',
    description: 'Title above the results of a search.',
  },
  foundMany: {
    id: 'catalogue.list.foundMany',
    defaultMessage: 'More than {count, number} results',
    description: 'Title above the results where they are not counted to the end.',
  },
  all: { id: 'catalogue.list.all', defaultMessage: 'All media', description: 'Title above the whole list.' },
  nearest: {
    id: 'catalogue.list.nearest',
    defaultMessage: 'Nothing found for “{search}”. These titles are the closest.',
    description: 'Above the list, when no medium matches the search.',
  },
  emptyTitle: {
    id: 'catalogue.empty.title',
    defaultMessage: 'The catalogue is empty',
    description: 'Title of an empty list.',
  },
  empty: {
    id: 'catalogue.empty.text',
    defaultMessage: 'Media that you can start or request will appear here.',
    description: 'Below the title of an empty list.',
  },
  filters: {
    id: 'catalogue.facet.title',
    defaultMessage: 'Filter',
    description: 'Button and title: filters on a phone.',
  },
  showResults: {
    id: 'catalogue.facet.show',
    defaultMessage: 'Show results',
    description: 'Button: closes the filters on a phone.',
  },
  categories: { id: 'catalogue.facet.categories', defaultMessage: 'Categories', description: 'Names the tree.' },
  allCategories: {
    id: 'catalogue.facet.allCategories',
    defaultMessage: 'All categories',
    description: 'First entry of the tree.',
  },
  media: {
    id: 'catalogue.facet.media',
    defaultMessage: '{count, plural, one {# medium} other {# media}}',
    description: 'Read for the number beside a category.',
  },
  category: { id: 'catalogue.facet.category', defaultMessage: 'Category', description: 'Filter.' },
  kind: { id: 'catalogue.facet.kind', defaultMessage: 'Type', description: 'Filter: kind of medium.' },
  duration: { id: 'catalogue.facet.duration', defaultMessage: 'Duration', description: 'Filter: length of a medium.' },
  language: {
    id: 'catalogue.facet.language',
    defaultMessage: 'Language',
    description: 'Filter: language of the content.',
  },
  certificate: { id: 'catalogue.facet.certificate', defaultMessage: 'Certificate', description: 'Filter.' },
  withCertificate: {
    id: 'catalogue.facet.withCertificate',
    defaultMessage: 'With certificate',
    description: 'Filter: completing the medium gives a certificate.',
  },
  facetsFailed: {
    id: 'catalogue.facet.failed',
    defaultMessage: 'The filters could not be loaded.',
    description: 'In the place of the filters.',
  },
  requested: {
    id: 'catalogue.done.requested',
    defaultMessage: 'You requested “{title}”. You can follow the request in My media.',
    description: 'Message after a request.',
  },
  withdrawn: {
    id: 'catalogue.done.withdrawn',
    defaultMessage: 'Your request for “{title}” was withdrawn.',
    description: 'Message after withdrawing a request.',
  },
  removed: {
    id: 'catalogue.done.removed',
    defaultMessage: '“{title}” was removed from your media. What you did in it stays on record.',
    description: 'Message after removing what the person added.',
  },
  notDone: {
    id: 'catalogue.done.failed',
    defaultMessage: '“{title}” was not changed. {reason}',
    description: 'Message when something failed; {reason} is a sentence.',
  },
})

/** The texts of recommendations. */
export const recommendationMessages = defineMessages({
  dismiss: {
    id: 'catalogue.recommendation.dismiss',
    defaultMessage: 'Not interested',
    description: 'Button: the medium is not recommended again.',
  },
  dismissed: {
    id: 'catalogue.recommendation.dismissed',
    defaultMessage: '“{title}” will not be recommended again.',
    description: 'Message after dismissing a recommendation.',
  },
})
