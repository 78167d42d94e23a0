import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

// What npm writes into the environment of a script reaches a nested npm or pnpm as if the person had set it. Only the
// settings without which a machine behind a proxy or an own registry cannot fetch anything are kept.
const keptNpmSettings =
  /^npm_config_(registry|.*:registry|proxy|https?_proxy|https?-proxy|noproxy|cafile|ca|strict_ssl)$/i

/**
 * The environment for everything that is started from here.
 * @param {Record<string, string | undefined>} env the environment npm handed over
 * @param {string} root the project's folder
 * @returns {Record<string, string | undefined>} the same without npm's own settings, and with a home folder that can
 * be written to: without one neither npm nor pnpm can keep what they fetch
 */
export function childEnvironment(env, root) {
  const kept = Object.entries(env).filter(([key]) => !/^npm_/i.test(key) || keptNpmSettings.test(key))
  const result = Object.fromEntries(kept)
  if (!isWritableFolder(env['HOME'] ?? env['USERPROFILE'])) {
    const home = join(root, 'node_modules', '.home')
    mkdirSync(home, { recursive: true })
    result['HOME'] = home
  }
  return result
}

/** @param {string | undefined} folder */
function isWritableFolder(folder) {
  if (folder === undefined || folder === '') return false
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    // Absent or closed to this user: the caller chooses another folder, which is what the question is for.
    return false
  }
}
