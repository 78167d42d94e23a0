import { defineMessages } from '../../platform/locale/message.ts'

/** What is said of a file while it is made. */
export const messages = defineMessages({
  CSV: { id: 'job.file.csv', defaultMessage: 'As CSV', description: 'A format of a file, in a menu.' },
  XLSX: { id: 'job.file.xlsx', defaultMessage: 'As Excel (XLSX)', description: 'A format of a file, in a menu.' },
  working: { id: 'job.file.working', defaultMessage: 'The file is being made.', description: 'Beside a button, while its file is made.' },
  ready: { id: 'job.file.ready', defaultMessage: 'Download {name}', description: 'Link to a file that was made; name is the name of the file.' },
  failed: { id: 'job.file.failed', defaultMessage: 'The file could not be made. {reason}', description: 'Notice; reason is one of the sentences for problems.' },
})
