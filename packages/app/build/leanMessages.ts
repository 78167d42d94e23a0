import type { Plugin } from 'vite'

/** Texts that must be readable without any text file: the gate, the error page and what stands for an error (decision 0005). */
const keepsEnglish =
  /\/(?:(?:domain\/(?:sign-in|language|legal)|features\/error-page)\/messages|routes\/frame\/problemMessages)\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/**
 * Leaves English texts and translators' notes out of the build: the compiled text files carry the texts, so everybody
 * would else load English twice, or English and a language. Only objects in calls of defineMessages are touched.
 */
export function leanMessages(): Plugin {
  return {
    name: 'somo-lean-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: 'defineMessages' },
      handler(code, id) {
        if (id.includes('node_modules') || !/\.tsx?$/.test(id)) return null
        const dropped = keepsEnglish.test(id) ? ['description'] : ['description', 'defaultMessage']
        const ranges = calls(this.parse(code)).flatMap((call) => propertiesIn(call, dropped))
        if (ranges.length === 0) return null
        return { code: cut(code, ranges), map: null }
      },
    },
  }
}

function isNode(value: unknown): value is Node & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function* walk(value: unknown): Generator<Node & Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item)
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) yield* walk(child)
}

function calls(program: unknown) {
  return [...walk(program)].filter(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee['name'] === 'defineMessages',
  )
}

/** The properties of messages alone: a message itself may be called "description". */
function propertiesIn(call: unknown, names: readonly string[]): readonly Node[] {
  return [...walk(call)].flatMap(({ type, properties }) => {
    if (type !== 'ObjectExpression' || !Array.isArray(properties)) return []
    const own = properties.filter(isNode).map((property) => ({ property, name: nameOf(property) }))
    if (
      !own.some(
        ({ name, property }) => name === 'id' && isNode(property['value']) && property['value'].type === 'Literal',
      )
    )
      return []
    return own.flatMap(({ property, name }) => (name !== null && names.includes(name) ? [property] : []))
  })
}

function nameOf({ key }: Readonly<Record<string, unknown>>): string | null {
  return isNode(key) && typeof key['name'] === 'string' ? key['name'] : null
}

/** Takes the ranges out, each with the comma behind it. */
function cut(code: string, ranges: readonly Node[]): string {
  let result = code
  for (const { start, end } of ranges.toSorted((one, other) => other.start - one.start)) {
    const behind = /^\s*,/.exec(result.slice(end))
    result = result.slice(0, start) + result.slice(end + (behind?.[0].length ?? 0))
  }
  return result
}
