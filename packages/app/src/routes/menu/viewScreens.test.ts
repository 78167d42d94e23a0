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

test('every screen with views is named there', () => {
  const features = new URL('../../features/', import.meta.url)
  const withViews = readdirSync(features, { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .filter(({ name }) =>
      readdirSync(new URL(`${name}/`, features)).some(
        (file) =>
          file.endsWith('.tsx') &&
          readFileSync(new URL(`${name}/${file}`, features), 'utf8').includes('useSavedViews('),
      ),
    )
    .map(({ name }) => `/${name}`)
  expect(withViews.filter((path) => !named.has(path))).toEqual([])
  expect(withViews).toContain('/import-management')
})
