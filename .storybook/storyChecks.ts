/** What the accessibility addon found out about a story, as far as it is read here. */
interface AxeResult {
  readonly violations: readonly unknown[]
  readonly incomplete: readonly { readonly id: string; readonly nodes: readonly unknown[] }[]
}

interface Report {
  readonly type: string
  readonly status: string
  readonly result: unknown
}

const isAxeResult = (value: unknown): value is AxeResult =>
  typeof value === 'object' && value !== null && 'violations' in value && 'incomplete' in value

/**
 * A contrast that axe could not decide is a fault like one it decided against: a text nobody measured. The addon only
 * notes it, so its report is made one of failure before it is filed.
 * @returns the report as it is to be filed
 */
export const withOpenContrast = <R extends Report>(report: R): R => {
  if (report.type !== 'a11y' || !isAxeResult(report.result)) return report
  const open = report.result.incomplete.filter(({ id }) => id.startsWith('color-contrast'))
  if (open.length === 0) return report
  return { ...report, status: 'failed', result: { ...report.result, violations: [...report.result.violations, ...open] } }
}

/** A negative one widens a target within its row and keeps nobody away. */
const keepsAway = (length: string): boolean => Number.parseFloat(length) > 0

/**
 * Components of ui in this document that keep their neighbours away by themselves: distances belong to the layout
 * around them (Stack, Inline, Page).
 * @returns one line a fault
 */
export const outerMargins = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('[data-component]')].flatMap((element) => {
    const { marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd, position } = getComputedStyle(element)
    if (position === 'absolute' || position === 'fixed') return []
    const margins = [marginBlockStart, marginBlockEnd, marginInlineStart, marginInlineEnd]
    return !margins.some(keepsAway) ? [] : [`${element.getAttribute('data-component')}: margin ${margins.join(' ')}`]
  })

/**
 * The component whose states a story draws, from a title such as "Visual/Button"; null for other stories. Field is a
 * frame and carries the name of what it frames.
 */
export const drawnComponent = (title: string): string | null => /^Visual\/(?!Field$)(\w+)$/.exec(title)?.[1] ?? null

/** Whether a component, one of those that come with it, or a template put its name on its root. */
export const isNamed = (root: ParentNode, name: string): boolean =>
  root.querySelector(`[data-component^="${name}"], [data-template="${name}"]`) !== null
