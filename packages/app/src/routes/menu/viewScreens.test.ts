import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeTable } from '../routeTable.ts'

const server = readFileSync(new URL('../../../../server/src/modules/views/viewScreens.ts', import.meta.url), 'utf8')
const named = new Map(
  [...server.matchAll(/^ {2}'(\/[\w-]+)': \[(.*)\],$/gm)].map(([, path = '', roles = '']) => [
    path,
    [...roles.matchAll(/'(\w+)'/g)].map(([, role]) => role),
  ]),
)

test('views that are shared are for whoever may open their list', () => {
  expect(named.size).toBeGreaterThan(0)
  for (const [path, roles] of named) {
    const row = routeTable.find((one) => one.path === path)
    expect([path, [...(row?.roles ?? [])].toSorted()]).toEqual([path, roles.toSorted()])
  }
})

/** The hooks that read the saved views of a list. */
const readsViews = /\b(?:useSavedViews|useScreenList|useTabViews)\(/

test('every screen with views is named there, or is for administrators alone', () => {
  const features = new URL('../../features/', import.meta.url)
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const withViews = new Set(
    sources
      .filter((file) => readsViews.test(readFileSync(new URL(file, features), 'utf8')))
      .map((file) => `/${file.split(/[\\/]/)[0] ?? ''}`),
  )
  const isForAdministrators = (path: string): boolean =>
    routeTable.find((row) => row.path === path)?.roles.join() === 'ADMIN'
  expect([...withViews].filter((path) => !named.has(path) && !isForAdministrators(path))).toEqual([])
  expect([...withViews]).toContain('/import-management')
})
