import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** React's entries, published as CommonJS only; their exports are the same in every build of React. */
const entries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/** Made for versions of React before 18: React Aria brings it, and it only hands on what React has itself. */
const standIn = /^use-sync-external-store\/shim(?:\/|$)/

const prefix = '\0somo-react:'

/**
 * Gives React the form of JavaScript modules. The bundler wraps CommonJS with helpers in each chunk that imports it, and
 * as soon as two chunks need these helpers they are a file of their own: one more request before anything is drawn.
 * Behind these modules only the chunk that holds React needs them, so they stay inside it.
 */
export function reactAsModules(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'somo-react-as-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      // React's own files require one another as they are, and a module of this kind reads the entry it stands for.
      if (kind === 'require-call' || importer === prefix + source) return null
      if (standIn.test(source)) return { id: `${prefix}stand-in`, moduleSideEffects: false }
      return entries.includes(source) ? { id: prefix + source, moduleSideEffects: false } : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const source = id.slice(prefix.length)
      if (source === 'stand-in') return `export { useSyncExternalStore } from 'react'`
      const whole: unknown = require(source)
      const names = typeof whole === 'object' && whole !== null ? Object.keys(whole) : []
      const each = names.map((name) => `export const ${name} = whole.${name}`)
      return [`import whole from '${source}'`, 'export default whole', ...each].join('\n')
    },
  }
}
