import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the reader of documents. */
export const pdfMessages = defineMessages({
  reader: {
    id: 'player.pdf.reader',
    defaultMessage: 'Reader: {name}',
    description: 'Names the tools around a document.',
  },
  page: {
    id: 'player.pdf.page',
    defaultMessage: 'Page {page, number} of {pages, number}',
    description: 'Names the page of a document that is shown, and announces it.',
  },
  pageNumber: { id: 'player.pdf.pageNumber', defaultMessage: 'Page', description: 'Field: the number of a page.' },
  ofPages: {
    id: 'player.pdf.ofPages',
    defaultMessage: 'of {pages, number}',
    description: 'After the field with the number of the page.',
  },
  previous: { id: 'player.pdf.previous', defaultMessage: 'Previous page', description: 'Button of a document.' },
  next: { id: 'player.pdf.next', defaultMessage: 'Next page', description: 'Button of a document.' },
  zoomIn: { id: 'player.pdf.zoomIn', defaultMessage: 'Zoom in', description: 'Button of a document.' },
  zoomOut: { id: 'player.pdf.zoomOut', defaultMessage: 'Zoom out', description: 'Button of a document.' },
  fit: { id: 'player.pdf.fit', defaultMessage: 'Fit width', description: 'Button of a document: the zoom that fits.' },
  opening: { id: 'player.pdf.opening', defaultMessage: 'Opening the document …', description: 'While it loads.' },
  failed: {
    id: 'player.pdf.failed',
    defaultMessage: 'This document can’t be displayed here. Open it in a new tab instead.',
    description: 'In place of a document.',
  },
  pagesLeft: {
    id: 'player.pdf.pagesLeft',
    defaultMessage: '{pages, plural, one {# page} other {# pages}} left to read',
    description: 'Below a document that is complete when all its pages were shown.',
  },
})
