/** The API in the measured page, `window.somoProbe`; all times in ms. */
export interface Probe {
  isComplete(): boolean
  /** Waits for the task after the next frame; returns its time. */
  paint(): Promise<number>
  /** Waits until the page is complete. */
  complete(): Promise<void>
  /** From navigation until the page was first complete and painted. */
  ready: Promise<number>
  /** From each key to the task after the frame that shows it, since the last reset. */
  readonly keys: number[]
  /** Clicks an element by script; resolves after the next frame, or with `waits` after the page is complete. */
  click(selector: string, waits: boolean): Promise<number>
  /** From the next pointer press until an element of this selector is visible; null after 2.5 s. */
  untilSeen(selector: string): Promise<number | null>
  /** Number of React commits since the page was opened, as reported to developer tools. */
  commits: number
  /** Frame times while the page's scroller moves by a number of px per frame; null if nothing scrolls. */
  scroll(frames: number, step: number): Promise<number[] | null>
}

declare global {
  interface Window {
    somoProbe: Probe
  }
}

// These functions are serialised into the page before its scripts, so they must not use anything from outside.

/** Detects a complete page: the expected number of elements of a selector. */
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
  // The functions below add the other members before anything uses them.
  window.somoProbe = Object.assign({} as Probe, { isComplete, paint, complete, ready: complete().then(paint) })
}

/**
 * Counts React's commits. A production build reports renders only to developer tools, whose hook it looks for at the
 * start; every committed render is one call.
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

/** Measures keys, presses, and what a press makes visible. */
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

/** Scrolls the page's scroller by one step per frame. */
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
