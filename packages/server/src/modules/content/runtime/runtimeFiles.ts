import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A file of the run-time page. */
export interface RuntimeFile {
  readonly type: string
  readonly body: Buffer
  /** A page that the player frames; else a script of it. */
  readonly isPage: boolean
}

/** The standards a package is played by, each with its page below the content origin. */
export const runtimePaths = { '1.2': '/runtime/scorm12.html', '2004': '/runtime/scorm2004.html' } as const

const require = createRequire(import.meta.url)
const libraries = {
  '1.2': { name: 'scorm12', path: require.resolve('scorm-again/scorm12/min') },
  '2004': { name: 'scorm2004', path: require.resolve('scorm-again/scorm2004/min') },
} as const

const page = (app: string, standard: keyof typeof runtimePaths): string => `<!doctype html>
<html lang="en" data-app="${app}" data-standard="${standard}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>SCORM</title>
<style>html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}</style>
<iframe title="SCORM" allow="autoplay; fullscreen"></iframe>
<script src="${libraries[standard].name}.js"></script>
${standard === '2004' ? '<script src="scormSequencing.js"></script>\n' : ''}<script src="scormRuntime.js"></script>
</html>
`

/**
 * The pages that hold the run-time API of SCORM, and their scripts, by their paths on the content origin.
 * @param app the origin of the product, whose player the pages speak to
 */
export function createRuntimeFiles(app: string): ReadonlyMap<string, RuntimeFile> {
  const script = (body: Buffer): RuntimeFile => ({ type: 'text/javascript; charset=utf-8', body, isPage: false })
  const standards = ['1.2', '2004'] as const
  return new Map([
    ...standards.map((standard): [string, RuntimeFile] => [
      runtimePaths[standard],
      { type: 'text/html; charset=utf-8', body: Buffer.from(page(app, standard)), isPage: true },
    ]),
    ...standards.map((standard): [string, RuntimeFile] => [
      `/runtime/${libraries[standard].name}.js`,
      script(readFileSync(libraries[standard].path)),
    ]),
    ...['scormRuntime.js', 'scormSequencing.js'].map((name): [string, RuntimeFile] => [
      `/runtime/${name}`,
      script(readFileSync(new URL(name, import.meta.url))),
    ]),
  ])
}
