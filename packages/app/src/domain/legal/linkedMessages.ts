import { defineMessages } from '../../platform/locale/message.ts'

/** A text that is a file, or stands somewhere else. */
export const linkedMessages = defineMessages({
  file: {
    id: 'legal.text.file',
    defaultMessage: 'This text is a PDF:',
    description: 'Above the name of the PDF; the link opens a new window and says so itself.',
  },
  frame: {
    id: 'legal.text.frame',
    defaultMessage: 'PDF “{name}”',
    description: 'Read aloud: names the frame in which a PDF is read; {name} is its file name.',
  },
  fileSize: {
    id: 'legal.text.fileSize',
    defaultMessage: '(PDF file, {size})',
    description: 'Behind the name of a file; size is such as 1.2 MB.',
  },
  filePages: {
    id: 'legal.text.filePages',
    defaultMessage: '(PDF file, {size}, {pages, plural, one {# page} other {# pages}})',
    description: 'Behind the name of a file; size is such as 1.2 MB.',
  },
  elsewhere: {
    id: 'legal.text.elsewhere',
    defaultMessage: 'This text is published at another address:',
    description: 'Above the address of a legal text; the link opens a new window and says so itself.',
  },
})
