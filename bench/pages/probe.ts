/** What stands in the page under measurement as `window.somoProbe`; all times in ms. */
export interface Probe {
  isComplete(): boolean
  /** Until the task after the next frame; answers the time then. */
  paint(): Promise<number>
  /** Until the page is complete. */
  complete(): Promise<void>
  /** From navigation until the page was first complete and painted. */
  ready: Promise<number>
  /** From each key to the task after the frame that shows it, since it was last emptied. */
  readonly keys: number[]
  /** Presses an element by script; the answer comes after the next frame, or with `waits` after the page is complete. */
  click(selector: string, waits: boolean): Promise<number>
  /** From the next press of the pointer until something of this selector is seen; null after 2.5 s. */
  untilSeen(selector: string): Promise<number | null>
  /** How often React changed the page since it was opened, by its own account to developer tools. */
  commits: number
  /** The time each frame took while the page's scroller moves by so many px a frame; null where nothing scrolls. */
  scroll(frames: number, step: number): Promise<number[] | null>
}

declare global {
  interface Window {
    somoProbe: Probe
  }
}

// The functions below are sent into the page before its scripts, so they may use nothing from outside themselves.

/** Watches for the page to be complete: so many elements of a selector. */
export function installReadiness({ selector, count }: { readonly selector: string; readonly count: number }): void {
  const isComplete = (): boolean => document.querySelectorAll(selector).length >= count
  const paint = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(0)
      })
    })
  const complete = (): Promise<void> =>
    new Promise((resolve) => {
      if (isComplete()) return resolve()
      const observer = new MutationObserver(() => {
        if (!isComplete()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    })
  // The other parts are put in by the functions that follow, before anything can ask for them.
  window.somoProbe = Object.assign({} as Probe, { isComplete, paint, complete, ready: complete().then(paint) })
}

/**
 * Counts what React brings into the page. A production build tells nobody how often it renders but developer tools, for
 * which it looks when it starts; every render that was not given up ends in one such call.
 */
export function installCommits(): void {
  const probe = window.somoProbe
  probe.commits = 0
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => void (probe.commits += 1),
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/** Times of what a person does: keys, presses, and what a press makes appear. */
export function installActions(): void {
  const probe = window.somoProbe
  const keys: number[] = []
  let pressed = 0
  addEventListener('pointerdown', (event) => (pressed = event.timeStamp), true)
  addEventListener('keydown', ({ timeStamp }) => void probe.paint().then((shown) => keys.push(shown - timeStamp)), true)
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.getBoundingClientRect().height > 0)
  const click: Probe['click'] = async (selector, waits) => {
    const element = document.querySelector(selector)
    if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}.`)
    const start = performance.now()
    element.click()
    if (waits) await probe.complete()
    return (await probe.paint()) - start
  }
  const untilSeen: Probe['untilSeen'] = (selector) =>
    new Promise((resolve) => {
      const end = performance.now() + 2500
      const look = (): void => {
        if (isSeen(selector)) void probe.paint().then((shown) => resolve(shown - pressed))
        else if (performance.now() > end) resolve(null)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  Object.assign(probe, { keys, click, untilSeen })
}

/** Scrolls what scrolls in the page, a step a frame. */
export function installScrolling(): void {
  const scroller = (): Element | undefined =>
    [...document.querySelectorAll('[data-testid=page], [data-testid=page] *')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 200 && /auto|scroll/.test(getComputedStyle(element).overflowY),
    )
  const scroll: Probe['scroll'] = (frames, step) =>
    new Promise((resolve) => {
      const element = scroller()
      if (element === undefined) return resolve(null)
      const times: number[] = []
      let last = performance.now()
      let direction = 1
      const move = (now: number): void => {
        times.push(now - last)
        last = now
        if (times.length > frames) return resolve(times.slice(1))
        if (element.scrollTop + element.clientHeight >= element.scrollHeight - 2) direction = -1
        if (element.scrollTop <= 0) direction = 1
        element.scrollTop += step * direction
        requestAnimationFrame(move)
      }
      requestAnimationFrame(move)
    })
  Object.assign(window.somoProbe, { scroll })
}
