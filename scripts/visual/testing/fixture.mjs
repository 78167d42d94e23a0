import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { placesOf } from '../places.mjs'

/**
 * A small Storybook for tests. It behaves like a real one towards the camera: a preview with stories, and a channel.
 * @typedef {object} Look
 * @property {string} [primary] colour of the buttons
 * @property {number} [shift] px the second button stands lower
 * @property {boolean} [hasRing] whether the focused button has its ring
 * @property {Record<string, string>} [more] further stories: id and HTML
 * @property {string} [failing] id of a story that throws
 */

const both = { light: { theme: 'light' }, dark: { theme: 'dark' } }

/** The page's replacement of Storybook's preview. @param {object} stories @param {string} failing */
function preview(stories, failing) {
  const listeners = new Map()
  const channel = {
    on: (/** @type {string} */ event, /** @type {unknown} */ listener) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (/** @type {string} */ event, /** @type {unknown} */ listener) =>
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((/** @type {unknown} */ each) => each !== listener),
      ),
    emit: (/** @type {string} */ event, /** @type {unknown} */ payload) => {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
  }
  channel.on('updateGlobals', (/** @type {{ globals: { theme?: string } }} */ { globals }) => {
    document.documentElement.dataset['theme'] = globals.theme ?? 'light'
  })
  channel.on('setCurrentStory', async (/** @type {{ storyId: string }} */ { storyId }) => {
    await Promise.resolve()
    document.body.innerHTML = Reflect.get(stories, storyId).html
    if (storyId === failing) return channel.emit('storyThrewException', new Error('The story fell over.'))
    for (const button of document.querySelectorAll('button')) if (button.dataset['focus'] === '') button.focus()
    return channel.emit('storyFinished', { storyId, status: 'success' })
  })
  Object.assign(window, {
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: { extract: async () => stories },
  })
}

/** @param {Look} look */
const storiesOf = ({ shift = 0, more = {} }) => ({
  'visual-button--states': {
    html: `<button>Save</button><button style="margin-top: ${10 + shift}px">Cancel</button>`,
    modes: both,
  },
  'visual-button--focus': { html: '<button data-focus>Save</button>', modes: { light: both.light } },
  'visual-text--states': {
    html: '<h1>Somo</h1><p>Haba na haba hujaza kibaba.</p>',
    modes: {
      ...both,
      'light 320': { theme: 'light', viewport: 320 },
      forced: { theme: 'light', forcedColors: 'active' },
    },
  },
  ...Object.fromEntries(Object.entries(more).map(([id, html]) => [id, { html, modes: { light: both.light } }])),
})

/**
 * Writes the small Storybook.
 * @param {string} folder absolute @param {Look} [look]
 * @returns {string} the folder
 */
export function writeStorybook(folder, look = {}) {
  const { primary = '#5761ee', hasRing = true, failing = '' } = look
  const stories = Object.fromEntries(
    Object.entries(storiesOf(look)).map(([id, { html, modes }]) => {
      const [title = '', name = ''] = id.replace('visual-', 'Visual/').split('--')
      return [id, { id, title, name, html, parameters: { chromatic: { modes } } }]
    }),
  )
  mkdirSync(folder, { recursive: true })
  const entries = { 'visual-button--focus': { tags: ['play-fn'] } }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }))
  const ring = hasRing
    ? 'button:focus-visible { outline: 2px solid #3f48c8; outline-offset: 2px }'
    : 'button { outline: none }'
  writeFileSync(
    join(folder, 'iframe.html'),
    `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>
    body { font: 16px sans-serif; margin: 16px; color: #221b29; background: #f9f7f5 }
    [data-theme='dark'] body { color: #f0eaf0; background: #17121f }
    button { display: block; font: inherit; color: #fff; background: ${primary}; border: 0; border-radius: 7px; padding: 8px 16px }
    ${ring}</style><body><script>(${String(preview)})(${JSON.stringify(stories)}, ${JSON.stringify(failing)})</script>`,
  )
  return folder
}

/** @returns {string} a folder that is gone after the test */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'somo-visual-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param {string} root @param {...string} args @returns {string} what git answered */
export const git = (root, ...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@somo.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

/**
 * A project of one commit with the review's folders.
 * @returns {{ places: import('../places.mjs').Places, commit: string }}
 */
export function makeProject() {
  const root = temporaryFolder()
  git(root, 'init', '--quiet')
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n.visual/report/\n')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'first look')
  return { places: placesOf(root), commit: git(root, 'rev-parse', 'HEAD') }
}
