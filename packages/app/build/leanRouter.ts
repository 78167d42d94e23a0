import type { Plugin } from 'vite'

/** Names for React's developer tools: a statement each, which keeps a component nobody uses in the bundle. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm

/** Components made by a call; the bundler cannot know that the call does nothing else. */
const madeByCall = /^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm

/**
 * Takes React Router's build for production, which its package does not name among its entries: without the checks and
 * warnings that only help while developing. Its links and forms, which the product has no use for, can then be left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'somo-lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (found === null) return null
      if (!found.id.includes('/dist/development/')) throw new Error(`React Router has moved its build: ${found.id}`)
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replaceAll(displayNames, '').replaceAll(madeByCall, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
