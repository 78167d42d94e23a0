import { defineMessages } from '../../../platform/locale/message.ts'

/** What is given beside the file: for every row, and where a cell is empty. */
export const fixedMessages = defineMessages({
  add: {
    id: 'importManagement.fixed.add',
    defaultMessage: 'Add a fixed value',
    description: 'Button below a list of values that every row of a file has.',
  },
  addDefault: {
    id: 'importManagement.fixed.addDefault',
    defaultMessage: 'Value for empty cells of “{header}”',
    description: 'Button: shows a field for what counts where a cell is empty; {header} is the head of a column.',
  },
  default: {
    id: 'importManagement.fixed.default',
    defaultMessage: 'If a cell of “{header}” is empty',
    description: 'Label of a field: what counts where a cell is empty; {header} is the head of a column.',
  },
  defaultHint: {
    id: 'importManagement.fixed.defaultHint',
    defaultMessage: 'Without it, an empty cell changes nothing.',
    description: 'Below that field.',
  },
  field: {
    id: 'importManagement.fixed.field',
    defaultMessage: 'Field {number}',
    description: 'Label of a choice: which field a fixed value is of.',
  },
  fieldNeeded: {
    id: 'importManagement.fixed.fieldNeeded',
    defaultMessage: 'Choose a field, or remove the value.',
    description: 'At that choice.',
  },
  hint: {
    id: 'importManagement.fixed.hint',
    defaultMessage:
      'For fields without a column: the same value in every row. Choose it, or enter it as in a cell. The file is not changed.',
    description: 'Below a title.',
  },
  remove: {
    id: 'importManagement.fixed.remove',
    defaultMessage: 'Remove fixed value {number}',
    description: 'Name of a button.',
  },
  title: {
    id: 'importManagement.fixed.title',
    defaultMessage: 'Fixed values',
    description: 'Title of a part: values that are not in the file.',
  },
  twice: {
    id: 'importManagement.fixed.twice',
    defaultMessage: 'A column is already matched to this field. Skip the column or remove this value.',
    description: 'At the choice of the field of a fixed value.',
  },
  unitOfFile: {
    id: 'importManagement.fixed.unitOfFile',
    defaultMessage: 'A unit in the file',
    description: 'Second line of a choice: a key that was typed and belongs to no unit yet.',
  },
  value: {
    id: 'importManagement.fixed.value',
    defaultMessage: 'Value {number}',
    description: 'Label of a field, as long as it is not known what the value is of.',
  },
  valueNeeded: {
    id: 'importManagement.fixed.valueNeeded',
    defaultMessage: 'Enter a value, or remove the row.',
    description: 'At a field.',
  },
  valueOf: {
    id: 'importManagement.fixed.valueOf',
    defaultMessage: '{field} in every row',
    description: 'Label of a field; {field} such as "Language".',
  },
})
