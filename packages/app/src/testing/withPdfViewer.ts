/** For `beforeEach` of a story: the browser says that it can draw PDFs, which those without a window cannot. */
export const withPdfViewer = (): (() => void) => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
}
