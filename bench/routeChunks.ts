import { join } from 'node:path'
import { closure, dist, keysWhere, readManifest, sizeOf, type Manifest } from './bundle.ts'
import { median, type Figure } from './figures.ts'

const isScreen = (src: string | undefined): boolean => src !== undefined && /\/(features|domain)\/.*Screen\.tsx$/.test(src)

/** What each screen asks for beyond the frame around it, by what the build says: its scripts with everything they import at once. */
export function measureRouteChunks(): Figure[] {
  const manifest = readManifest(join(dist, '.vite/manifest.json'))
  const frame = closure(manifest, frameKeys(manifest)).scripts
  const screens = keysWhere(manifest, ({ src }) => isScreen(src)).map((key) => {
    const own = [...closure(manifest, [key]).scripts].filter((file) => !frame.has(file))
    return { name: key.split('/').at(-1)?.replace('Screen.tsx', '') ?? key, kilobytes: sizeOf(own) }
  })
  const inOrder = screens.toSorted((one, other) => other.kilobytes - one.kilobytes)
  const worst = inOrder[0]
  if (worst === undefined) throw new Error('The build has no screen.')
  const note = `gzip -9, beyond the frame; ${inOrder.map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`).join(', ')}`
  return [
    { group: 'routes', name: 'chunk of a screen, median', goal: 15, unit: 'kB', value: median(screens.map(({ kilobytes }) => kilobytes)), note },
    { group: 'routes', name: 'chunk of a screen, largest', goal: 40, unit: 'kB', value: worst.kilobytes, note: worst.name },
  ]
}

/** The page's own scripts and the chunk named app: what every signed-in page stands on. */
const frameKeys = (manifest: Manifest): string[] =>
  keysWhere(manifest, ({ isEntry, name, file }) => isEntry === true || (name === 'app' && file.endsWith('.js')))
