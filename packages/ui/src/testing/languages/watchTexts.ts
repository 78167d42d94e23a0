/** Attributes that are read to or by a person. */
const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

export interface SeenText {
  readonly text: string
  /** The component it stands in, and its attribute or element. */
  readonly place: string
}

export interface TextWatch {
  /** Everything that could be read since `watchTexts` or the last call. */
  readonly take: () => readonly SeenText[]
  readonly stop: () => void
}

/** Words in another language than the page's are marked as such (WCAG 3.1.2) and meant to be in it. */
const isMarked = (element: Element): boolean => {
  const marked = element.closest('[lang]')
  return marked !== null && marked !== element.ownerDocument.documentElement
}

/**
 * No text of a story: what is typed into a field, what is written in code, the name of the tests' own page, and the
 * heads of a table of states, many of which are values of props.
 */
const isFrame = (element: Element): boolean =>
  element.closest('script, style, textarea, code, title') !== null ||
  (element.closest('th') !== null &&
    element.closest('[data-component], [data-states]')?.hasAttribute('data-states') === true)

/** Everything read and heard in a document from now on: what stands there and whatever comes, however short it stays. */
export function watchTexts(root: Element): TextWatch {
  const seen = new Map<string, SeenText>()
  const note = (text: string | null, element: Element | null, where: string): void => {
    const words = text?.trim() ?? ''
    if (words === '' || element === null || isFrame(element) || isMarked(element)) return
    const place = `${element.closest('[data-component]')?.getAttribute('data-component') ?? ''} ${where}`.trim()
    seen.set(`${place} ${words}`, { text: words, place })
  }
  const noteAttributes = (element: Element): void => {
    for (const name of attributes) note(element.getAttribute(name), element, name)
  }
  const noteAll = (node: Node): void => {
    if (node instanceof Text) return note(node.data, node.parentElement, node.parentElement?.localName ?? '')
    if (node instanceof Element) noteAttributes(node)
    for (const child of node.childNodes) noteAll(child)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') noteAll(target)
      else if (type === 'attributes' && target instanceof Element) noteAttributes(target)
      for (const node of addedNodes) noteAll(node)
    }
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: attributes })
  return {
    take: () => {
      noteAll(root)
      const texts = [...seen.values()]
      seen.clear()
      return texts
    },
    stop: () => observer.disconnect(),
  }
}
