import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the editor of pages. */
export const pageMessages = defineMessages({
  outline: {
    id: 'mediaManagement.page.outline',
    defaultMessage: 'Outline',
    description: 'Heading of the list of blocks of a page.',
  },
  size: {
    id: 'mediaManagement.page.size',
    defaultMessage: '{blocks, plural, one {# block} other {# blocks}}, {words, plural, one {# word} other {# words}}',
    description: 'Below the outline of a page.',
  },
  page: {
    id: 'mediaManagement.page.page',
    defaultMessage: 'Page',
    description: 'Names the part of the screen where a page is written.',
  },
  edit: {
    id: 'mediaManagement.page.edit',
    defaultMessage: 'Edit {name}',
    description: 'Opens a block of the page; {name} is such as “Text 3”.',
  },
  tools: {
    id: 'mediaManagement.page.tools',
    defaultMessage: 'Block actions',
    description: 'Names the tools of the selected block.',
  },
  moveUp: {
    id: 'mediaManagement.page.moveUp',
    defaultMessage: 'Move up (Alt+↑)',
    description: 'Tool of a block, with its keys.',
  },
  moveDown: {
    id: 'mediaManagement.page.moveDown',
    defaultMessage: 'Move down (Alt+↓)',
    description: 'Tool of a block, with its keys.',
  },
  moved: {
    id: 'mediaManagement.page.moved',
    defaultMessage: '{name} is now {place, number} of {count, number}.',
    description: 'Read to users of screen readers after a block was moved.',
  },
  remove: {
    id: 'mediaManagement.page.remove',
    defaultMessage: 'Remove block',
    description: 'Tool of a block.',
  },
  removed: {
    id: 'mediaManagement.page.removed',
    defaultMessage: 'Block removed.',
    description: 'Message with the button Undo.',
  },
  undo: {
    id: 'mediaManagement.page.undo',
    defaultMessage: 'Undo',
    description: 'Button of the message that a block was removed.',
  },
  finish: {
    id: 'mediaManagement.page.finish',
    defaultMessage: 'Close block',
    description: 'Tool of a block: ends editing it.',
  },
  hasFinding: {
    id: 'mediaManagement.page.hasFinding',
    defaultMessage: 'needs attention',
    description: 'Read after the name of a block that has a finding.',
  },
  plainHint: {
    id: 'mediaManagement.page.plainHint',
    defaultMessage: '**bold**, *italic*, [link](https://…), - list',
    description: 'Below a text where the editor could not be loaded: the signs that mark it.',
  },
  choose: {
    id: 'mediaManagement.page.choose',
    defaultMessage: 'Picture',
    description: 'Field that takes a file.',
  },
  replace: {
    id: 'mediaManagement.page.replace',
    defaultMessage: 'Replace picture',
    description: 'Field that takes another file.',
  },
  alt: {
    id: 'mediaManagement.page.alt',
    defaultMessage: 'Alternative text',
    description: 'Field of a picture.',
  },
  altHint: {
    id: 'mediaManagement.page.altHint',
    defaultMessage: 'Say in one sentence what the picture shows.',
    description: 'Below the field.',
  },
  decorative: {
    id: 'mediaManagement.page.decorative',
    defaultMessage: 'Decorative',
    description: 'Switch of a picture.',
  },
  decorativeHint: {
    id: 'mediaManagement.page.decorativeHint',
    defaultMessage: 'Screen readers skip it.',
    description: 'Below the switch.',
  },
  isDecorative: {
    id: 'mediaManagement.page.isDecorative',
    defaultMessage: 'Decorative pictures have no alternative text.',
    description: 'Why the field cannot be changed.',
  },
  width: {
    id: 'mediaManagement.page.width',
    defaultMessage: 'Width',
    description: 'Choice of a picture.',
  },
  SMALL: {
    id: 'mediaManagement.page.small',
    defaultMessage: 'Small',
    description: 'Width of a picture.',
  },
  MEDIUM: {
    id: 'mediaManagement.page.medium',
    defaultMessage: 'Medium',
    description: 'Width of a picture.',
  },
  FULL: {
    id: 'mediaManagement.page.full',
    defaultMessage: 'Full',
    description: 'Width of a picture.',
  },
  cell: {
    id: 'mediaManagement.page.cell',
    defaultMessage: 'Row {row, number}, column {column, number}',
    description: 'Names a cell of a table.',
  },
  head: {
    id: 'mediaManagement.page.head',
    defaultMessage: 'Heading of column {column, number}',
    description: 'Names a cell of the first row of a table.',
  },
  addRow: {
    id: 'mediaManagement.page.addRow',
    defaultMessage: 'Add row',
    description: 'Button below a table.',
  },
  addColumn: {
    id: 'mediaManagement.page.addColumn',
    defaultMessage: 'Add column',
    description: 'Button below a table.',
  },
  removeRow: {
    id: 'mediaManagement.page.removeRow',
    defaultMessage: 'Remove row {row, number}',
    description: 'Button beside a row of a table.',
  },
  removeColumn: {
    id: 'mediaManagement.page.removeColumn',
    defaultMessage: 'Remove last column',
    description: 'Button below a table.',
  },
  accessibility: {
    id: 'mediaManagement.page.accessibility',
    defaultMessage: 'Accessibility',
    description: 'Heading of the findings of a page.',
  },
  findings: {
    id: 'mediaManagement.page.findings',
    defaultMessage: '{count, plural, one {# thing} other {# things}} to fix before everyone can use this page.',
    description: 'First sentence of the findings.',
  },
  goTo: {
    id: 'mediaManagement.page.goTo',
    defaultMessage: 'Go to {name}',
    description: 'Button of a finding; {name} is such as “Text 3”.',
  },
  mainHeading: {
    id: 'mediaManagement.page.mainHeading',
    defaultMessage: 'Change to section',
    description: 'Button of the finding that the page begins with a subsection.',
  },
  noAlt: {
    id: 'mediaManagement.page.noAlt',
    defaultMessage: 'Picture without alternative text',
    description: 'Finding.',
  },
  noPicture: {
    id: 'mediaManagement.page.noPicture',
    defaultMessage: 'No picture chosen',
    description: 'Finding.',
  },
  headingSkipped: {
    id: 'mediaManagement.page.headingSkipped',
    defaultMessage: 'Subsection without a section before it',
    description: 'Finding.',
  },
  unclearLink: {
    id: 'mediaManagement.page.unclearLink',
    defaultMessage: 'Link does not say where it leads',
    description: 'Finding.',
  },
  emptyBlock: {
    id: 'mediaManagement.page.emptyBlock',
    defaultMessage: 'Empty block',
    description: 'Finding.',
  },
  noTableHeads: {
    id: 'mediaManagement.page.noTableHeads',
    defaultMessage: 'Table without column headings',
    description: 'Finding.',
  },
  altPassed: {
    id: 'mediaManagement.page.altPassed',
    defaultMessage: 'Pictures have alternative text',
    description: 'Check that found nothing.',
  },
  headingsPassed: {
    id: 'mediaManagement.page.headingsPassed',
    defaultMessage: 'Headings are in order',
    description: 'Check that found nothing.',
  },
  linksPassed: {
    id: 'mediaManagement.page.linksPassed',
    defaultMessage: 'Links say where they lead',
    description: 'Check that found nothing.',
  },
  tablesPassed: {
    id: 'mediaManagement.page.tablesPassed',
    defaultMessage: 'Tables have column headings',
    description: 'Check that found nothing.',
  },
})
