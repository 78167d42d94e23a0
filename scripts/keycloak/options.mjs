/**
 * Options of `npm run test:keycloak`.
 * @typedef {object} Options
 * @property {readonly string[]} versions of Keycloak; ignored where KEYCLOAK_HOME names one
 * @property {readonly ('always' | 'never')[]} offline values of `offlineAccess`
 * @property {readonly string[]} rest handed to Playwright, such as `--grep C03`
 */

const tried = ['24.0.5', '26.0.8', '26.7.3']
/** @type {readonly ('always' | 'never')[]} */
const both = ['always', 'never']

/**
 * Parses the arguments: `--versions 24.0.5,26.7.3`, `--offline never`, and options of Playwright.
 * @param {readonly string[]} args
 * @returns {Options} throws with one sentence where a value is none
 */
export function readOptions(args) {
  const rest = [...args]
  const take = (/** @type {string} */ name) => {
    const place = rest.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
    if (place === -1) return null
    const [option = '', next] = rest.slice(place, place + 2)
    const value = option === name ? next : option.slice(name.length + 1)
    rest.splice(place, option === name ? 2 : 1)
    return value ?? ''
  }
  const versions = take('--versions')?.split(',') ?? tried
  const chosen = take('--offline')?.split(',')
  const offline = both.filter((one) => chosen === undefined || chosen.includes(one))
  if (versions.some((version) => !/^\d+\.\d+\.\d+$/.test(version)))
    throw new Error('--versions takes versions like 26.0.8,26.7.3.')
  if (offline.length === 0) throw new Error('--offline takes always or never.')
  return { versions, offline, rest }
}
