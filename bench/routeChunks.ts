import { join } from 'node:path'
import { closure, dist, keysWhere, readManifest, sizeOf, type Manifest } from './bundle.ts'
import { median, type Figure } from './figures.ts'

const isScreen = (src: string | undefined): boolean =>
  src !== undefined && /\/(features|domain)\/.*Screen\.tsx$/.test(src)

/**
 * Files that each screen loads in addition to the frame, from the build's manifest: scripts with their static imports,
 * and style sheets. Files that a screen loads beside its data (a tab's form, an editor, a preview) are in the note.
 */
export function measureRouteChunks(): Figure[] {
  const manifest = readManifest(join(dist, '.vite/manifest.json'))
  const frame = closure(manifest, frameKeys(manifest))
  const screens = keysWhere(manifest, ({ src }) => isScreen(src)).map((key) => {
    const own = closure(manifest, [key])
    const name = key.split('/').at(-1)?.replace('Screen.tsx', '') ?? key
    return {
      name,
      kilobytes: sizeOf([...own.scripts].filter((file) => !frame.scripts.has(file))),
      styles: [...own.styles].filter((file) => !frame.styles.has(file)),
      late: largestPart(manifest, key, new Set([...frame.scripts, ...own.scripts])),
    }
  })
  const inOrder = screens.toSorted((one, other) => other.kilobytes - one.kilobytes)
  const worst = inOrder[0]
  if (worst === undefined) throw new Error('The build has no screen.')
  const late = inOrder.flatMap((each) =>
    each.late === null ? [] : `${each.name} ${each.late.name} ${each.late.kilobytes.toFixed(1)}`,
  )
  const note = `gzip -9, beyond the frame; ${inOrder.map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`).join(', ')}`
  return [
    {
      group: 'routes',
      name: 'chunk of a screen, median',
      goal: 15,
      unit: 'kB',
      value: median(screens.map(({ kilobytes }) => kilobytes)),
      note,
    },
    {
      group: 'routes',
      name: 'chunk of a screen, largest',
      goal: 40,
      unit: 'kB',
      value: worst.kilobytes,
      note: `${worst.name}; the largest part each fetches beside its data, not counted: ${late.join(', ')}`,
    },
    ...measureStyles(screens),
  ]
}

/** Style sheets of each screen. Most belong to components that other screens use as well and are loaded once. */
function measureStyles(screens: readonly { readonly name: string; readonly styles: readonly string[] }[]): Figure[] {
  const users = new Map<string, number>()
  for (const file of screens.flatMap(({ styles }) => styles)) users.set(file, (users.get(file) ?? 0) + 1)
  const figureOf = (name: string, goal: number | null, isCounted: (file: string) => boolean): Figure => {
    const sizes = screens.map((screen) => ({ name: screen.name, kilobytes: sizeOf(screen.styles.filter(isCounted)) }))
    const inOrder = sizes.toSorted((one, other) => other.kilobytes - one.kilobytes)
    const note = `gzip -9, beyond the frame; ${inOrder.map((each) => `${each.name} ${each.kilobytes.toFixed(1)}`).join(', ')}`
    return { group: 'routes', name, goal, unit: 'kB', value: inOrder[0]?.kilobytes ?? null, note }
  }
  return [
    figureOf('style sheets of a screen, largest', 2, () => true),
    figureOf('style sheets no other screen has, largest', null, (file) => users.get(file) === 1),
  ]
}

/** The largest chunk that a screen loads later: modules of its own folder with imports that are not loaded yet. */
function largestPart(
  manifest: Manifest,
  screen: string,
  present: ReadonlySet<string>,
): { readonly name: string; readonly kilobytes: number } | null {
  const folder = screen.slice(0, screen.lastIndexOf('/') + 1)
  const parts = (manifest.get(screen)?.dynamicImports ?? [])
    .filter((key) => key.startsWith(folder))
    .map((key) => ({
      name: key.slice(folder.length).replace(/\.tsx?$/, ''),
      kilobytes: sizeOf([...closure(manifest, [key]).scripts].filter((file) => !present.has(file))),
    }))
  return parts.toSorted((one, other) => other.kilobytes - one.kilobytes)[0] ?? null
}

/** The page's entry scripts and the chunk `app`, which every signed-in page needs. */
const frameKeys = (manifest: Manifest): string[] =>
  keysWhere(manifest, ({ isEntry, name, file }) => isEntry === true || (name === 'app' && file.endsWith('.js')))
