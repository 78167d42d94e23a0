import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = new Set(['.css', '.html', '.js', '.json', '.svg'])
/** Below this many bytes the packed file is no smaller on the wire. */
const threshold = 512
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Writes .gz and .br beside each text file of the build, so that the server packs nothing while people wait. */
export function packed(): Plugin {
  let folder = ''
  return {
    name: 'somo-packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
        await Promise.all(
          entries
            .filter((entry) => entry.isFile() && packable.has(extname(entry.name)))
            .map((entry) => pack(join(entry.parentPath, entry.name))),
        )
      },
    },
  }
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < threshold) return
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  const [gz, br] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, quality)])
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
}
