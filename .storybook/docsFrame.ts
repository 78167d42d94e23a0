/**
 * Parameters of a story that needs a document of its own: on the component's documentation page it stands in a frame. A
 * dialog that is open from the start would lie over the page, and a language, density or direction of the story's own
 * would hold for all other stories too.
 */
export const framed = (height = '480px') => ({ docs: { story: { inline: false, height } } })

interface DrawnStory {
  readonly title: string
  /** What the story itself sets, beside the toolbar. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>
  readonly args: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
  readonly canvasElement: HTMLElement
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a story of a documentation page changes the whole page: it should be `framed`. */
export function overrunsItsPage({ title, storyGlobals = {}, args, parameters, canvasElement }: DrawnStory): boolean {
  if (!/^(Components|Layout)\//.test(title)) return false
  const { docs } = parameters
  const story = isRecord(docs) ? docs['story'] : null
  if (isRecord(story) && story['inline'] === false) return false
  const dialogs = [...canvasElement.ownerDocument.querySelectorAll('[role$="dialog"]')]
  return (
    Object.keys(storyGlobals).length > 0 ||
    (args['isOpen'] === true && dialogs.some((dialog) => !canvasElement.contains(dialog)))
  )
}
