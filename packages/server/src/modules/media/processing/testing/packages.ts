import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A file of a package to be: its path and what it holds. */
export interface PackedFile {
  readonly path: string
  readonly content: string | Buffer
  /** As on Unix systems, such as 0o120777 for a link. */
  readonly mode?: number
}

/** Packs files into an archive. */
export function pack(files: readonly PackedFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { path, content, mode } of files)
    zip.addBuffer(Buffer.from(content), path, mode === undefined ? {} : { mode })
  zip.end()
  return buffer(zip.outputStream)
}

/** The manifest of a package of SCORM 1.2 with one learning unit. */
export const manifest12 = (href = 'index.html', more = ''): string => `<?xml version="1.0"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>Fire &amp; smoke</title>
    <item identifier="i1" identifierref="r1"><title>Start</title><adlcp:masteryscore>80</adlcp:masteryscore></item>
  </organization></organizations>
  <resources><resource identifier="r1" type="webcontent" adlcp:scormtype="sco" href="${href}">${more}</resource></resources>
</manifest>`

/** A package of SCORM 1.2 that can be started. */
export const smallPackage = (files: readonly PackedFile[] = []): Promise<Buffer> =>
  pack([
    { path: 'imsmanifest.xml', content: manifest12() },
    { path: 'index.html', content: '<!doctype html><title>Fire</title><script src="a/run.js"></script>' },
    { path: 'a/run.js', content: 'document.title = "run"' },
    ...files,
  ])
