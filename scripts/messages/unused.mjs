const definition = /(?:export\s+)?const\s+(\w+)\s*(?::[^=]+)?=\s*defineMessages\(\{([\s\S]*?)\n\}\)/g

/**
 * Messages that are defined and not used. A table that is read by a computed key, or passed on as a whole, counts as
 * used.
 * @param {readonly { path: string, text: string }[]} files the app's sources without tests
 * @returns {string[]} one sentence for each
 */
export function unusedMessages(files) {
  const all = files.map(({ text }) => text).join('\n')
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(definition)].flatMap(([, table = '', body = '']) => {
      const uses = [...all.matchAll(new RegExp(`\\b${table}\\b(?:\\.(\\w+))?`, 'g'))]
      const named = new Set(uses.map(([, key]) => key).filter((key) => key !== undefined))
      const isUsedWhole = uses
        .filter(([, key]) => key === undefined)
        .map(
          ({ index }) =>
            all
              .slice(Math.max(0, index - 24), index)
              .split('\n')
              .at(-1) ?? '',
        )
        .some((before) => !/(const|import\s*\{?|,|\{)\s*$/.test(before) || /\(\s*$/.test(before))
      if (isUsedWhole) return []
      const keys = [...body.matchAll(/^ {2}(\w+|'[^']+'):/gm)].map(([, key = '']) => key.replaceAll("'", ''))
      return keys.filter((key) => !named.has(key)).map((key) => `${path}: ${table}.${key} is used nowhere.`)
    }),
  )
}
