import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import type { LocaleTexts } from '../platform/locale/loadMessages.ts'
import type { PageTexts } from '../platform/locale/localeStore.ts'
import { loadScreen } from './loadScreen.ts'

const screen = { Screen: () => null }
vi.mock('./screens.ts', () => ({ myUnits: async () => screen, system: () => Promise.reject(new Error('no code')) }))
vi.mock('./plainScreens.ts', () => ({ errorPage: async () => screen }))

const texts: LocaleTexts = { 'myUnits.title': [{ type: 0, value: 'My units' }] }
const page = (load: PageTexts['load']): PageTexts => ({
  getSnapshot: () => ({ locale: 'en', intl: createIntl({ locale: 'en', messages: {} }), texts: 'own', missed: null }),
  shares: [''],
  load,
})

test('a screen comes with its texts, and with the sign by which they are recognised', async () => {
  const requests: string[] = []
  const load: PageTexts['load'] = async (locale, share = '') => {
    requests.push(locale + share)
    return texts
  }
  const named = [{ path: '/my-units', title: { id: 'routes.title.myUnits' } }]
  expect(await loadScreen('myUnits', page(load), named)).toEqual({ ...screen, sign: 'myUnits.title', named })
  expect(requests).toEqual(['en/myUnits'])
})

test('without its texts a screen does not come, and neither without its code', async () => {
  await expect(
    loadScreen(
      'myUnits',
      page(() => Promise.reject(new Error('no texts'))),
      [],
    ),
  ).rejects.toThrow('no texts')
  await expect(
    loadScreen(
      'system',
      page(async () => texts),
      [],
    ),
  ).rejects.toThrow('no code')
})

test('the error page asks for no texts', async () => {
  expect(
    await loadScreen(
      'errorPage',
      page(() => Promise.reject(new Error('offline'))),
      [],
    ),
  ).toEqual(screen)
})
