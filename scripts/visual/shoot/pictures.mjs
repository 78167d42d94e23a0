/**
 * Story data from the page, validated here.
 * @typedef {object} Story
 * @property {string} id such as visual-button--states
 * @property {string} title such as Visual/Button
 * @property {string} name such as States
 * @property {Chromatic} chromatic
 * `parameters.chromatic` of a story, which Chromatic reads as well.
 * @typedef {{ disableSnapshot?: boolean, modes?: Record<string, object> }} Chromatic
 * How a page stands while a picture is taken. Sizes in px.
 * @typedef {object} Stage
 * @property {number} width
 * @property {number} height
 * @property {'active' | 'none'} forcedColors
 * @property {'dark' | 'light'} colorScheme the system's own, which decides what is forced
 * @property {Record<string, unknown>} globals of Storybook
 * One picture to take.
 * @typedef {object} Picture
 * @property {string} id story and mode, fit for a file's name and a command line: visual-button--states@dark-compact
 * @property {string} story
 * @property {string} component the story's title without the room it stands in
 * @property {string} name the story's name
 * @property {string} mode
 * @property {string} theme
 * @property {Stage} stage
 */

/** Default width of a mode in px, wide enough for every table of states. */
const usualWidth = 1024
const usualHeight = 768

/** @param {string} mode */
const toSlug = (mode) =>
  mode
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * Chromatic's three forms of a viewport: a number, a string in px, an object. Without a height the content decides.
 * @param {unknown} viewport
 * @returns {{ width: number, height: number }} px
 */
export function toSize(viewport) {
  if (viewport === undefined) return { width: usualWidth, height: usualHeight }
  const given = typeof viewport === 'object' && viewport !== null ? viewport : { width: viewport }
  const [width, height] = ['width', 'height'].map((side) => Number.parseInt(String(Reflect.get(given, side)), 10))
  if (width === undefined || Number.isNaN(width))
    throw new Error(`A mode's viewport names no width: ${JSON.stringify(viewport)}`)
  return { width, height: height === undefined || Number.isNaN(height) ? usualHeight : height }
}

/**
 * `viewport`, `forcedColors` and `colorScheme` of a mode are settings of the browser, `disable` removes the mode; every
 * other key is a global.
 * @param {Record<string, unknown>} mode
 * @returns {Stage}
 */
const toStage = ({ viewport, forcedColors, colorScheme, disable: _, ...globals }) => ({
  ...toSize(viewport),
  forcedColors: forcedColors === 'active' ? 'active' : 'none',
  colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
  globals,
})

/** @param {object} settings @returns {Record<string, unknown>} */
const toRecord = (settings) => ({ ...settings })

/**
 * All pictures of the stories in a fixed order. Throws if two modes of a story have the same name.
 * @param {readonly Story[]} stories
 * @returns {Picture[]}
 */
export function toPictures(stories) {
  const pictures = stories
    .filter(({ chromatic }) => chromatic.disableSnapshot !== true)
    .flatMap(({ id, title, name, chromatic }) =>
      Object.entries(chromatic.modes ?? { default: {} })
        .map(([mode, settings]) => /** @type {const} */ ([mode, toRecord(settings)]))
        .filter(([, settings]) => settings['disable'] !== true)
        .map(([mode, settings]) => ({
          id: `${id}@${toSlug(mode)}`,
          story: id,
          component: title.replace(/^Visual\//, ''),
          name,
          mode,
          theme: typeof settings['theme'] === 'string' ? settings['theme'] : 'default',
          stage: toStage(settings),
        })),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const duplicate = pictures.find(({ id }, index) => id === pictures[index + 1]?.id)
  if (duplicate !== undefined) throw new Error(`Two modes of ${duplicate.story} share the name ${duplicate.id}.`)
  return pictures
}
