import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'

const packages = join(import.meta.dirname, '../..')

/** What the style sheets need unchanged: `light-dark()`, `:dir()`, `:has()` and subgrid, in every browser since May 2024. */
export const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5']

/** 0 becomes `aa`, 26 `ba`, 676 `aaa`. */
const inLetters = (place: number): string => {
  let letters = ''
  for (let rest = place + 26; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCodePoint(97 + (rest % 26)) + letters
  }
  return letters
}

/** Names what a file of styles makes: `hash` is vanilla-extract's own name for it, which no other thing has. */
export type NameOf = (file: string, hash: string) => string

/**
 * Names of classes, animations and custom properties for a set of files: letters for the file, by its place in the
 * alphabet of all of them, and a number within it. No two are alike and the same sources have the same names on every
 * machine, whichever file is read first. Throws for a file that is not of the set.
 */
export function createNames(files: readonly string[]): NameOf {
  const places = new Map(
    files.toSorted().map((file, place) => [file, { letters: inLetters(place), names: new Map<string, string>() }]),
  )
  return (file, hash) => {
    const place = places.get(file)
    if (place === undefined) throw new Error(`No name can be given in ${file}: it is not among the files of styles.`)
    const name = place.names.get(hash) ?? `${place.letters}${place.names.size}`
    place.names.set(hash, name)
    return name
  }
}

/**
 * Style sheets as they travel (docs/decisions/0028-bundle-size-build-steps.md): vanilla-extract with names of three
 * or four letters instead of hashes, and nothing said a second time for browsers that lack what we use anyway.
 */
export function leanStyles(): Plugin[] {
  const nameOf = createNames(globSync('{app,ui}/src/**/*.css.ts', { cwd: packages }))
  let root = packages
  return [
    {
      name: 'somo-lean-styles',
      config: () => ({ build: { cssTarget: browsers } }),
      configResolved(config) {
        root = config.root
      },
    },
    ...vanillaExtractPlugin({
      identifiers: ({ filePath, hash }) =>
        nameOf(relative(packages, resolve(root, filePath)).replaceAll('\\', '/'), hash),
    }),
  ]
}
