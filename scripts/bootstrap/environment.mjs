import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

// npm passes its settings to scripts as environment variables, and a nested npm or pnpm would treat them as the user's.
// Only the settings for proxies and registries are kept.
const inheritedNpmSettings =
  /^npm_config_(registry|.*:registry|proxy|https?_proxy|https?-proxy|noproxy|cafile|ca|strict_ssl)$/i

/**
 * The environment of all child processes.
 * @param {Record<string, string | undefined>} env the environment npm handed over
 * @param {string} root the project's folder
 * @returns {Record<string, string | undefined>} the same without npm's own settings, and with a home folder that can
 * be written to: without one neither npm nor pnpm can keep what they fetch
 */
export function childEnvironment(env, root) {
  const inherited = Object.entries(env).filter(([key]) => !/^npm_/i.test(key) || inheritedNpmSettings.test(key))
  const result = Object.fromEntries(inherited)
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
    // Missing or not readable: the caller chooses another folder.
    return false
  }
}
