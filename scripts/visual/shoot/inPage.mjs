// These functions are serialised into the page by Playwright, so they must not use anything from outside. Storybook
// exposes its preview and channel on the window.

/** @typedef {import('./pictures.mjs').Story} Story */

/** @returns {boolean} whether the preview has started and knows its stories */
export const isReady = () => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  return typeof preview?.extract === 'function' && Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') !== undefined
}

/** @returns {Promise<Story[]>} every story of the Storybook; stories that are tests of another are left out */
export async function readStories() {
  const extracted = await Reflect.get(window, '__STORYBOOK_PREVIEW__').extract()
  const index = await (await fetch('index.json')).json()
  return Object.values(extracted).flatMap((story) => {
    const { subtype } = index.entries[story.id] ?? {}
    if (subtype === 'test') return []
    const { disableSnapshot, modes } = story.parameters.chromatic ?? {}
    return [{ id: story.id, title: story.title, name: story.name, chromatic: { disableSnapshot, modes } }]
  })
}

/**
 * Shows a story with the given globals and waits until it has rendered and played. axe is disabled, because it would
 * run again for every story.
 * @param {{ story: string, globals: Record<string, unknown>, limit: number }} order limit in ms
 * @returns {Promise<string | null>} null, or what went wrong
 */
export function showStory({ story, globals, limit }) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } })
  const messages = /** @type {string[]} */ ([])
  const say = (/** @type {unknown} */ error) => {
    const text =
      typeof error === 'object' && error !== null
        ? (Reflect.get(error, 'message') ?? Reflect.get(error, 'title'))
        : error
    messages.push(String(text).slice(0, 2000))
  }
  return new Promise((resolve) => {
    const late = `The story was not finished after ${limit / 1000} s.`
    const clock = setTimeout(() => end([...messages, late].join('\n')), limit)
    const listeners = /** @type {Record<string, (payload: unknown) => void>} */ ({
      storyFinished: (payload) => {
        const { storyId, status } = /** @type {{ storyId: string, status: string }} */ (payload)
        if (storyId !== story) return
        if (status === 'error' && messages.length === 0) say('The story failed.')
        end(messages.length === 0 ? null : messages.join('\n'))
      },
      playFunctionThrewException: say,
      storyMissing: () => end('There is no such story.'),
    })
    for (const event of ['storyThrewException', 'storyErrored']) {
      listeners[event] = (error) => {
        say(error)
        end(messages.join('\n'))
      }
    }
    /** @param {string | null} problem */
    function end(problem) {
      clearTimeout(clock)
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve(problem)
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
}

/**
 * Waits until fonts and images are loaded, animations have ended, two frames passed without changes, and the page is
 * idle. The screenshot stops endless animations (a spinner).
 * @param {number} limit ms, for pages that never rest
 * @returns {Promise<void>}
 */
export async function settle(limit) {
  const until = performance.now() + limit
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // A network response or an effect may be queued after the frame.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: limit }))
  await document.fonts.ready
  // A broken image is rendered as its alternative text.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  let quiet = 0
  const watch = new MutationObserver(() => {
    quiet = 0
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isMoving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity
      return playState === 'running' && !isEndless
    })
  while (quiet < 2 && performance.now() < until) {
    quiet = isMoving() ? 0 : quiet + 1
    await frame()
    if (quiet === 2) await idle()
  }
  watch.disconnect()
}

/** @returns {number} how high the window must be to show the whole page, in px */
export const measure = () => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight)
