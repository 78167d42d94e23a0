import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RouteScreen } from './RouteScreen.tsx'
import type { RouteLoad } from './routeRow.ts'

vi.mock('../platform/session/SessionContext.tsx', () => ({ useSession: () => ({ snapshot: { roles: [] } }) }))

function draw(load: RouteLoad, ids: readonly string[]): string {
  const messages = Object.fromEntries(ids.map((id) => [id, 'A text']))
  const routes = [{ id: 'row', path: '/', loader: () => load, Component: RouteScreen }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { row: load } } })
  return renderToStaticMarkup(
    <RawIntlProvider value={createIntl({ locale: 'en', messages })}>
      <RouterProvider router={router} />
    </RawIntlProvider>,
  )
}

const Screen = () => <p>Units</p>

test('a screen is drawn once its texts are those of the page, and never before', () => {
  expect(draw({ Screen, sign: 'myUnits.title' }, ['myUnits.title'])).toBe('<p>Units</p>')
  expect(draw({ Screen, sign: 'myUnits.title' }, ['dashboard.title'])).toBe('')
})

test('a screen whose texts come first is always drawn', () => {
  expect(draw({ Screen }, [])).toBe('<p>Units</p>')
})
