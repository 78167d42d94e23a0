import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Draws the glyphs of lucide-react by a component of our own: the library's is two components for each glyph, which
 * gather attributes from a context we do not use, and weighs more than the button around it. The drawings stay its own.
 */
export function leanIcons(): Plugin {
  return {
    name: 'somo-lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isTheirs = source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') === true
      return isTheirs ? join(import.meta.dirname, 'leanGlyph.ts') : null
    },
  }
}
