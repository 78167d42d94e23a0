import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/start/boot.ts', import.meta.url))

/** The first-paint script as one classic script without imports. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'somoBoot', fileName: 'boot' },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  for (const file of outputs.flatMap(({ output }) => output)) if (file.type === 'chunk') return file.code
  throw new Error('The first-paint script was not built.')
}

/**
 * Puts the first-paint script (theme, primary colour and language of the last visit) behind the one style of the head,
 * which it writes the colour into, and before all style sheets. A classic script holds the first paint back on purpose: no
 * theme flashes in the other (session.md 3.4).
 */
export function bootScript(): Plugin {
  let base = '/'
  let isBuild = false
  return {
    name: 'somo-boot-script',
    configResolved(config) {
      base = config.base
      isBuild = config.command === 'build'
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'boot.js', source: await bundle() })
    },
    configureServer(server) {
      server.middlewares.use(`${base}boot.js`, (_request, response, next) => {
        bundle().then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next)
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle: files }) {
        const built = Object.keys(files ?? {}).find((name) => /(^|\/)boot-[\w-]+\.js$/.test(name))
        if (isBuild && built === undefined) throw new Error('The first-paint script is missing in the build.')
        if (!html.includes('</style>'))
          throw new Error('index.html lacks the style the first-paint script writes into.')
        return html.replace('</style>', `</style>\n    <script src="${base}${built ?? 'boot.js'}"></script>`)
      },
    },
  }
}
