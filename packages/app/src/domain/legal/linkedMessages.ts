import { defineMessages } from '../../platform/locale/message.ts'

/** A text that stands somewhere else. */
export const linkedMessages = defineMessages({
  file: { id: 'legal.text.file', defaultMessage: 'This text is a PDF to download:', description: 'Above the name of the PDF; the link opens a new window and says so itself.' },
  fileSize: { id: 'legal.text.fileSize', defaultMessage: '(PDF file, {size})', description: 'Behind the name of a file; size is such as 1.2 MB.' },
  filePages: { id: 'legal.text.filePages', defaultMessage: '(PDF file, {size}, {pages, plural, one {# page} other {# pages}})', description: 'Behind the name of a file; size is such as 1.2 MB.' },
  elsewhere: { id: 'legal.text.elsewhere', defaultMessage: 'This text stands at another address. Read it there:', description: 'Above the address of a legal text; the link opens a new window and says so itself.' },
})
