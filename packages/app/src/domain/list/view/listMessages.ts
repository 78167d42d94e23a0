import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts every list screen has. */
export const listMessages = defineMessages({
  undo: {
    id: 'list.step.undo',
    defaultMessage: 'Undo',
    description: 'Button in a message about something that was done.',
  },
  cancel: { id: 'list.step.cancel', defaultMessage: 'Cancel', description: 'Button: nothing is done.' },
  close: {
    id: 'list.step.close',
    defaultMessage: 'Close',
    description: 'Button of a question that has nothing to decide.',
  },
  views: {
    id: 'list.view.label',
    defaultMessage: 'Views of the list',
    description: 'Names the row of views above a list.',
  },
  viewAll: { id: 'list.view.all', defaultMessage: 'All', description: 'A view: the whole list.' },
  viewName: {
    id: 'list.view.name',
    defaultMessage: 'Name',
    description: 'Label: what a saved view of a list is called.',
  },
  nameTitle: {
    id: 'list.view.nameTitle',
    defaultMessage: 'Save this view',
    description: 'Title of the question for the name of a new view.',
  },
  renameTitle: {
    id: 'list.view.renameTitle',
    defaultMessage: 'Rename the view',
    description: 'Title of the question for another name.',
  },
  keepView: { id: 'list.view.keep', defaultMessage: 'Save', description: 'Button: keeps the view under its name.' },
  shareView: {
    id: 'list.view.share',
    defaultMessage: 'Share with everyone who can see this list',
    description: 'Checkbox beside the name of a view.',
  },
  viewSaved: { id: 'list.view.saved', defaultMessage: 'View “{name}” saved.', description: 'Message after saving.' },
  viewShared: {
    id: 'list.view.shared',
    defaultMessage: '“{name}” is now shared.',
    description: 'Message after a view was shared.',
  },
  viewUnshared: {
    id: 'list.view.unshared',
    defaultMessage: '“{name}” is now private.',
    description: 'Message after a view is no longer shared.',
  },
  viewDeleted: {
    id: 'list.view.deleted',
    defaultMessage: 'View “{name}” deleted.',
    description: 'Message after a view was deleted; it can be undone.',
  },
  viewFailed: {
    id: 'list.view.failed',
    defaultMessage: 'The view was not saved. {reason}',
    description: 'Message; {reason} is a whole sentence.',
  },
  notDone: {
    id: 'list.bulk.notDone',
    defaultMessage: 'Nothing was changed. {reason}',
    description: 'In a question before many are changed, after the call failed; {reason} is a whole sentence.',
  },
  recounted: {
    id: 'list.bulk.recounted',
    defaultMessage: 'Nothing was changed: the number has changed from {before} to {count}. Check it and confirm again.',
    description:
      'In a question before many are changed, after their number changed while it was read; both are numbers of people or things.',
  },
  nobodyConcerned: {
    id: 'list.bulk.nobody',
    defaultMessage: 'Nothing would change.',
    description: 'In place of a question: the action concerns nobody.',
  },
  refused: {
    id: 'list.bulk.refused',
    defaultMessage: '{count, plural, one {# is skipped:} other {# are skipped:}} {reason}',
    description: 'Line of what an action would do; {reason} is a whole sentence.',
  },
  unchanged: {
    id: 'list.bulk.unchanged',
    defaultMessage: '{count, plural, one {# is already up to date.} other {# are already up to date.}}',
    description: 'Line of what an action would do: those it does not change.',
  },
  failedTitle: {
    id: 'list.state.failed',
    defaultMessage: 'The list could not be loaded',
    description: 'Title in place of the rows.',
  },
  kept: {
    id: 'list.state.kept',
    defaultMessage: '{reason} Search and filters are kept.',
    description: 'In place of the rows; {reason} is one of the sentences for problems.',
  },
  retry: { id: 'list.state.retry', defaultMessage: 'Try again', description: 'Button where rows could not be loaded.' },
  toFirstPage: {
    id: 'list.state.toFirstPage',
    defaultMessage: 'Go to the first page',
    description: 'Button where a page of the list does not exist.',
  },
  reference: {
    id: 'list.state.reference',
    defaultMessage: 'Reference',
    description: 'Before the code that finds a failure in the log.',
  },
  copyReference: { id: 'list.state.copy', defaultMessage: 'Copy reference', description: 'Button.' },
  referenceCopied: {
    id: 'list.state.copied',
    defaultMessage: 'Reference copied',
    description: 'In place of the button, once it is copied.',
  },
  refusedTitle: {
    id: 'list.state.refused',
    defaultMessage: 'You don’t have access to this list',
    description: 'Title in place of a list.',
  },
  toDashboard: {
    id: 'list.state.dashboard',
    defaultMessage: 'Go to the overview',
    description: 'Link to the first page of the product, beside a list that may not be seen.',
  },
  offline: {
    id: 'list.state.offline',
    defaultMessage: 'You’re offline. This is the list as last loaded. You can make changes when you’re back online.',
    description: 'Above rows that are older than the lost connection.',
  },
  partly: {
    id: 'list.state.partly',
    defaultMessage: 'Not everything could be loaded. Missing: {parts}.',
    description: 'Above the rows; {parts} is a list such as "the numbers beside the views".',
  },
  missingViews: {
    id: 'list.state.missingViews',
    defaultMessage: 'the saved views',
    description: 'Part of the sentence "Not everything could be loaded".',
  },
  noMatch: {
    id: 'list.state.noMatch',
    defaultMessage:
      '{count, plural, =0 {No match for “{search}”} one {No match for this filter} other {No match for these # filters}}',
    description: 'Title in place of the rows; count is the number of filters, {search} what was searched for.',
  },
  noMatchSentence: {
    id: 'list.state.noMatchSentence',
    defaultMessage: 'Try fewer filters or another word.',
    description: 'Below that title.',
  },
  clear: {
    id: 'list.state.clear',
    defaultMessage: 'Clear search and filters',
    description: 'Button: shows the whole list again.',
  },
  shown: {
    id: 'list.foot.shown',
    defaultMessage: '{count, plural, one {# row shown} other {# rows shown}}',
    description: 'Below a table that is not counted, beside the buttons for pages.',
  },
  countAll: {
    id: 'list.foot.countAll',
    defaultMessage: 'Count all',
    description: 'Button beside "1 to 25 of 1,000+": asks for the exact number.',
  },
  exact: {
    id: 'list.foot.exact',
    defaultMessage: '{total, number} in total',
    description: 'At the foot of a list, after the exact number was asked for.',
  },
})
