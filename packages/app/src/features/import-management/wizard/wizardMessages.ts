import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts around every step. */
export const wizardMessages = defineMessages({
  back: { id: 'importManagement.wizard.back', defaultMessage: 'Imports', description: 'Link back to the list.' },
  newTitle: { id: 'importManagement.wizard.newTitle', defaultMessage: 'New import', description: 'Title of the page.' },
  steps: {
    id: 'importManagement.wizard.steps',
    defaultMessage: 'Steps of the import',
    description: 'Names the row of steps.',
  },
  file: { id: 'importManagement.wizard.file', defaultMessage: 'File', description: 'Name of a step.' },
  columns: { id: 'importManagement.wizard.columns', defaultMessage: 'Match columns', description: 'Name of a step.' },
  check: {
    id: 'importManagement.wizard.check',
    defaultMessage: 'Dry run',
    description: 'Name of a step: what would change.',
  },
  approve: { id: 'importManagement.wizard.approve', defaultMessage: 'Approve', description: 'Name of a step.' },
  run: {
    id: 'importManagement.wizard.run',
    defaultMessage: 'Apply',
    description: 'Name of a step: the changes are made.',
  },
  place: {
    id: 'importManagement.wizard.place',
    defaultMessage: 'Step {step} of 5. {position}',
    description: 'Below the row of steps; {position} is a whole sentence.',
  },
  untouched: {
    id: 'importManagement.wizard.untouched',
    defaultMessage: 'Nothing has been changed yet.',
    description: 'What has happened so far.',
  },
  checked: {
    id: 'importManagement.wizard.checked',
    defaultMessage: '{rows, plural, one {# row} other {# rows}} checked, {when}. Nothing has been changed yet.',
    description: 'What has happened so far; {when} such as "today, 11:42".',
  },
  applying: {
    id: 'importManagement.wizard.applying',
    defaultMessage: 'Making the changes.',
    description: 'What has happened so far.',
  },
  applied: {
    id: 'importManagement.wizard.applied',
    defaultMessage: 'The import finished {when}, after {duration}.',
    description: 'What has happened so far; {when} such as "today, 11:42", {duration} such as "12 seconds".',
  },
  discard: {
    id: 'importManagement.wizard.discard',
    defaultMessage: 'Discard',
    description: 'Button: throws the import away.',
  },
  discardTitle: {
    id: 'importManagement.wizard.discardTitle',
    defaultMessage: 'Discard this import?',
    description: 'Title of a question.',
  },
  discardText: {
    id: 'importManagement.wizard.discardText',
    defaultMessage: 'The file, column matches and corrections are deleted. This import has changed nothing.',
    description: 'Below that title.',
  },
  missing: {
    id: 'importManagement.wizard.missing',
    defaultMessage: 'Import not found',
    description: 'Title where the address names an import that does not exist or is not the person’s.',
  },
  missingSentence: {
    id: 'importManagement.wizard.missingSentence',
    defaultMessage: 'It doesn’t exist, or you don’t have access to it.',
    description: 'Below that title.',
  },
  meanwhile: {
    id: 'importManagement.wizard.meanwhile',
    defaultMessage: 'This import was changed by someone else. The current version is shown; your entries are kept.',
    description: 'Notice above a step.',
  },
  notDone: {
    id: 'importManagement.wizard.notDone',
    defaultMessage: 'That didn’t work. {reason} Your entries are kept.',
    description: 'Notice above a step; {reason} is a whole sentence.',
  },
  hide: { id: 'importManagement.wizard.hide', defaultMessage: 'Hide', description: 'Button: the notice goes.' },
  goOn: { id: 'importManagement.wizard.goOn', defaultMessage: 'Back', description: 'Button: to the step before.' },
  reading: {
    id: 'importManagement.wizard.reading',
    defaultMessage: 'Reading the file',
    description: 'Beside a progress bar.',
  },
  checking: {
    id: 'importManagement.wizard.checking',
    defaultMessage: 'Checking every row',
    description: 'Beside a progress bar.',
  },
  running: {
    id: 'importManagement.wizard.running',
    defaultMessage: 'Making the changes',
    description: 'Beside a progress bar.',
  },
  undoing: {
    id: 'importManagement.wizard.undoing',
    defaultMessage: 'Undoing the changes',
    description: 'Beside a progress bar.',
  },
  mayLeave: {
    id: 'importManagement.wizard.mayLeave',
    defaultMessage: 'You can leave this page. The import continues and stays in the list.',
    description: 'Below a progress bar.',
  },
  sameFile: {
    id: 'importManagement.wizard.sameFile',
    defaultMessage: 'The same file was imported {when}. Only differences will be changed.',
    description: 'Notice.',
  },
})

/** The first step. */
export const fileMessages = defineMessages({
  title: { id: 'importManagement.file.title', defaultMessage: 'Choose a file', description: 'Title of a step.' },
  kind: { id: 'importManagement.file.kind', defaultMessage: 'Content of the file', description: 'Label of a choice.' },
  drop: { id: 'importManagement.file.drop', defaultMessage: 'File', description: 'Label of the place for the file.' },
  dropHint: {
    id: 'importManagement.file.dropHint',
    defaultMessage:
      'CSV or XLSX, with column names in the first row. Encoding and separator are detected automatically.',
    description: 'Below the place for the file.',
  },
  queue: {
    id: 'importManagement.file.queue',
    defaultMessage: 'Uploading the file',
    description: 'Names the row with the progress.',
  },
  begin: {
    id: 'importManagement.file.begin',
    defaultMessage: 'Read the file',
    description: 'Button: sends the file and begins.',
  },
  missing: {
    id: 'importManagement.file.missing',
    defaultMessage: 'Choose a file.',
    description: 'At the place for the file.',
  },
  notSent: {
    id: 'importManagement.file.notSent',
    defaultMessage: 'Upload failed. {reason} The file is still selected.',
    description: 'Why a file did not arrive; {reason} is a whole sentence.',
  },
  tooLarge: {
    id: 'importManagement.file.tooLarge',
    defaultMessage: 'The file is larger than 50 MB. Split it into several files.',
    description: 'Why a file was refused.',
  },
  wrongKind: {
    id: 'importManagement.file.wrongKind',
    defaultMessage: 'Choose a CSV or XLSX file.',
    description: 'Why a file was refused.',
  },
  unreadable: {
    id: 'importManagement.file.unreadable',
    defaultMessage: 'The file can’t be read. Open it in a spreadsheet and save it as CSV or XLSX.',
    description: 'Why a file was refused.',
  },
  tooMany: {
    id: 'importManagement.file.tooMany',
    defaultMessage: 'The file has more than 200,000 rows or too many columns. Split it into several files.',
    description: 'Why a file was refused.',
  },
  empty: {
    id: 'importManagement.file.empty',
    defaultMessage:
      'The file is empty or only has a row with column names. Add rows below the column names, or save the right sheet as its own file.',
    description: 'Why a file was refused: it holds nothing, or column heads and no rows.',
  },
  failed: {
    id: 'importManagement.file.failed',
    defaultMessage: 'The file could not be read',
    description: 'Title above the reason.',
  },
  another: {
    id: 'importManagement.file.another',
    defaultMessage: 'Choose another file',
    description: 'Link to a new import.',
  },
})
