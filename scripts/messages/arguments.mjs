/**
 * A node of a compiled message of @formatjs/icu-messageformat-parser. Relevant types: 1 argument, 2 number, 3 date, 4
 * time, 5 select, 6 plural, 8 tag.
 * @typedef {{ type: number, value?: string, options?: Record<string, { value: Node[] }>, children?: Node[] }} Node
 */

const kinds = new Map([
  [1, 'text'],
  [2, 'number'],
  [3, 'date'],
  [4, 'time'],
  [5, 'select'],
  [6, 'plural'],
  [8, 'tag'],
])

/**
 * Arguments that the code must pass to a message. Plural cases differ between languages; choices of a select do not,
 * because they are values of the program.
 * @param {readonly Node[]} nodes a compiled message
 * @returns {string[]} such as "count: plural", ordered, each once
 */
export function argumentsOf(nodes) {
  const found = new Set(/** @type {string[]} */ ([]))
  /** @param {readonly Node[]} list */
  const visit = (list) => {
    for (const { type, value, options, children } of list) {
      const kind = kinds.get(type)
      if (kind !== undefined) found.add(`${value}: ${kind}${kind === 'select' ? choicesOf(options) : ''}`)
      for (const option of Object.values(options ?? {})) visit(option.value)
      if (children !== undefined) visit(children)
    }
  }
  visit(nodes)
  return [...found].sort()
}

/** @param {Node['options']} options */
const choicesOf = (options) =>
  ` of ${Object.keys(options ?? {})
    .sort()
    .join(', ')}`
