/**
 * Parameters of a story that needs its own document: the documentation page shows it in an iframe. Otherwise an open
 * dialog would cover the page, and a story's language, density or direction would apply to all other stories of the
 * page.
 */
export const framed = (height = '480px') => ({ docs: { story: { inline: false, height } } })

interface RenderedStory {
  readonly title: string
  /** Globals set by the story itself, not by the toolbar. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>
  readonly args: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
  readonly canvasElement: HTMLElement
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a story changes the whole documentation page, and therefore needs `framed`. */
export function changesWholePage({
  title,
  storyGlobals = {},
  args,
  parameters,
  canvasElement,
}: RenderedStory): boolean {
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
