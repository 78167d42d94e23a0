import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { arch, homedir, platform, release, type } from 'node:os'
import { basename, join } from 'node:path'
import { launchOptions } from '../../browser.mjs'

/**
 * Everything that affects rendering. Pictures of machines with different digests are not comparable: letters alone
 * differ in thousands of pixels.
 * @typedef {{ name: string, digest: string }} Machine the name is for people: Chromium 156.0 on Debian GNU/Linux 12
 */

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
  ...['.fonts', '.local/share/fonts', 'Library/Fonts'].map((folder) => join(homedir(), folder)),
]

/** Names and sizes of fonts, because reading every font would take longer than the pictures. @returns {string[]} */
const listFonts = () =>
  fontFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ttf|otf|ttc|woff2?|pf[ab])$/i.test(entry.name))
        .map((entry) => `${entry.name} ${statSync(join(entry.parentPath, entry.name)).size}`),
    )
    .sort()

function nameSystem() {
  const file = '/etc/os-release'
  const pretty = existsSync(file) ? /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return pretty ?? `${type()} ${release()}`
}

/** The source files that take pictures: a change of them changes the pictures. */
const rules = ['inPage.mjs', 'page.mjs', 'pictures.mjs', 'shoot.mjs']

/**
 * @param {string} version the browser's, such as 156.0.7950.12
 * @returns {Machine}
 */
export function describeMachine(version) {
  const { executablePath = '', args } = launchOptions()
  const kind = basename(executablePath)
  const system = `${nameSystem()} ${platform()} ${arch()}`
  const hash = createHash('sha256').update([version, kind, system, ...(args ?? []), ...listFonts()].join('\n'))
  for (const file of rules) hash.update(readFileSync(join(import.meta.dirname, file)))
  return { name: `Chromium ${version} on ${nameSystem()} (${arch()})`, digest: hash.digest('hex').slice(0, 16) }
}
