import { defineMessages } from '../../platform/locale/message.ts'

/** The kinds of file, and what is said of one while it is made. */
export const fileMessages = defineMessages({
  CSV: {
    id: 'job.file.csv',
    defaultMessage: 'CSV file',
    description: 'A format of a file, in a menu and as a choice.',
  },
  XLSX: {
    id: 'job.file.xlsx',
    defaultMessage: 'Excel file (XLSX)',
    description: 'A format of a file, in a menu and as a choice.',
  },
  working: {
    id: 'job.file.working',
    defaultMessage: 'Creating the file.',
    description: 'Beside a button, while its file is made.',
  },
  ready: {
    id: 'job.file.ready',
    defaultMessage: 'Download {name}',
    description: 'Link to a file that was made; name is the name of the file.',
  },
  failed: {
    id: 'job.file.failed',
    defaultMessage: 'The file could not be created. {reason}',
    description: 'Notice; reason is one of the sentences for problems.',
  },
})
