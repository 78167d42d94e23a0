/// <reference types="vite/client" />
import { getDocument, GlobalWorkerOptions, TextLayer } from 'pdfjs-dist'
// Vite makes the address of the file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

export { TextLayer }

/** Begins to read a PDF; its pages are fetched as they are shown. The page's policy allows no WebAssembly. */
export const openPdf = (address: string) => getDocument({ url: address, useWasm: false, disableAutoFetch: true })
